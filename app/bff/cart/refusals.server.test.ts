import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notByContract, refusal } from "#tests/support/gateway-answers.ts";
import { CartWorld } from "#tests/support/cart-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, SIGNED_IN } from "#tests/support/request-context.ts";
import type { RequestContext } from "../context.server";
import { GatewayError, NoCartError, ServiceUnavailableError } from "../gateway/errors.server";
import { CartConflictError } from "./cart.server";
import {
  addDonation,
  addLoyaltyCard,
  buyGiftCard,
  removeDonation,
  removeGiftCard,
  removeLoyaltyCard,
} from "./extras.server";
import { moveBackToCart, saveForLater } from "./saved-for-later.server";
import { deleteLine, refreshStock } from "./lines.server";
import { addPromoCode, chooseLoyaltyOffers, removePromoCode } from "./promo-codes.server";
import { addSharedCart, shareCart } from "./share.server";

/** Each use of the cart meets each status that the gateway can answer: nothing is lost, and the shopper is told. */

const server = useGatewayServer();
let world: CartWorld;
let context: RequestContext;

const SKU = "1000010101";
const SAVED = { sku: "1000010102", productId: "100001", optionId: "10000101", size: "40", quantity: 1 };
const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
const CUSTOMER = { customerId: "1", email: "a@b.fr" };

beforeEach(() => {
  world = new CartWorld();
  server.use(...world.handlers);
  world.put({ id: "shared-1", lineItems: [world.line("1000010103")] });
  world.put({
    customer: CUSTOMER,
    lineItems: [world.line(SKU)],
    giftCards: [{ giftCardId: "g1", amount: eur(2_000) }],
    donations: [{ id: "don1", amount: eur(100) }],
    loyaltyCard: { cardId: "l1", price: eur(1_000) },
    discountCode: [{ code: "MERCI", type: "REM", value: eur(500), productOutOfStock: false, opcId: "O1" }],
  });
  context = aContext({
    session: { ...SIGNED_IN, cart: { cartId: "cart-1", version: 3 }, later: { lines: [SAVED] } },
    params: { wishlist: false },
  });
});
afterEach(() => vi.useRealTimers());

interface Use {
  what: string;
  /** The call that is refused. */
  call: string;
  run: (context: RequestContext) => Promise<unknown>;
  /** The result by status, where it is not the refusal itself. */
  outcome?: Partial<Record<number, unknown>>;
  /** It makes a new cart when the old one is gone. */
  startsAnew?: boolean;
}

const refusedCode = { 400: "unknown", 404: "unknown", 422: "unknown" };
const isGone = expect.objectContaining({ id: "cart-1" }) as unknown;

const USES: Use[] = [
  {
    what: "passing the cart on",
    call: "POST carts/cart-3/products-list/",
    run: (of) => shareCart(of),
  },
  {
    what: "adding a shared cart",
    call: "POST carts/cart-1/products-list/",
    run: (of) => addSharedCart(of, "shared-1"),
    startsAnew: true,
  },
  {
    what: "saving a line for later",
    call: `DELETE carts/cart-1/products/line-${SKU}`,
    run: (of) => saveForLater(of, `line-${SKU}`),
    outcome: { 404: { name: "Robe portefeuille Garance" } },
  },
  {
    what: "bringing a line back",
    call: `POST carts/cart-1/products/${SAVED.sku}`,
    run: (of) => moveBackToCart(of, SAVED.sku),
    startsAnew: true,
  },
  {
    what: "deleting a line",
    call: `DELETE carts/cart-1/products/line-${SKU}`,
    run: (of) => deleteLine(of, `line-${SKU}`),
    outcome: { 404: isGone },
  },
  { what: "refreshing stock", call: "PUT carts/cart-1/refresh", run: (of) => refreshStock(of) },
  {
    what: "entering a code",
    call: "POST carts/cart-1/promo-code/NEUF",
    run: (of) => addPromoCode(of, "NEUF"),
    outcome: refusedCode,
  },
  {
    what: "taking a code out",
    call: "DELETE carts/cart-1/promo-code/MERCI",
    run: (of) => removePromoCode(of, "MERCI"),
    outcome: { 404: isGone },
  },
  {
    what: "choosing offers",
    call: "PUT carts-self/cart-1/loyalty-offers",
    run: (of) => chooseLoyaltyOffers(of, ["FID-5"]),
    outcome: refusedCode,
  },
  {
    what: "buying a gift card",
    call: "POST carts/cart-1/gift-card",
    run: (of) => buyGiftCard(of, { amount: eur(5_000), recipientEmail: "louise@exemple.fr" }),
    startsAnew: true,
  },
  {
    what: "taking a gift card out",
    call: "DELETE carts/cart-1/gift-card/g1",
    run: (of) => removeGiftCard(of, "g1"),
    outcome: { 404: undefined },
  },
  {
    what: "giving to a cause",
    call: "POST carts/cart-1/donation",
    run: (of) => addDonation(of, "don2"),
    startsAnew: true,
  },
  {
    what: "taking a donation back",
    call: "DELETE carts/cart-1/donation/don1",
    run: (of) => removeDonation(of, "don1"),
    outcome: { 404: isGone },
  },
  {
    what: "adding the loyalty card",
    call: "POST carts-self/cart-1/loyalty-card",
    run: (of) => {
      world.put({ ...world.cart, loyaltyCard: null });
      return addLoyaltyCard(of);
    },
    startsAnew: true,
  },
  {
    what: "taking the loyalty card out",
    call: "DELETE carts-self/cart-1/loyalty-card",
    run: (of) => removeLoyaltyCard(of),
    outcome: { 404: undefined },
  },
];

