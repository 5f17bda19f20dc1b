import { delay, http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY, SIGNED_IN } from "#tests/support/request-context.ts";
import { removeDeliveryAddress } from "../account/addresses.server";
import { findDownload } from "../account/downloads.server";
import { findOrder } from "../account/orders.server";
import { undoCancelReservation } from "../account/reservations.server";
import { changeCart } from "../cart/cart.server";
import { addPromoCode, removePromoCode } from "../cart/promo-codes.server";
import { findSharedCart } from "../cart/share.server";
import { findGiftCard } from "../checkout/gift-cards.server";
import { findOrderOfCart } from "../checkout/order-lookup.server";
import type { RequestContext } from "../context.server";
import { path } from "./client.server";

const server = useGatewayServer({ hasContract: false });
const SECRET = "6006000000000001";

/** A signed-in shopper whose cart's id is the secret. */
const shopper = () => aContext({ session: { ...SIGNED_IN, cart: { cartId: `cart-${SECRET}`, version: 3 } } });

/** Calls with personal data in their address. */
const CALLS: Record<string, (context: RequestContext) => Promise<unknown>> = {
  "a gift card that is looked up": (context) => findGiftCard(context, SECRET),
  "a gift card that pays": (context) =>
    changeCart(context, { method: "POST", path: path`gift-cards/${SECRET}`, self: true, json: {} }),
  "a promo code that is entered": (context) => addPromoCode(context, SECRET),
  "a promo code that is taken out": (context) => removePromoCode(context, SECRET),
  "a cart": (context) => changeCart(context, { method: "PUT", path: "refresh" }),
  "a shared cart": (context) => findSharedCart(context, SECRET),
  "an order": (context) => findOrder(context, SECRET),
  "the order of a cart": (context) => findOrderOfCart(context, SECRET),
  "an address": (context) => removeDeliveryAddress(context, SECRET),
  "a file of the customer": (context) => findDownload(context, SECRET),
  "something put aside": (context) => undoCancelReservation(context, SECRET),
};

const said = { code: "NO", message: `There is no gift card ${SECRET}` };
const ANSWERS: Record<string, () => Response | Promise<Response>> = {
  "is answered 503": () => HttpResponse.json(said, { status: 503 }),
  "is refused in words that say it again": () => HttpResponse.json(said, { status: 403 }),
  "breaks the contract": () => HttpResponse.json({ values: 1 }),
  "is cut off": () => HttpResponse.error(),
  "is never answered": () => delay(60_000).then(() => HttpResponse.json(said)),
};

afterEach(() => void vi.useRealTimers());

describe.each(Object.entries(ANSWERS))("a call that %s is told apart by its route alone", (_, answer) => {
  it.each(Object.entries(CALLS))("of %s [OPS-02]", async (_what, call) => {
    server.use(http.all(`${GATEWAY}/*`, answer));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const context = shopper();
    let isOver = false;
    const log = (err: unknown) => context.shop.log.error({ err }, "request failed");
    void call(context)
      .catch(log)
      .finally(() => (isOver = true));
    while (!isOver) {
      await vi.advanceTimersByTimeAsync(500);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(context.lines.join()).not.toContain(SECRET);
    // Code that ignores the failure logs nothing; all other code names the call.
    if (context.lines.length > 0) expect(context.lines.join()).toMatch(/(GET|POST|PUT|DELETE) \/[\w-]+/);
  });
});
