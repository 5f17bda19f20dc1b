import { Router, type Request, type Response } from "express";
import { z } from "zod";
import { type CartAddress, cartAddressInputSchema } from "#models/address.ts";
import { cartSubscriptionsSchema, hspReceiverSchema, loyaltyOfferIdsSchema } from "#models/cart.ts";
import { allowsDematerialised } from "#models/cart-rules.ts";
import { payWithGiftCardSchema } from "#models/payment.ts";
import { shippingAddressInputSchema } from "#models/shipping.ts";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { contextOf, customerOf } from "../context";
import { badRequest, GatewayError, read } from "../errors";
import { findGiftCard, hasEnded } from "../gift-cards/gift-card-store";
import { pointsOf } from "../loyalty/loyalty-store";
import type { Resource } from "../resource";
import type { CartState } from "./cart-state";
import { findCartOfCustomer } from "./cart-store";
import { changeCart, getOwnCart, ownCartCall, readCartId, type RuleTools } from "./change-cart";
import {
  payWithGiftCard,
  readMethod,
  removeGiftCard,
  setBillingAddress,
  setHspShipping,
  setShipping,
} from "./checkout";
import { addLoyaltyCard, removeLoyaltyCard } from "./extras";
import { withGifts } from "./gifts";
import { chooseLoyaltyOffers } from "./loyalty-offers";
import { presentCart } from "./present-cart";
import { priceCart } from "./price-cart";

const keyParams = z.object({ key: z.string() });
const offersQuery = z.object({ cartId: z.string().optional() });
const giftCardParams = z.object({ giftCardId: z.string().regex(/^[\w-]{1,40}$/) });

/** The calls of a customer's cart that the checkout makes (C7). */
export const cartsSelf: Resource = {
  name: "carts-self",
  schema: "",
  seed: () => undefined,
  router(sandbox) {
    const router = Router();
    mountCart(router, sandbox);
    mountDelivery(router, sandbox);
    mountGiftCards(router, sandbox);
    mountLoyalty(router, sandbox);
    return router;
  },
};

type Change = (state: CartState, tools: RuleTools, request: Request, response: Response) => CartState;

/** Answers the changed cart. */
function change(sandbox: Sandbox, rule: Change) {
  return handler((request, response) => {
    const call = ownCartCall(request, response);
    response.json(changeCart(sandbox, call, (state, tools) => rule(state, tools, request, response)));
  });
}

function mountCart(router: Router, sandbox: Sandbox): void {
  router.get(
    "/carts-self",
    handler((_request, response) => {
      const customerId = customerOf(response);
      const cart = findCartOfCustomer(sandbox, customerId, contextOf(response).storeId);
      if (!cart) throw new GatewayError(404, "CART_NONE", `No cart found for customer ${customerId}`);
      response.json(presentCart(sandbox, contextOf(response), cart));
    }),
  );

  router.put(
    "/carts-self/:cartId/subscriptions",
    handler((request, response) => {
      const { subscriptions } = read(cartSubscriptionsSchema, request.body);
      // The one change whose version the specification leaves out (C7): it harms no other.
      const cart = getOwnCart(sandbox, readCartId(request), customerOf(response), contextOf(response).storeId);
      request.query.version ??= String(cart.version);
      const call = ownCartCall(request, response);
      response.json(changeCart(sandbox, call, (state) => ({ ...state, subscriptions })));
    }),
  );
}

/** An empty body means none, as VI needs none. */
function hasAddress(body: z.infer<typeof shippingAddressInputSchema>): body is CartAddress {
  return body !== null && "address1" in body;
}

function mountDelivery(router: Router, sandbox: Sandbox): void {
  router.post(
    "/carts-self/:cartId/billing-address",
    change(sandbox, (state, { params }, request) => {
      return setBillingAddress(state, params, read(cartAddressInputSchema, request.body));
    }),
  );

  router.post(
    "/carts-self/:cartId/shipping-method/:key",
    change(sandbox, (state, { params }, request, response) => {
      const key = readMethod(read(keyParams, request.params).key);
      const body = read(shippingAddressInputSchema, request.body);
      const address = hasAddress(body) ? body : null;
      const priced = priceCart(sandbox, contextOf(response), state);
      const isVirtual = allowsDematerialised({ ...priced, lineItems: priced.lines.map(({ article }) => article) });
      return setShipping(state, params, { key, address, isVirtual });
    }),
  );

  router.post(
    "/carts-self/:cartId/shipping-method-hsp",
    change(sandbox, (state, { params }, request) =>
      setHspShipping(state, params, read(hspReceiverSchema, request.body)),
    ),
  );
}

function mountGiftCards(router: Router, sandbox: Sandbox): void {
  router.get(
    "/carts-self/:cartId/gift-cards/:giftCardId",
    handler((request, response) => {
      getOwnCart(sandbox, readCartId(request), customerOf(response), contextOf(response).storeId);
      const { giftCardId } = read(giftCardParams, request.params);
      const card = findGiftCard(sandbox, giftCardId, customerOf(response));
      if (!card) throw new GatewayError(404, "GIFT_CARD_UNKNOWN", `There is no gift card ${giftCardId}`);
      response.json(card);
    }),
  );

  router.post(
    "/carts-self/:cartId/gift-cards/:giftCardId",
    change(sandbox, (state, { stamp }, request, response) => {
      const { giftCardId } = read(giftCardParams, request.params);
      const { amount } = read(payWithGiftCardSchema, request.body);
      const context = contextOf(response);
      const others = state.giftCardPayments.filter((card) => card.giftCardId !== giftCardId);
      const { totals } = priceCart(sandbox, context, state);
      const paid = others.reduce((sum, card) => sum + card.amount.centAmount, 0);
      const left = { centAmount: Math.max(0, totals.total - paid), currencyCode: context.currency };
      const card = findGiftCard(sandbox, giftCardId, customerOf(response));
      if (card && hasEnded(sandbox, card)) {
        throw new GatewayError(422, "GIFT_CARD_EXPIRED", `Gift card ${giftCardId} ended on ${card.endDate}`);
      }
      const payment = { giftCardId, amount, paymentId: stamp.newId() };
      return payWithGiftCard(state, payment, { balance: card?.balance ?? null, left });
    }),
  );

  router.delete(
    "/carts-self/:cartId/gift-cards/:giftCardId",
    change(sandbox, (state, _tools, request) => removeGiftCard(state, read(giftCardParams, request.params).giftCardId)),
  );
}

function mountLoyalty(router: Router, sandbox: Sandbox): void {
  router.post(
    "/carts-self/:cartId/loyalty-card",
    change(sandbox, (state, { params, stamp }) => addLoyaltyCard(state, params, stamp.newId())),
  );

  router.delete(
    "/carts-self/:cartId/loyalty-card",
    change(sandbox, (state) => removeLoyaltyCard(state)),
  );

  router.put(
    "/carts-self/:cartId/loyalty-offers",
    change(sandbox, (state, { giftOf, stamp }, request, response) => {
      const { cartId = readCartId(request) } = read(offersQuery, request.query);
      if (cartId !== readCartId(request)) throw badRequest("cartId: is another than the path's", "VALIDATION");
      const { loyaltyOfferIds } = read(loyaltyOfferIdsSchema, request.body);
      const points = pointsOf(sandbox, customerOf(response));
      return withGifts(chooseLoyaltyOffers(state, loyaltyOfferIds, points), giftOf, stamp);
    }),
  );
}
