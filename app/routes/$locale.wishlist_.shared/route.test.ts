import type { LoaderFunctionArgs } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import type { Env } from "#app/bff/env.server.ts";
import { aTile } from "#tests/support/catalogue-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { wishesIn } from "#tests/support/wish-cells.ts";
import { loader, meta } from "./route";

const server = useGatewayServer();
const ENV = { IMAGES_URL: "http://images.test" } as Env;
const TILES = `${GATEWAY}/ecommerce/v3/catalog/products`;
const PAGE = "/fr-fr/wishlist/shared";

let asked: string[];

beforeEach(() => {
  asked = [];
  server.use(
    http.get(TILES, ({ request }) => {
      const ids = new URL(request.url).searchParams.get("ids")!;
      asked.push(ids);
      // Like the gateway, refuses a request with an invalid id.
      if (!/^\d{1,20}(,\d{1,20})*$/.test(ids)) return new HttpResponse(null, { status: 400 });
      const known = ids.split(",").filter((id) => id.length >= 6 && !id.startsWith("999"));
      return HttpResponse.json({
        products: known.map((id) => aTile({ productId: id.slice(0, 6), optionId: id.padEnd(8, "01"), colors: [] })),
      });
    }),
  );
});

async function visit(query: string) {
  const visited = await new FakeBrowser({ env: ENV }).visit(loader, PAGE + query);
  return { ...wishesIn(visited), session: visited.context.session };
}

describe("a wishlist that somebody shared [BEY-14]", () => {
  it("shows to anyone what the link says, in its order, with hearts and sizes", async () => {
    const { ids, cells, status, session, notes } = await visit("?p=100003.100001-10000102");
    expect([ids, status, notes]).toEqual([["100003", "100001"], 200, ""]);
    expect(cells[1]).toContain('action="/fr-fr/product/100001/wish?option=10000102#w10000102"');
    expect(cells[0]).toContain('action="/fr-fr/cart"');
    // Another person's list offers no removal, and no personal data is read for it.
    expect(cells.join()).not.toContain('value="remove"');
    expect(session.isPersonal).toBe(false);
  });

  it("is in no search engine", () => {
    expect(meta({ data: { title: "t" } } as never)).toContainEqual({ name: "robots", content: "noindex" });
  });

  it("leaves out what nobody knows, and asks for fifty at most", async () => {
    expect((await visit("?p=999001.abc.100002.1.../x")).ids).toEqual(["100002"]);
    const many = Array.from({ length: 400 }, (_, index) => 100_000 + index).join(".");
    expect((await visit(`?p=${many}`)).ids).toHaveLength(50);
    expect(asked.at(-1)!.split(",")).toHaveLength(50);
  });

  it.each(["", "?p=", "?p=garbage", "?p=<script>", "?p=%00", "?p=999001", `?p=${"9".repeat(5_000)}`, "?q=100001"])(
    "is an empty page, never an error: %s",
    async (query) => {
      const { ids, status, notes } = await visit(query);
      expect([ids, status]).toEqual([[], 200]);
      expect(notes).toContain("Il n’y a rien à voir ici");
    },
  );

  it.each([404, 400])("is an empty page when the catalogue answers %s", async (status) => {
    server.use(http.get(TILES, () => HttpResponse.json({ code: "NO", message: "" }, { status })));
    expect(await visit("?p=100001")).toMatchObject({ ids: [], status: 200 });
  });

  it.each([
    ["answers 500", () => new HttpResponse(null, { status: 500 })],
    ["does not answer", () => HttpResponse.error()],
  ])("apologises when the catalogue %s", async (_what, answer) => {
    server.use(http.get(TILES, answer));
    const { ids, status, notes } = await visit("?p=100001");
    expect([ids, status]).toEqual([[], 503]);
    expect(notes).toContain("Réessayer");
  });

  it("is no page of a site without wishlists", async () => {
    const without = (args: LoaderFunctionArgs) => {
      args.context.site.params.wishlist = false;
      return loader(args);
    };
    expect((await new FakeBrowser({ env: ENV }).visit(without, `${PAGE}?p=100001`)).response?.status).toBe(404);
  });
});
