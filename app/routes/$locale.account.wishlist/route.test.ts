import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import type { Wish } from "#app/bff/account/wishlist.server.ts";
import type { Env } from "#app/bff/env.server.ts";
import { aTile } from "#tests/support/catalogue-builders.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { wishesIn } from "#tests/support/wish-cells.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
const ENV = { IMAGES_URL: "http://images.test" } as Env;
const WISHLIST = `${GATEWAY}/customers-self/knowledges/wishlist`;
const PAGE = "/fr-fr/account/wishlist";

let browser: FakeBrowser;
let kept: Wish[];

beforeEach(async () => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV), env: ENV });
  browser.cookies = await tokenCookies();
  kept = [{ productId: "100003" }, { productId: "100002", optionId: "10000202" }, { productId: "100001" }];
  server.use(
    ...fakeProvider().handlers,
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products`, ({ request }) => {
      const ids = new URL(request.url).searchParams.get("ids")!.split(",");
      return HttpResponse.json({
        products: ids.map((id) => aTile({ productId: id.slice(0, 6), optionId: id.padEnd(8, "01"), colors: [] })),
      });
    }),
    http.get(`${WISHLIST}/`, () => HttpResponse.json({ values: kept })),
    http.post(WISHLIST, async ({ request }) => {
      const { position = 0, ...product } = (await request.json()) as Wish & { position?: number };
      kept = kept.toSpliced(position, 0, product);
      return HttpResponse.json({ values: kept });
    }),
    http.delete(`${WISHLIST}/:id`, ({ params: { id } }) => {
      if (kept.every(({ productId }) => productId !== id)) return new HttpResponse(null, { status: 404 });
      kept = kept.filter(({ productId }) => productId !== id);
      return HttpResponse.json({ values: kept });
    }),
  );
});

async function visit(query = "") {
  return wishesIn(await browser.visit(loader, PAGE + query));
}
const send = (intent: string, productId = "") =>
  browser.visit(action, PAGE, { method: "POST", body: new URLSearchParams({ intent, productId }) });

describe("a customer's wishlist", () => {
  it("lists what is wished for, by pages [ACC-09]", async () => {
    expect((await visit()).ids).toEqual(["100003", "100002", "100001"]);
    kept = Array.from({ length: 60 }, (_, index) => ({ productId: String(100_001 + index) }));
    expect(await visit("?page=3")).toMatchObject({ page: 3, total: 60, ids: { length: 18 } });
    expect(await visit("?page=9")).toMatchObject({ page: 4 });
  });

  it("has what could not be moved there at sign-in, once that works again [BEY-07]", async () => {
    browser.cookies.wishlist = { products: ["100005", "100004"] };
    server.use(http.post(WISHLIST, () => new HttpResponse(null, { status: 503 }), { once: true }));
    expect((await visit()).ids).toEqual(["100003", "100002", "100001"]);
    expect((await visit()).ids).toEqual(["100004", "100005", "100003", "100002", "100001"]);
    expect(browser.cookies.wishlist).toBeUndefined();
  });

  it("takes one off with an undo in its place, which puts it back there in its colour, once [ACC-09]", async () => {
    const { response } = await send("remove", "100002");
    expect([response?.status, response?.headers.get("location")]).toEqual([303, PAGE]);
    const removed = await visit();
    expect(removed.ids).toEqual(["100003", "100001"]);
    expect(removed.undo).toMatchObject([{ productId: "100002", position: 1 }]);
    expect((await send("undo", "100002")).response?.status).toBe(303);
    expect(kept.map(({ productId }) => productId)).toEqual(["100003", "100002", "100001"]);
    expect(kept[1]).toEqual({ productId: "100002", optionId: "10000202" });
    expect((await visit()).undo).toEqual([]);
    expect((await send("undo", "100002")).response?.status).toBe(303);
    expect(kept).toHaveLength(3);
    expect((await send("undo", "100001")).result).toMatchObject({
      data: { problem: "error.undo" },
      init: { status: 409 },
    });
  });

  it("marks what is cheaper than when it was wished for, and nothing else", async () => {
    const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
    kept = [
      { productId: "100004", wishedPrice: { centAmount: 99_900, currencyCode: "PLN" } },
      { productId: "100003", wishedPrice: eur(24_900) },
      { productId: "100002", optionId: "10000202", wishedPrice: eur(29_950) },
      { productId: "100001" },
    ];
    const marked = async () => (await visit()).cells.map((html) => /[\d,]+\u00a0€ de moins/.exec(html)?.[0] ?? null);
    expect(await marked()).toEqual([null, null, "50,50\u00a0€ de moins", null]);
    // The price at which it was wished for is restored with it.
    await send("remove", "100002");
    expect(await marked()).toEqual([null, null, null]);
    await send("undo", "100002");
    expect(await marked()).toEqual([null, null, "50,50\u00a0€ de moins", null]);
  });

  it("drops no more at once than a page shows", async () => {
    kept = Array.from({ length: 20 }, (_, index) => ({ productId: String(100_001 + index) }));
    const products = kept.map(({ productId }) => ["productId", productId]);
    await browser.visit(action, PAGE, { method: "POST", body: new URLSearchParams([["intent", "drop"], ...products]) });
    expect(kept).toHaveLength(2);
  });

  it("takes one that is gone already for removed", async () => {
    expect((await send("remove", "100009")).response?.status).toBe(303);
    server.use(http.delete(`${WISHLIST}/:id`, () => new HttpResponse(null, { status: 404 })));
    expect((await send("remove", "100002")).response?.status).toBe(303);
  });

  it.each([
    ["answers 500", () => new HttpResponse(null, { status: 500 })],
    ["does not answer", () => HttpResponse.error()],
  ])("says what could not be changed when the gateway %s, and keeps what there is [ACC-09]", async (_what, answer) => {
    await send("remove", "100001");
    server.use(http.delete(`${WISHLIST}/:id`, answer), http.post(WISHLIST, answer));
    const refused = { data: { problem: "error.unavailable" }, init: { status: 503 } };
    expect((await send("remove", "100002")).result).toMatchObject(refused);
    expect((await send("undo", "100001")).result).toMatchObject(refused);
    // An undo that failed can be tried again.
    expect((await visit()).undo).toMatchObject([{ productId: "100001" }]);
    expect(kept).toHaveLength(2);
  });

  it("says that the list is full [ACC-09]", async () => {
    await send("remove", "100002");
    server.use(http.post(WISHLIST, () => HttpResponse.json({ code: "WISHLIST_FULL", message: "" }, { status: 422 })));
    expect((await send("undo", "100002")).result).toMatchObject({
      data: { problem: "error.full" },
      init: { status: 422 },
    });
  });

  it.each([
    ["answers 500", () => new HttpResponse(null, { status: 500 })],
    ["does not answer", () => HttpResponse.error()],
  ])("shows none when the gateway %s, and says so, also of a removal [ACC-09]", async (_what, answer) => {
    server.use(http.get(`${WISHLIST}/`, answer));
    const page = await visit();
    expect(page).toMatchObject({ status: 200, total: 0, ids: [] });
    expect(page.notes).toContain("ne peut pas s’afficher");
    expect(page.notes).not.toContain("vide");
    expect((await send("remove", "100002")).result).toMatchObject({ data: { problem: "error.unavailable" } });
    expect(kept).toHaveLength(3);
  });

  it("is shared by a link with the colours, and nothing of the customer [BEY-14]", async () => {
    expect((await send("share")).response?.headers.get("location")).toBe(`${PAGE}?share=1#share`);
    expect((await visit("?share=1")).share).toContain(
      'value="http://localhost:3000/fr-fr/wishlist/shared?p=100003.100002-10000202.100001"',
    );
  });

  it("is for customers only, and not for a deleted account", async () => {
    server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer({ isDeleted: true }))));
    expect((await browser.visit(loader, PAGE)).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    expect((await send("remove", "100002")).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    browser.cookies = {};
    expect((await browser.visit(loader, PAGE)).response?.status).toBe(301);
    expect((await send("remove", "100002")).response?.status).toBe(301);
    expect(kept).toHaveLength(3);
  });
});
