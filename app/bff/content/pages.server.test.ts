import { http, HttpResponse } from "msw";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { aFamilyListing, aTile } from "#tests/support/catalogue-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { Written } from "#app/ui/blocks/parts.tsx";
import { withBlocks } from "./blocks.server";
import type { ContentClient, ListQuery } from "./client.server";
import { findContentPage, listTeasers } from "./pages.server";

const server = useGatewayServer();
const CATALOG = `${GATEWAY}/ecommerce/v3/catalog`;

const image = { url: "/scenes/cafe.webp", alt: "Un café", width: 1200, height: 900 };
const entry = (page_id: string, blocks: unknown[] = [], published_on = "2026-10-01") => ({
  uid: `blog_${page_id}`,
  page_id,
  title: `Article ${page_id}`,
  published_on,
  blocks,
});

/** A content client with these entries of every type; with null it fails. */
function content(entries: unknown[] | null): ContentClient {
  const listEntries = <T>({ schema, where }: ListQuery<T>) => {
    const found = entries?.map((each) => schema.parse(each)) ?? null;
    return Promise.resolve(
      found && where ? found.filter((each) => (each as Record<string, unknown>)[where.field] === where.value) : found,
    );
  };
  return { findEntry: () => Promise.resolve(null), listEntries, listAssets: () => Promise.resolve(null) };
}
const contextWith = (entries: unknown[] | null) => aContext({ shop: { content: content(entries) } });

function catalogue(): string[] {
  const calls: string[] = [];
  server.use(
    http.get(`${CATALOG}/products`, ({ request }) => {
      calls.push(new URL(request.url).searchParams.get("ids") ?? "");
      return HttpResponse.json({ products: ["100001", "100002"].map((productId) => aTile({ productId })) });
    }),
    http.get(`${CATALOG}/families/w1`, ({ request }) => {
      calls.push(`w1 ${new URL(request.url).searchParams.get("filters") ?? ""}`);
      return HttpResponse.json(aFamilyListing({ products: Array.from({ length: 20 }, () => aTile()) }));
    }),
  );
  return calls;
}

const LIVE = [
  { products: { title: "À porter avec", product_ids: ["100002", "999999"] } },
  { look: { title: "Sur les marches", image, product_ids: ["100001", "100002"] } },
  { carousel: { title: "Manteaux", family_id: "w1", color: "brown", count: 3 } },
];

async function view(context: ReturnType<typeof aContext>, id = "7001") {
  const found = await findContentPage(context, "blog", id);
  if (typeof found === "string") throw new Error(found);
  return withBlocks(context, found.page, found);
}