const tries = (call: string) => world.calls.filter((each) => each.split("?")[0] === call).length;
const failureOf = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (reason: unknown) => reason,
  );

function expectNothingLost(): void {
  expect(context.session.cartId).toBe("cart-1");
  expect(world.quantities()).toEqual({ [SKU]: 1 });
  expect(context.session.linesForLater).toEqual(expect.arrayContaining([SAVED]));
}

describe.each(USES)("$what", ({ call, run, outcome = {} }) => {
  it.each([400, 404, 406, 412, 422])(
    "refused with %i comes to what that means, in one try [CART-25]",
    async (status) => {
      world.instead(call, () => refusal(status, "NOT_SO", "Not so"));
      if (status in outcome) expect(await run(context)).toEqual(outcome[status]);
      else expect(await failureOf(run(context))).toMatchObject({ status, code: "NOT_SO", name: GatewayError.name });
      expect(tries(call)).toBe(1);
      expectNothingLost();
    },
  );

  it.each<[string, () => Response | Promise<Response>]>([
    ["500", () => refusal(500, "DOWN")],
    ["503", () => refusal(503, "DOWN")],
    ["429", () => refusal(429, "SLOW")],
    ["a broken connection", () => HttpResponse.error()],
    ["something that is no cart", () => notByContract({ hello: "world" })],
  ])("after %s is not tried again: nobody knows what became of it [CART-25]", async (_what, answer) => {
    world.instead(call, answer);
    const failure = await failureOf(run(context));
    expect((failure as Error).name).toMatch(/^(ServiceUnavailable|Contract)Error$/);
    expect(tries(call)).toBe(1);
    expectNothingLost();
  });

  it("that nobody answers is given up after ten seconds [CART-25]", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    world.instead(call, () => {
      isAsked();
      return new Promise<Response>(() => {});
    });
    const failure = failureOf(run(context));
    await asked;
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await failure).toBeInstanceOf(ServiceUnavailableError);
    expectNothingLost();
  });
});

/** Without sharing, which makes another cart that nobody else knows yet. */
const OWN = USES.filter(({ call }) => call.includes("/cart-1"));

describe.each(OWN)("$what", ({ call, run, startsAnew }) => {
  it("is done over a newer cart, once [CART-02]", async () => {
    world.instead(call, () => refusal(409, "VERSION"));
    expect(await failureOf(run(context))).toBeNull();
    expect(tries(call)).toBe(2);
  });

  it("is given up when it meets two newer carts, and nothing is lost [CART-02]", async () => {
    world.instead(call, ...Array<() => Response>(2).fill(() => refusal(409, "VERSION")));
    expect(await failureOf(run(context))).toBeInstanceOf(CartConflictError);
    expect(tries(call)).toBe(2);
    expectNothingLost();
  });

  it("of a cart that is gone forgets it, or begins another [CART-03] [CART-20]", async () => {
    world.instead(call, () => {
      world.carts.delete("cart-1");
      return refusal(404, "CART_UNKNOWN", "No cart found for id cart-1");
    });
    const failure = await failureOf(run(context));
    if (startsAnew) expect([failure, context.session.cartId]).toEqual([null, expect.not.stringMatching(/^cart-1$/)]);
    else expect([failure, context.session.cartId]).toEqual([expect.any(NoCartError), null]);
  });
});
