import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { assetSchema, homeSchema } from "#app/models/page.ts";
import { anchorOf } from "#app/ui/content-link/content-link.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext } from "#tests/support/request-context.ts";
import { createMemoryCache } from "../gateway/cache.server";
import { readEnv } from "../env.server";
import { createLogger } from "../log.server";
import { createContentClient } from "./client.server";

const server = useGatewayServer();
const ENTRIES = "http://content.test/v3/content_types/:type/entries";
const ASSETS = "http://content.test/v3/assets";
const rendering = null;
const schema = z.object({ uid: z.string(), title: z.string() });
const ENV = {
  PORT: "3000",
  GATEWAY_URL: "http://gateway.test",
  GATEWAY_SUBSCRIPTION_KEY: "key",
  AUTH_ISSUER: "http://auth.test",
  AUTH_CLIENT_ID: "id",
  AUTH_CLIENT_SECRET: "secret",
  CONTENTSTACK_API_KEY: "api-key",
  CONTENTSTACK_DELIVERY_TOKEN: "token",
  CONTENTSTACK_ENVIRONMENT: "live",
  CONTENTSTACK_HOST: "http://content.test",
  PLACES_URL: "http://places.test",
  IMAGES_URL: "http://images.test",
  SESSION_SECRETS: "a-secret-of-at-least-thirty-two-characters",
};

function aClient(siteEnv: "local" | "integration" = "local", timeoutMs?: number) {
  const lines: string[] = [];
  const log = createLogger("debug", { write: (line) => void lines.push(line) });
  const env = readEnv({ ...ENV, SITE_ENV: siteEnv });
  const cache = createMemoryCache({ maxBytes: 1_000_000 });
  return { client: createContentClient(env, cache, log, timeoutMs), cache, lines };
}

interface Asked {
  type: unknown;
  params: Record<string, string[]>;
  headers: Headers;
}

function answers(body: object, status = 200, at = ENTRIES): Asked[] {
  const asked: Asked[] = [];
  server.use(
    http.get(at, ({ request, params }) => {
      const { searchParams } = new URL(request.url);
      const names = [...new Set(searchParams.keys())];
      const all = Object.fromEntries(names.map((name) => [name, searchParams.getAll(name)]));
      asked.push({ type: params.type, params: all, headers: request.headers });
      return HttpResponse.json(body, { status });
    }),
  );
  return asked;
}
const FILE = { uid: "f1", filename: "fr.webp", url: "/flags/fr.webp" };
const PAGE = { uid: "page-1", title: "Our workshops" };