describe("findContentPage", () => {
  it("fetches all products that a page names in one call, a family's in another", async () => {
    const calls = catalogue();
    const { blocks } = await view(contextWith([entry("7001", LIVE)]));
    expect(calls.sort()).toEqual(["100002,999999,100001", "w1 color:brown"]);
    const [products, look, carousel] = blocks;
    expect(products?.kind === "products" && products.products).toHaveLength(1);
    expect(look).toMatchObject({ kind: "look", products: [{}, {}] });
    expect(carousel?.kind === "carousel" && carousel.products).toHaveLength(3);
  });

  it("shows a product in one row only", async () => {
    catalogue();
    const row = { products: { title: "À porter avec", product_ids: ["100002", "100001"] } };
    const again = { products: { title: "Encore", product_ids: ["100001"] } };
    const carousel = { carousel: { title: "Manteaux", family_id: "w1" } };
    const { blocks } = await view(contextWith([entry("7001", [row, again, carousel])]));
    const rows = blocks.filter((block) => block.kind === "products" || block.kind === "carousel");
    expect(rows.map(({ products }) => products.length)).toEqual([2, 0, 0]);
  });

  it("shows a product once where an editor entered it twice", async () => {
    catalogue();
    const product_ids = ["100001", "100002", "100001"];
    const twice = [
      { look: { title: "Sur les marches", image, product_ids } },
      { products: { title: "Avec", product_ids } },
    ];
    const { blocks } = await view(contextWith([entry("7001", twice)]));
    expect(blocks).toMatchObject([{ products: [{}, {}] }, { products: [{}, {}] }]);
  });

  it("stays without its cover where the cover's file has no size", async () => {
    const cover = { url: "/scenes/logo.svg", alt: "", width: null, height: null };
    const { page, others } = await view(
      contextWith([
        { ...entry("7001"), cover },
        { ...entry("7002"), cover },
      ]),
    );
    expect(page.cover).toBeUndefined();
    expect(others).toHaveLength(1);
  });

  it("asks for no mistyped id, for which the gateway would refuse the others too", async () => {
    const calls = catalogue();
    const row = { products: { title: "À porter avec", product_ids: ["100002x", "100002", "1000 13"] } };
    const { blocks } = await view(contextWith([entry("7001", [row])]));
    expect(calls).toEqual(["100002"]);
    expect(blocks).toMatchObject([{ products: [{}] }]);
  });

  it("asks nobody twice for the products of a page", async () => {
    const calls = catalogue();
    const context = contextWith([]);
    // The read cache gives every reader the same object.
    const page = entry("7001", LIVE);
    context.shop.content.listEntries = () => Promise.resolve([page] as never);
    const first = await view(context);
    const second = await view(context);
    expect(second.blocks).toEqual(first.blocks);
    expect(calls).toHaveLength(2);
  });

  it.each([503, 404, 400])("is a page without its products when the gateway answers %i", async (status) => {
    server.use(http.get(`${CATALOG}/*`, () => HttpResponse.json({ code: "X", message: "x" }, { status })));
    const { blocks } = await view(contextWith([entry("7001", [{ text: { text: "Reste" } }, ...LIVE])]));
    expect(blocks).toHaveLength(4);
    expect(blocks[1]).toMatchObject({ products: [] });
    expect(blocks[3]).toMatchObject({ products: [] });
  });

  it("leaves out blocks that nobody knows or that miss what they need, and logs each", async () => {
    const context = contextWith([entry("7001", [{ hologram: {} }, { text: { text: "Reste" } }, { quote: {} }, null])]);
    expect((await view(context)).blocks).toEqual([{ kind: "text", text: "Reste" }]);
    expect(context.lines.filter((line) => line.includes("a content block is left out"))).toHaveLength(3);
    expect(context.lines.join()).toContain("nobody knows hologram");
  });

  it("leads on to the three that come after it, round the end", async () => {
    const days = ["2026-10-01", "2026-10-02", "2026-10-03", "2026-10-04", "2026-10-05"];
    const { others } = await view(contextWith(days.map((day, index) => entry(`700${index + 1}`, [], day))), "7002");
    expect(others.map(({ page_id }) => page_id)).toEqual(["7001", "7005", "7004"]);
  });

  it("leads on to no page twice, nor to itself", async () => {
    const { others } = await view(contextWith([entry("7001"), entry("7002")]), "7001");
    expect(others.map(({ page_id }) => page_id)).toEqual(["7002"]);
  });

  it("says whether there is no such page or no answer", async () => {
    expect(await findContentPage(contextWith([]), "trend", "1")).toBe("unknown");
    expect(await findContentPage(contextWith(null), "trend", "1")).toBe("unavailable");
  });
});

describe("listTeasers", () => {
  it("are the latest first; null without content", async () => {
    const listed = await listTeasers(contextWith([entry("1"), entry("2", [], "2026-11-01")]), "blog");
    expect(listed?.map(({ page_id }) => page_id)).toEqual(["2", "1"]);
    expect(await listTeasers(contextWith(null), "blog")).toBeNull();
  });

  it.each(["2026-13-45", "2026-02-30", "yesterday", ""])("do not say when where that is no day: %j", async (day) => {
    const [article] = (await listTeasers(contextWith([entry("1", [], day)]), "blog")) ?? [];
    const page = renderToStaticMarkup(
      createElement(FixedText, {
        info: { prefix: "fr-fr", locale: "fr-FR" },
        messages: pageMessages("fr", "content"),
        children: createElement(Written, { page: { ...article, reading_minutes: 4 } }),
      }),
    );
    expect(page).toMatch(/^<p[^>]*>4\smin[^<]*<\/p>$/);
  });
});
