import { Router } from "express";
import { z } from "zod";
import {
  addDonationSchema,
  buyGiftCardSchema,
  createCartSchema,
  mergeCartsSchema,
  skuListSchema,
  sourceCartIdSchema,
} from "#models/cart.ts";
import { transaction } from "../../database";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { contextOf, customerOf } from "../context";
import { GatewayError, read } from "../errors";
import { releasePayments } from "../payments/payment-store";
import type { Resource } from "../resource";
import { cartCustomer } from "./cart-customer";
import { emptyCart } from "./cart-state";
import { cartsSchema, checkVersion, closeCart, findCartOfCustomer, getCart, insertCart } from "./cart-store";
import { localTime } from "../local-time";
import { cartCall, changeCart, readCartId, readVersion } from "./change-cart";
import { addDonation, buyGiftCard, removeBoughtGiftCard, removeDonation } from "./extras";
import { addSku, addSkus, refreshLines, removeLine, setQuantity } from "./lines";
import { mergeCarts } from "./merge";
import { withGifts } from "./gifts";
import { presentCart } from "./present-cart";
import { goodsOf, priceCart } from "./price-cart";
import { addPromoCode, removePromoCode } from "./promo-codes";

const skuParams = z.object({ sku: z.string() });
const lineParams = z.object({ lineId: z.string() });
const codeParams = z.object({ promoCode: z.string().max(100) });
const idParams = z.object({ id: z.string() });
const sourceQuery = z.object({ sourceCartId: sourceCartIdSchema.optional() });
const quantityParams = z.object({ lineId: z.string(), quantity: z.coerce.number() });

/** Carts of visitors and customers (C7). Every change answers the whole cart with its new version. */
export const carts: Resource = {
  name: "carts",
  schema: cartsSchema,
  seed: () => undefined,
  router(sandbox) {
    const router = Router();
    mountCarts(router, sandbox);
    mountLines(router, sandbox);
    mountPromoCodes(router, sandbox);
    mountGiftCards(router, sandbox);
    return router;
  },
};

function mountCarts(router: Router, sandbox: Sandbox): void {
  router.post(
    "/carts",
    handler((request, response) => {
      const context = contextOf(response);
      const customer = cartCustomer(sandbox, context, read(createCartSchema, request.body).user);
      const cart = transaction(sandbox.db, () => {
        const existing = customer && findCartOfCustomer(sandbox, customer.customerId, context.storeId);
        if (existing) throw new GatewayError(406, "CART_EXISTS", `The customer has cart ${existing.cartId} already`);
        return insertCart(sandbox, context.storeId, emptyCart(customer));
      });
      response.status(201).json(presentCart(sandbox, context, cart));
    }),
  );

  router.post(
    "/carts/merge",
    handler((request, response) => {
      customerOf(response);
      const merged = mergeCarts(sandbox, contextOf(response), read(mergeCartsSchema, request.body));
      response.status(merged.hasBeenMerged ? 226 : 200).json(merged);
    }),
  );

  router.get(
    "/carts/:cartId",
    handler((request, response) => {
      const context = contextOf(response);
      response.json(presentCart(sandbox, context, getCart(sandbox, readCartId(request), context)));
    }),
  );

  router.delete(
    "/carts/:cartId",
    handler((request, response) => {
      const version = readVersion(request);
      transaction(sandbox.db, () => {
        const cart = getCart(sandbox, readCartId(request), contextOf(response));
        checkVersion(cart, version);
        releasePayments(sandbox, cart.cartId, null);
        closeCart(sandbox, cart, "deleted");
      });
      response.status(204).end();
    }),
  );
}

