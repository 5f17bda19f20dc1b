import type { LoaderFunctionArgs } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import { AUTH_ENV, tokenCookies } from "#tests/support/auth-provider.ts";
import type { Env } from "#app/bff/env.server.ts";
import { GIFT_CARD_SEGMENTATION } from "#app/models/cart-rules.ts";
import { aTile } from "#tests/support/catalogue-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { wishesIn } from "#tests/support/wish-cells.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
const ENV = { IMAGES_URL: "http://images.test" } as Env;
const TILES = `${GATEWAY}/ecommerce/v3/catalog/products`;
const PAGE = "/fr-fr/wishlist";

let browser: FakeBrowser;

const tileOf = (id: string) => {
  const productId = id.slice(0, 6);
  const optionId = id.length === 8 ? id : `${id}01`;
  return aTile({ productId, optionId, name: `Robe ${productId}`, colors: [] });
};

/** @param products from the oldest wish to the newest */
const wish = (...products: string[]) => {
  browser.cookies.wishlist = { products, options: { [products[0]!]: `${products[0]!}02` } };
};

beforeEach(() => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV), env: ENV });
  wish("100001", "100002", "100003");
  server.use(
    http.get(TILES, ({ request }) => {
      const ids = new URL(request.url).searchParams.get("ids")!.split(",");
      return HttpResponse.json({ products: ids.filter((id) => !id.startsWith("999")).map(tileOf) });
    }),
  );
});

const visit = async (query = "") => wishesIn(await browser.visit(loader, PAGE + query));
const send = (fields: Record<string, string>, query = "") =>
  browser.visit(action, PAGE + query, { method: "POST", body: new URLSearchParams(fields) });
const remove = (productId: string) => send({ intent: "remove", productId });
const undo = (productId: string) => send({ intent: "undo", productId });

