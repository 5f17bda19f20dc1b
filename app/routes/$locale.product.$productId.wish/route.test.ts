import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { anOption, aProduct, reviewsAnswer } from "#tests/support/catalogue-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import type { FlashMessage } from "#app/models/form-problem.ts";
import { action } from "./route";

const server = useGatewayServer();
const WISHLIST = `${GATEWAY}/customers-self/knowledges/wishlist`;
const PRODUCT = `${GATEWAY}/ecommerce/v3/catalog/products/:id`;
const LISTING = "/fr-fr/manteaux--plw1";

let browser: FakeBrowser;

beforeEach(async () => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
  browser.cookies = await tokenCookies();
  server.use(
    ...fakeProvider().handlers,
    http.get(PRODUCT, () =>
      HttpResponse.json({
        product: aProduct({ options: [anOption()] }),
        optionId: null,
        reviews: reviewsAnswer(null),
      }),
    ),
    http.get(`${WISHLIST}/`, () => HttpResponse.json({ values: [{ productId: "100002" }, { productId: "100001" }] })),
    http.post(WISHLIST, () => HttpResponse.json({ values: [] })),
    http.delete(`${WISHLIST}/:id`, () => HttpResponse.json({ values: [] })),
  );
});

const press = (wish: "on" | "off", { from = LISTING, stay = false, query = "" } = {}) =>
  browser.visit(
    action,
    `/fr-fr/product/100001/wish${query}`,
    {
      method: "POST",
      body: new URLSearchParams({ wish, ...(stay && { stay: "1" }) }),
      headers: { Referer: `http://localhost:3000${from}` },
    },
    { productId: "100001" },
  );
const said = () => (browser.cookies.flash?.messages as FlashMessage[] | undefined)?.map(({ kind, key }) => [kind, key]);

describe("the heart", () => {
  it("puts a product on the list and takes it off, says so, and leads back [ACC-09]", async () => {
    const { response } = await press("on");
    expect([response?.status, response?.headers.get("location")]).toEqual([303, LISTING]);
    await press("off");
    expect(said()).toEqual([
      ["success", "wishlist.added"],
      ["success", "wishlist.removed"],
    ]);
    expect(browser.cookies.flash?.messages[0]).toMatchObject({ values: { name: aProduct().name } });
    expect(browser.cookies.undo).toBeUndefined();
    expect((await press("on", { stay: true })).result).toMatchObject({ data: { isWished: true, problem: null } });
  });

  it("leads who closed the account to the page that reopens it", async () => {
    const deleted = () => HttpResponse.json({ code: "ACCOUNT_DELETED", message: "" }, { status: 403 });
    server.use(http.post(WISHLIST, deleted), http.get(`${WISHLIST}/`, deleted));
    for (const stay of [false, true]) {
      const { response } = await press("on", { stay });
      expect([response?.status, response?.headers.get("location")]).toEqual([303, "/fr-fr/account/reactivate"]);
    }
    expect(said()).toBeUndefined();
  });

  it("keeps what the colour costs with the wish, where it says which one it is", async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(WISHLIST, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ values: [] });
      }),
    );
    await press("on");
    await press("on", { query: "?option=10000101" });
    const wishedPrice = { centAmount: 24_900, currencyCode: "EUR" };
    expect(sent).toMatchObject([{ productId: "100001" }, { productId: "100001", optionId: "10000101", wishedPrice }]);
    expect(sent[0]).not.toHaveProperty("wishedPrice");
    browser.cookies = {};
    await press("on", { query: "?option=10000101" });
    expect(browser.cookies.wishlist).toEqual({
      products: ["100001"],
      options: { "100001": "10000101" },
      prices: { currency: "EUR", cents: [24_900] },
    });
  });

  it.each(["/fr-fr/account/wishlist?page=2", "/fr-fr/wishlist"])(
    "can be taken back where it takes a piece off the list itself: %s",
    async (from) => {
      const { response } = await press("off", { from });
      expect(response?.headers.get("location")).toBe(from);
      expect(said()).toBeUndefined();
      expect(browser.cookies.undo?.wishes).toMatchObject([{ productId: "100001", position: 1 }]);
    },
  );

  const failing = () => new HttpResponse(null, { status: 500 });
  const full = () => HttpResponse.json({ code: "WISHLIST_FULL", message: "" }, { status: 422 });
  it.each([
    { wish: "on", why: "the list is unavailable", fault: http.post(WISHLIST, failing), key: "unavailable" },
    { wish: "on", why: "nobody answers", fault: http.post(WISHLIST, () => HttpResponse.error()), key: "unavailable" },
    { wish: "on", why: "the list is full", fault: http.post(WISHLIST, full), key: "full" },
    { wish: "on", why: "the catalogue is unavailable", fault: http.get(PRODUCT, failing), key: "unavailable" },
    { wish: "off", why: "the list is unavailable", fault: http.delete(`${WISHLIST}/:id`, failing), key: "unavailable" },
  ] as const)("pressed $wish says in words that $why, with scripts and without [ACC-09]", async (given) => {
    const { wish, fault, key } = given;
    server.use(fault);
    const { response } = await press(wish);
    expect([response?.status, response?.headers.get("location")]).toEqual([303, LISTING]);
    expect(said()).toEqual([["danger", `wishlist.${key}`]]);
    const { result } = await press(wish, { stay: true });
    const status = key === "full" ? 422 : 503;
    expect(result).toMatchObject({ data: { isWished: wish === "off" }, init: { status } });
    expect((result as { data: { problem: string } }).data.problem).toMatch(/^Votre liste d’envies /);
  });

  it("knows no product that the catalogue does not, whose heart leaves the page as it is and can be taken back", async () => {
    server.use(http.get(PRODUCT, () => HttpResponse.json({ code: "NO", message: "" }, { status: 404 })));
    expect((await press("on")).response?.status).toBe(404);
    const { result } = await press("on", { stay: true });
    expect(result).toMatchObject({
      data: { isWished: false, problem: "Cet article n’est plus proposé." },
      init: { status: 404 },
    });
    browser.cookies = { wishlist: { products: ["100001", "100002"], options: {} } };
    expect((await press("off", { stay: true })).result).toMatchObject({ data: { isWished: false, problem: null } });
    expect(browser.cookies.wishlist).toEqual({ products: ["100002"], options: {} });
  });
});