describe("the content service is asked [CMS-06]", () => {
  it("by type, in the locale's lower case, for the environment `dev` where the shop runs locally", async () => {
    const asked = answers({ entries: [PAGE] });
    const { client } = aClient();
    expect(await client.findEntry({ type: "footer_layout", locale: "fr-CH", rendering, schema })).toEqual(PAGE);
    expect(asked).toMatchObject([
      { type: "footer_layout", params: { environment: ["dev"], locale: ["fr-ch"], limit: ["1"] } },
    ]);
    expect(asked[0]!.headers.get("access_token")).toBe("token");
    expect(asked[0]!.headers.get("api_key")).toBe("api-key");
  });

  it("for its own environment elsewhere", async () => {
    const asked = answers({ entries: [] });
    await aClient("integration").client.findEntry({ type: "home_page", locale: "en-GB", rendering, schema });
    expect(asked[0]!.params.environment).toEqual(["live"]);
  });

  it("with the references to include, the only fields it needs, and a field's value", async () => {
    const asked = answers({ entries: [PAGE] });
    await aClient().client.listEntries({
      type: "blog_page",
      locale: "en-GB",
      rendering,
      schema,
      include: ["blocks.link.page_reference"],
      only: ["uid", "title"],
      where: { field: "page_id", value: "4001" },
    });
    const { params } = asked[0]!;
    // The SDK decides how lists are written in the query.
    const listed = (start: string) =>
      Object.keys(params).flatMap((name) => (name.startsWith(start) ? params[name] : []));
    expect(listed("include[")).toEqual(["blocks.link.page_reference"]);
    expect(listed("only[BASE]")).toEqual(["uid", "title"]);
    expect(JSON.parse(params.query?.[0] ?? "")).toEqual({ page_id: "4001" });
  });

  it("for a folder's files, once for all who want them", async () => {
    const asked = answers({ assets: [FILE] }, 200, ASSETS);
    const { client } = aClient();
    const query = { folder: "blt-flags", locale: "de-DE", rendering, schema: assetSchema } as const;
    const [first, second] = await Promise.all([client.listAssets(query), client.listAssets(query)]);
    expect(first).toEqual([FILE]);
    expect(second).toBe(first);
    expect(asked).toMatchObject([
      { params: { folder: ["blt-flags"], environment: ["dev"], locale: ["de-de"], limit: ["100"] } },
    ]);
    expect(asked[0]!.headers.get("access_token")).toBe("token");
  });

  it.each(["entries", "assets"] as const)("page after page for all %s of a list", async (found) => {
    const all = Array.from({ length: 201 }, (_, index) => ({ ...FILE, ...PAGE, uid: `uid-${index}` }));
    server.use(
      http.get(found === "assets" ? ASSETS : ENTRIES, ({ request }) => {
        const [skip, limit] = ["skip", "limit"].map((name) => Number(new URL(request.url).searchParams.get(name)));
        return HttpResponse.json({ [found]: all.slice(skip, skip! + limit!), count: all.length });
      }),
    );
    const { client } = aClient();
    const query = { locale: "fr-FR", rendering, schema } as const;
    const list = await (found === "assets"
      ? client.listAssets({ ...query, folder: "flags" })
      : client.listEntries({ ...query, type: "blog_page" }));
    expect(list?.map(({ uid }) => uid)).toEqual(all.map(({ uid }) => uid));
  });

  it("once for all who ask the same, and apart for another locale", async () => {
    const asked = answers({ entries: [PAGE] });
    const { client } = aClient();
    const read = (locale: "fr-FR" | "de-DE") => client.findEntry({ type: "home_page", locale, rendering, schema });
    await Promise.all([read("fr-FR"), read("fr-FR"), read("de-DE")]);
    await read("fr-FR");
    expect(asked.map(({ params }) => params.locale?.[0]).sort()).toEqual(["de-de", "fr-fr"]);
  });
});

describe("what was read is asked for again", () => {
  const query = { type: "blog_page", locale: "fr-FR", rendering, schema } as const;

  it.each([
    ["when one of its entries is purged", "content:page-1", 2],
    ["when its type is purged", "content:blog_page", 2],
    ["but not when another entry is purged", "content:page-2", 1],
  ])("%s", async (_, tag, calls) => {
    const asked = answers({ entries: [PAGE] });
    const { client, cache } = aClient();
    await client.listEntries(query);
    cache.purge([tag]);
    await client.listEntries(query);
    expect(asked).toHaveLength(calls);
  });
});

describe("what the content service cannot give is null, and logged [CMS-06]", () => {
  it.each([
    ["an error", { error_message: "No", error_code: 141 }, 422],
    ["a server that is unavailable", { error_message: "No", error_code: 194 }, 500],
    ["an entry without its shape", { entries: [{ uid: 1 }] }, 200],
  ])("%s", async (_, body, status) => {
    answers(body, status);
    const { client, lines } = aClient();
    expect(await client.findEntry({ type: "home_page", locale: "fr-FR", rendering, schema })).toBeNull();
    expect(lines.join()).toContain("content could not be read");
  });

  it("no answer at all", async () => {
    server.use(http.get(ENTRIES, () => HttpResponse.error()));
    const { client } = aClient();
    expect(await client.findEntry({ type: "home_page", locale: "fr-FR", rendering, schema })).toBeNull();
    expect(await client.listEntries({ type: "home_page", locale: "fr-FR", rendering, schema })).toBeNull();
  });

  it("a folder whose service is unavailable", async () => {
    answers({ error_message: "No", error_code: 194 }, 500, ASSETS);
    const { client, lines } = aClient();
    expect(await client.listAssets({ folder: "flags", locale: "fr-FR", rendering, schema: assetSchema })).toBeNull();
    expect(lines.join()).toContain('"folder":"flags"');
  });

  it("while of a folder only the files without their shape are left out", async () => {
    answers({ assets: [FILE, { uid: "f2", filename: null }, null] }, 200, ASSETS);
    const { client } = aClient();
    expect(await client.listAssets({ folder: "flags", locale: "fr-FR", rendering, schema: assetSchema })).toEqual([
      FILE,
    ]);
  });

  it("while of a list only the entries without their shape are left out", async () => {
    answers({ entries: [PAGE, { uid: 2 }] });
    const { client, lines } = aClient();
    expect(await client.listEntries({ type: "blog_page", locale: "fr-FR", rendering, schema })).toEqual([PAGE]);
    expect(lines.join()).toContain("a piece of content is left out");
  });
});