describe("a visitor's wishlist [BEY-14]", () => {
  it("shows what the browser keeps, the newest first, in the colour that was wished for", async () => {
    const list = await visit();
    expect(list.ids).toEqual(["100003", "100002", "100001"]);
    expect(list).toMatchObject({ total: 3, notes: "", undo: [] });
    expect(list.share).not.toContain("sharedLink");
    const [newest = "", , oldest] = list.cells;
    // The card itself sells sizes in stock; the sold-out one has its alert below the card.
    expect(newest).toContain('action="/fr-fr/cart"');
    expect(newest).toContain('href="/fr-fr/product/100003/alert?sku=1000010101"');
    expect(newest).not.toContain("alert?sku=1000010102");
    expect(oldest).toContain('action="/fr-fr/product/100001/wish?option=10000102#w10000102"');
  });

  it("is empty where nothing is kept, and tells how much is no longer sold", async () => {
    wish("999001", "100002");
    expect(await visit()).toMatchObject({ total: 2, ids: ["100002"] });
    expect((await visit()).notes).toContain("Un article de votre liste n’est plus vendu.");
    browser.cookies = {};
    expect(await visit("?share=1")).toMatchObject({ total: 0, ids: [], share: "" });
    expect((await visit()).notes).toContain("Votre liste est encore vide");
  });

  it("offers no link to share where nothing on it is sold any more", async () => {
    wish("999001", "999003");
    expect(await visit("?share=1")).toMatchObject({ total: 2, ids: [], share: "" });
  });

  it("lets go of what is no longer sold, of all of it at once", async () => {
    wish("999001", "100002", "999003");
    const { notes } = await visit();
    const gone = [...notes.matchAll(/name="productId" value="(\d+)"/g)].map(([, id]) => ["productId", id!]);
    const body = new URLSearchParams([["intent", "drop"], ...gone]);
    await browser.visit(action, PAGE, { method: "POST", body });
    expect(await visit()).toMatchObject({ total: 1, ids: ["100002"], notes: "", undo: [] });
  });

  it("leads customers to their own", async () => {
    browser.cookies = await tokenCookies();
    const { response } = await browser.visit(loader, PAGE);
    expect([response?.status, response?.headers.get("location")]).toEqual([302, "/fr-fr/account/wishlist"]);
  });

  it("names a gift card without a colour, of which there is only one", async () => {
    const tile = aTile({
      productId: "999050",
      optionId: "99905002",
      name: "Carte cadeau",
      segmentationId: GIFT_CARD_SEGMENTATION,
    });
    server.use(http.get(TILES, () => HttpResponse.json({ products: [tile] })));
    wish("999050");
    await remove("999050");
    expect((await visit()).undo).toEqual([{ productId: "999050", name: "Carte cadeau", position: 0 }]);
  });

  it("takes one off with an undo in its place, which puts it back where it was, once [ACC-09]", async () => {
    const before = await visit();
    const { response } = await remove("100002");
    expect([response?.status, response?.headers.get("location")]).toEqual([303, PAGE]);
    const removed = await visit();
    expect(removed.ids).toEqual(["100003", "100001"]);
    expect(removed.undo).toEqual([{ productId: "100002", name: "Robe 100002, camel", position: 1 }]);
    expect((await undo("100002")).response?.status).toBe(303);
    expect(await visit()).toEqual(before);
    expect((await undo("100002")).response?.status).toBe(303);
    expect(await visit()).toEqual(before);
    expect((await undo("100001")).result).toMatchObject({ data: { problem: "error.undo" }, init: { status: 409 } });
  });

  it("keeps the places of several that were taken off, whatever the order, and the colour", async () => {
    wish("100001", "100002", "100003", "100004", "100005");
    const before = await visit();
    for (const order of [
      ["100003", "100004", "100001"],
      ["100001", "100004", "100003"],
      ["100004", "100003", "100002"],
    ]) {
      for (const productId of order) await remove(productId);
      const shown = await visit();
      // Only the latest removal offers an undo.
      expect(shown.undo).toHaveLength(1);
      for (const productId of order) await undo(productId);
      expect(await visit()).toEqual(before);
    }
    expect(browser.cookies.wishlist?.options).toEqual({ "100001": "10000102" });
  });

  it("marks what is cheaper than when it was wished for, from the cookie alone", async () => {
    browser.cookies.wishlist = {
      ...browser.cookies.wishlist!,
      prices: { currency: "EUR", cents: [24_900, 25_000, 0] },
    };
    const marked = async () => (await visit()).cells.map((html) => /[\d,]+\u00a0€ de moins/.exec(html)?.[0] ?? null);
    expect(await marked()).toEqual([null, "1,00\u00a0€ de moins", null]);
    await remove("100002");
    await undo("100002");
    expect(await marked()).toEqual([null, "1,00\u00a0€ de moins", null]);
  });

  it("keeps the last three to be put back", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      wish("100001", "100002", "100003", "100004", "100005");
      for (const productId of ["100001", "100005", "100003", "100002"]) {
        await remove(productId);
        vi.advanceTimersByTime(1_000);
      }
      expect((await undo("100001")).result).toMatchObject({ init: { status: 409 } });
      for (const productId of ["100005", "100003", "100002"]) {
        expect((await undo(productId)).response?.status).toBe(303);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it("honours an undo for 60 seconds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      await remove("100002");
      expect((await visit()).undo).toHaveLength(1);
      // A page opened later does not offer the undo any more, but an older page may still send it.
      vi.setSystemTime(Date.now() + 5_000);
      expect((await visit()).undo).toEqual([]);
      expect((await undo("100002")).response?.status).toBe(303);
      await remove("100002");
      vi.setSystemTime(Date.now() + 61_000);
      expect((await visit()).undo).toEqual([]);
      expect((await undo("100002")).result).toMatchObject({ init: { status: 409 } });
    } finally {
      vi.useRealTimers();
    }
  });

  it("believes no other's words for a product", async () => {
    for (const productId of ["100009", "", "abc", "1".repeat(5_000), "../x"]) {
      expect((await remove(productId)).response?.status).toBe(303);
    }
    expect((await send({ intent: "nonsense", productId: "100001" })).response?.status).toBe(303);
    expect(await visit()).toMatchObject({ total: 3, undo: [] });
  });

  it("is shared by a link that says what is on it and nothing else [BEY-14]", async () => {
    const { response } = await send({ intent: "share" });
    expect([response?.status, response?.headers.get("location")]).toEqual([303, `${PAGE}?share=1#share`]);
    expect((await visit("?share=1")).share).toContain(
      'value="http://localhost:3000/fr-fr/wishlist/shared?p=100003.100002.100001-10000102"',
    );
    expect((await send({ intent: "remove", productId: "100002" }, "?share=1")).response?.headers.get("location")).toBe(
      `${PAGE}?share=1`,
    );
  });

  it("is given by pages, of which there is always one", async () => {
    wish(...Array.from({ length: 50 }, (_, index) => String(100_001 + index)));
    expect(await visit("?page=3")).toMatchObject({ page: 3, total: 50, ids: { length: 14 } });
    for (const page of ["9", "0", "-1", "1e9", "abc", ""]) expect((await visit(`?page=${page}`)).ids).not.toEqual([]);
    expect((await send({ intent: "remove", productId: "100001" }, "?page=3")).response?.headers.get("location")).toBe(
      `${PAGE}?page=3`,
    );
    expect((await visit("?page=3")).undo).toMatchObject([{ productId: "100001", position: 13 }]);
    expect((await visit()).undo).toEqual([]);
  });

  it.each([
    ["answers 500", () => new HttpResponse(null, { status: 500 })],
    ["does not answer", () => HttpResponse.error()],
  ])("apologises for its cards when the catalogue %s", async (_what, answer) => {
    server.use(http.get(TILES, answer));
    const failed = await visit();
    expect(failed).toMatchObject({ ids: [], total: 3, status: 503 });
    expect(failed.notes).toContain("Réessayer");
    // Removing needs no catalogue.
    expect((await remove("100002")).response?.status).toBe(303);
  });

  it("is no page of a site without wishlists", async () => {
    const without = (route: typeof loader | typeof action) => (args: LoaderFunctionArgs) => {
      args.context.site.params.wishlist = false;
      return route(args);
    };
    expect((await browser.visit(without(loader), PAGE)).response?.status).toBe(404);
    const init = { method: "POST", body: new URLSearchParams({ intent: "remove", productId: "100001" }) };
    expect((await browser.visit(without(action), PAGE, init)).response?.status).toBe(404);
  });
});
