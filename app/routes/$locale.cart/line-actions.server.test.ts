import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cartText } from "#app/i18n/i18n.server.ts";
import type { Site } from "#app/bff/sites/sites.server.ts";
import { tokenCookies } from "#tests/support/auth-provider.ts";
import { aLine } from "#tests/support/builders.ts";
import { CartWorld } from "#tests/support/cart-world.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, AUTH, GATEWAY, SIGNED_IN } from "#tests/support/request-context.ts";
import { addInPlace, handleCartForm } from "./actions.server";

const line = (sku: string, size: string) => ({ sku, productId: "100001", optionId: "10000101", size, quantity: 1 });
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const server = useGatewayServer();
afterEach(() => void vi.useRealTimers());

const [SMALL, LARGE] = [line("1000010101", "36"), line("1000010102", "40")];

it.each([
  ["with its wish", [SMALL], [], []],
  ["but not its wish while another size of it is there", [SMALL, LARGE], [LARGE], ["100001"]],
])("a line saved for later is taken off the list and put back in its place, %s", async (_, lines, left, wished) => {
  const context = aContext({ session: { later: { lines } } });
  const wishes = [{ productId: "100002" }, { productId: "100001", optionId: "10000101" }, { productId: "100003" }];
  context.session.wishlist = wishes;
  const kept = () => context.session.wishlist.map(({ productId }) => productId);
  const dropped = (await handleCartForm(context, formOf({ intent: "drop", sku: SMALL.sku }))) as Response;
  expect([dropped.status, dropped.headers.get("location")]).toEqual([303, "/fr-fr/cart#saved-for-later"]);
  expect(context.session.linesForLater).toEqual(left);
  expect(kept()).toEqual(["100002", ...wished, "100003"]);
  const undo = formOf({ intent: "undo-drop", undoId: SMALL.sku });
  // The second press changes nothing.
  for (const press of [1, 2]) {
    const undone = (await handleCartForm(context, undo)) as Response;
    expect([undone.status, undone.headers.get("location")], `press ${press}`).toEqual([
      303,
      "/fr-fr/cart#saved-for-later",
    ]);
    expect(context.session.linesForLater).toEqual(lines);
    expect(context.session.wishlist).toEqual(wishes);
  }
});

it("a line saved for later is put back for a minute, but not on a wishlist that it had left before", async () => {
  const other = { ...LARGE, productId: "100002", optionId: "10000201", sku: "1000020102" };
  const context = aContext({ session: { later: { lines: [other, SMALL] } } });
  await handleCartForm(context, formOf({ intent: "drop", sku: SMALL.sku }));
  vi.useFakeTimers({ now: Date.now() + 59_000, toFake: ["Date"] });
  await handleCartForm(context, formOf({ intent: "undo-drop", undoId: SMALL.sku }));
  expect(context.session.linesForLater).toEqual([other, SMALL]);
  expect(context.session.wishlist).toEqual([]);
  await handleCartForm(context, formOf({ intent: "drop", sku: SMALL.sku }));
  vi.setSystemTime(Date.now() + 61_000);
  const late = await handleCartForm(context, formOf({ intent: "undo-drop", undoId: SMALL.sku }));
  expect(late).toMatchObject({ init: { status: 409 } });
  expect(context.session.linesForLater).toEqual([other]);
});

it("a line saved for later is put back on the wishlist that a first press, whose answer was lost, took it off", async () => {
  const session = { visitor: { anonymousId: "f3b0c442-98fc-4c14-9afb-000000000001" }, later: { lines: [SMALL] } };
  const lost = aContext({ session });
  lost.session.wishlist = [{ productId: "100001", optionId: "10000101" }];
  await handleCartForm(lost, formOf({ intent: "drop", sku: SMALL.sku }));
  const context = aContext({ session, shop: { dedupe: lost.shop.dedupe } });
  await handleCartForm(context, formOf({ intent: "drop", sku: SMALL.sku }));
  await handleCartForm(context, formOf({ intent: "undo-drop", undoId: SMALL.sku }));
  expect(context.session.wishlist).toEqual([{ productId: "100001", optionId: "10000101" }]);
});

it.each<[string, Record<string, string>, Partial<Site["params"]>]>([
  ["saving for later", { intent: "later", lineId: "line-1" }, { wishlist: false }],
  ["sharing", { intent: "share" }, { allowShareCart: false }],
  ["the loyalty card", { intent: "add-card" }, { loyalty: false }],
  [
    "a donation",
    { intent: "add-donation", donationId: "d1" },
    { donations: [{ id: "d1", amount: 100, isActive: false }] },
  ],
])("%s is refused on a site without it", async (_, fields, params) => {
  server.use(...new CartWorld().handlers);
  const answer = await handleCartForm(aContext({ session: SIGNED_IN, params }), formOf(fields));
  expect(answer).toMatchObject({ init: { status: 404 } });
});

it.each(["", "abc", "../carts", "1000010101/x", "1".repeat(21)])(
  "a script's add of what can be no sku is a 404: %j",
  async (sku) => {
    const form = new FormData();
    form.set("sku", sku);
    const context = aContext();
    const { data, init } = await addInPlace(context, form);
    const t = await cartText(context.language);
    expect([init?.status, data]).toMatchObject([404, { added: null, problem: t("error.unknown") }]);
  },
);