function mountLines(router: Router, sandbox: Sandbox): void {
  router.post(
    "/carts/:cartId/products/:sku",
    handler((request, response) => {
      const { sku } = read(skuParams, request.params);
      const call = cartCall(request, response);
      response.json(changeCart(sandbox, call, (state, { stockOf, stamp }) => addSku(state, sku, stockOf, stamp)));
    }),
  );

  router.post(
    "/carts/:cartId/products-list",
    handler((request, response) => {
      const skus = read(skuListSchema, request.body);
      const { sourceCartId } = read(sourceQuery, request.query);
      const call = cartCall(request, response);
      const cart = changeCart(sandbox, call, (state, { stockOf, stamp }) => {
        const next = addSkus(state, skus, stockOf, stamp);
        return sourceCartId === undefined ? next : { ...next, sourceCartId };
      });
      response.status(cart.productsNotAdded.length > 0 ? 206 : 200).json(cart);
    }),
  );

  router.put(
    "/carts/:cartId/products/:lineId/quantity/:quantity",
    handler((request, response) => {
      const wanted = read(quantityParams, request.params);
      const call = cartCall(request, response);
      response.json(
        changeCart(sandbox, call, (state, { stockOf, stamp }) => setQuantity(state, wanted, stockOf, stamp.at)),
      );
    }),
  );

  router.delete(
    "/carts/:cartId/products/:lineId",
    handler((request, response) => {
      const { lineId } = read(lineParams, request.params);
      response.json(changeCart(sandbox, cartCall(request, response), (state) => removeLine(state, lineId)));
    }),
  );

  router.put(
    "/carts/:cartId/refresh",
    handler((request, response) => {
      const call = cartCall(request, response);
      response.json(changeCart(sandbox, call, (state, { stockOf, stamp }) => refreshLines(state, stockOf, stamp.at)));
    }),
  );
}

function mountPromoCodes(router: Router, sandbox: Sandbox): void {
  router.post(
    "/carts/:cartId/promo-code/:promoCode",
    handler((request, response) => {
      const { promoCode } = read(codeParams, request.params);
      const call = cartCall(request, response);
      response.json(
        changeCart(sandbox, call, (state, { giftOf, stamp }) => {
          const goods = goodsOf(priceCart(sandbox, call.context, state), call.context.currency);
          return withGifts(addPromoCode(state, promoCode, goods), giftOf, stamp);
        }),
      );
    }),
  );

  router.delete(
    "/carts/:cartId/promo-code/:promoCode",
    handler((request, response) => {
      const { promoCode } = read(codeParams, request.params);
      response.json(
        changeCart(sandbox, cartCall(request, response), (state, { giftOf, stamp }) =>
          withGifts(removePromoCode(state, promoCode), giftOf, stamp),
        ),
      );
    }),
  );
}

function mountGiftCards(router: Router, sandbox: Sandbox): void {
  router.post(
    "/carts/:cartId/gift-card",
    handler((request, response) => {
      const giftCard = read(buyGiftCardSchema, request.body);
      const call = cartCall(request, response);
      response.json(
        changeCart(sandbox, call, (state, tools) => {
          const shop = { ...tools, today: localTime(call.context.country, sandbox.now()).day };
          return buyGiftCard(state, shop, { ...giftCard, giftCardId: tools.stamp.newId() });
        }),
      );
    }),
  );

  router.delete(
    "/carts/:cartId/gift-card/:id",
    handler((request, response) => {
      const { id } = read(idParams, request.params);
      response.json(changeCart(sandbox, cartCall(request, response), (state) => removeBoughtGiftCard(state, id)));
    }),
  );

  router.post(
    "/carts/:cartId/donation",
    handler((request, response) => {
      const { donationId } = read(addDonationSchema, request.body);
      const call = cartCall(request, response);
      response.json(changeCart(sandbox, call, (state, tools) => addDonation(state, tools, donationId)));
    }),
  );

  router.delete(
    "/carts/:cartId/donation/:id",
    handler((request, response) => {
      const { id } = read(idParams, request.params);
      response.json(changeCart(sandbox, cartCall(request, response), (state) => removeDonation(state, id)));
    }),
  );
}