describe("a content service that is unavailable is not waited for [CMS-06]", () => {
  const query = { type: "home_page", locale: "fr-FR", rendering, schema } as const;

  /** Answers by `respond`, and counts the calls. */
  function counted(respond: () => Response | Promise<Response>): { count: number } {
    const calls = { count: 0 };
    const next = () => {
      calls.count += 1;
      return respond();
    };
    server.use(http.get(ENTRIES, next));
    return calls;
  }

  it.each<[string, () => Response | Promise<Response>]>([
    ["never answers", () => new Promise<never>(() => {})],
    [
      "never finishes, though it goes on sending",
      () => {
        let timer: ReturnType<typeof setInterval>;
        const body = new ReadableStream<Uint8Array>({
          start: (stream) => void (timer = setInterval(() => stream.enqueue(new TextEncoder().encode(" ")), 10)),
          cancel: () => clearInterval(timer),
        });
        return new HttpResponse(body, { headers: { "Content-Type": "application/json" } });
      },
    ],
  ])("when it %s", async (_, respond) => {
    const calls = counted(respond);
    const { client, lines } = aClient("local", 100);
    const start = performance.now();
    expect(await client.findEntry(query)).toBeNull();
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(calls.count).toBe(1);
    expect(lines.join()).toContain("ERR_CANCELED");
  });

  it.each([401, 429, 503])("when it answers %i and wants to be asked later", async (status) => {
    const headers = { "Retry-After": "3600", "x-ratelimit-remaining": "0" };
    const calls = counted(() => HttpResponse.json({ error_message: "Later", error_code: 109 }, { status, headers }));
    expect(await aClient().client.findEntry(query)).toBeNull();
    expect(calls.count).toBe(1);
  });

  it("again for some seconds, and says so once", async () => {
    const calls = counted(() => HttpResponse.error());
    const { client, lines } = aClient();
    for (let time = 0; time < 3; time += 1) expect(await client.findEntry(query)).toBeNull();
    expect(calls.count).toBe(1);
    expect(lines.filter((line) => line.includes("content could not be read"))).toHaveLength(1);
    expect(await client.findEntry({ ...query, locale: "de-DE" })).toBeNull();
    expect(calls.count).toBe(2);
  });

  it("does without an answer that is longer than any page's content [OPS-05]", async () => {
    answers({ entries: [{ ...PAGE, more: "a".repeat(9_000_000) }] });
    const { client, lines } = aClient();
    expect(await client.findEntry({ type: "page", locale: "en-GB", schema, rendering })).toBeNull();
    expect(lines.join()).toContain("content could not be read");
  });
});

describe("a link to a page that the country does not have", () => {
  const to = (url: string) => ({ title: url, page_reference: [{ uid: "p", url }] });
  const CLOSED = { zoom: 5, center: { lat: 46, lon: 2 }, countryCodes: ["FR"], isActive: false };

  it("is emptied in blocks too, and an external link does not take its place", async () => {
    const link = { ...to("/stores"), external_link: "https://elsewhere.test" };
    const blocks = [{ banner: { title: "Shops", link } }, { text: { links: [{ external_link: "/wishlist" }] } }];
    answers({ entries: [{ ...PAGE, blocks }] });
    const { site } = aContext({ params: { storeLocator: CLOSED, wishlist: false } });
    const query = { type: "home_page", locale: "fr-FR", rendering, site, schema: homeSchema } as const;
    const home = (await aClient().client.findEntry(query)) as { blocks: typeof blocks };
    expect(anchorOf(home.blocks[0]!.banner!.link, "fr-fr")).toBeNull();
    expect(anchorOf(home.blocks[1]!.text!.links[0], "fr-fr")).toBeNull();
  });
});