it.each(["40718", "40718830000000000001"])("a sku of any length that a gateway may have is added: %j", async (sku) => {
  const world = new CartWorld();
  server.use(...world.handlers);
  const form = new FormData();
  form.set("sku", sku);
  await addInPlace(aContext(), form);
  expect(world.quantities()).toEqual({ [sku]: 1 });
});

describe("a piece too many", () => {
  const { sku, lineId } = aLine();
  const world = new CartWorld();
  const ADD = `POST carts/cart-1/products/${sku}`;

  beforeEach(() => server.use(...world.handlers));

  const press = async (code: string) => {
    world.instead(ADD, () => refusal(422, code));
    const form = new FormData();
    form.set("intent", "add");
    form.set("sku", sku);
    const context = aContext({ session: { cart: { cartId: "cart-1", version: 3 } } });
    const answer = await handleCartForm(context, form);
    return { answer, problem: context.formProblem, t: await cartText(context.language) };
  };

  it("is refused by the limit of a line, not as the last of the stock", async () => {
    world.put({ lineItems: [aLine({ quantity: 20, availableQuantity: 500 })] });
    const { answer, problem, t } = await press("QUANTITY_ABOVE_MAXIMUM");
    expect(answer).toMatchObject({ init: { status: 422 } });
    expect(problem?.fields).toEqual([{ fieldId: `quantity-${lineId}`, text: t("error.tooLarge") }]);
  });

  it("is the last of the line that the shopper put in, not of the same piece as a gift", async () => {
    const gift = aLine({ lineId: "gift", isFree: true, quantity: 1, availableQuantity: 1 });
    world.put({ lineItems: [gift, aLine({ quantity: 2, availableQuantity: 2 })] });
    const { problem, t } = await press("Product_out_of_stock");
    expect(problem?.fields).toEqual([{ fieldId: `quantity-${lineId}`, text: t("error.stock", { count: 2 }) }]);
  });

  it("is sold out where only a gift of the same piece is in the cart", async () => {
    world.put({ lineItems: [aLine({ lineId: "gift", isFree: true, quantity: 1, availableQuantity: 1 })] });
    const { answer, problem, t } = await press("Product_out_of_stock");
    expect(answer).toMatchObject({ init: { status: 422 } });
    expect(problem).toMatchObject({ fields: [], notice: t("error.soldOut") });
  });

  it("is refused by the limit of a cart, not as sold out", async () => {
    world.put({ lineItems: [aLine({ lineId: "another", sku: "1000020101" })] });
    const { answer, problem, t } = await press("TOO_MANY_LINES");
    expect(answer).toMatchObject({ init: { status: 422 } });
    expect(problem).toMatchObject({ fields: [], notice: t("error.tooManyLines") });
  });
});

describe("a line that the wishlist does not take", () => {
  it.each([
    ["it is full", () => refusal(422, "WISHLIST_FULL"), 422, "error.wishlistFull"],
    ["it does not answer", () => refusal(503, "DOWN"), 503, "error.wishlist"],
  ] as const)(
    "stays in the cart, and the shopper is told why: %s [ACC-09, CART-25]",
    async (_, answer, status, key) => {
      const world = new CartWorld();
      server.use(...world.handlers);
      world.put({ customer: { customerId: "c1", email: "a@b.fr" }, lineItems: [aLine({ availableQuantity: 12 })] });
      world.instead("POST customers-self/knowledges/wishlist", answer);
      const tokens = await tokenCookies();
      const context = aContext({ session: { ...tokens, cart: { cartId: "cart-1", version: 3 } } });
      const refused = await handleCartForm(context, formOf({ intent: "later", lineId: aLine().lineId }));
      expect(refused).toMatchObject({ init: { status } });
      const t = await cartText(context.language);
      expect(context.formProblem).toMatchObject({ fields: [], notice: t(key) });
      expect([world.cart.lineItems.length, context.session.linesForLater]).toEqual([1, []]);
    },
  );
});

describe("a script's add", () => {
  it("asks to sign in, on the page that stays, when the session ends on the way to the customer's cart", async () => {
    server.use(
      http.post(`${GATEWAY}/carts`, () => refusal(406)),
      http.get(`${GATEWAY}/carts-self`, () => refusal(401, "UNAUTHORIZED", "Invalid JWT.")),
      http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
      http.get(`${GATEWAY}/customers-self/lastPurchaseDate`, () => HttpResponse.json({ value: null })),
      http.post(`${AUTH}/api/cookie-refresh-tokens`, () => refusal(401)),
    );
    const form = new FormData();
    form.set("intent", "add");
    form.set("sku", SMALL.sku);
    const context = aContext({ session: SIGNED_IN });
    const { data, init } = await addInPlace(context, form);
    const t = await cartText(context.language);
    expect([init?.status, data]).toEqual([401, { added: null, problem: t("error.signIn"), links: [] }]);
  });
});

describe("a form of a customer whose browser has lost the cart's cookie", () => {
  const world = new CartWorld();
  beforeEach(() => {
    world.put({ customer: { customerId: "c-1", email: "c@vitrine.test" }, lineItems: [world.line("1000000101")] });
    server.use(...world.handlers);
  });

  it("changes the cart that the account holds, and that the page shows", async () => {
    const form = formOf({ intent: "quantity", lineId: "line-1000000101", quantity: "2", version: "3", seen: "1" });
    const answer = (await handleCartForm(aContext({ session: SIGNED_IN }), form)) as Response;
    expect([answer.status, world.quantities()]).toEqual([303, { "1000000101": 2 }]);
  });
});
