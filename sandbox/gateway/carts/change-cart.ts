import { randomUUID } from "node:crypto";
import type { Request, Response } from "express";
import { z } from "zod";
import type { Cart } from "#models/cart.ts";
import { amountLeftToPay, isFreeCart } from "#models/cart-rules.ts";
import type { Money } from "#models/money.ts";
import type { DomainParams } from "#models/site.ts";
import { transaction } from "../../database";
import type { Sandbox } from "../../service";
import { contextOf, customerOf, type GatewayContext } from "../context";
import { badRequest, GatewayError, read } from "../errors";
import { releasePayments } from "../payments/payment-store";
import { domainOf } from "../web-domains";
import { stockOf } from "./article";
import type { CartState } from "./cart-state";
import { checkVersion, getCart, saveCart, type StoredCart } from "./cart-store";
import { giftOf, type GiftOf } from "./gifts";
import type { LineStamp, StockOf } from "./lines";
import { presentCart } from "./present-cart";

/** Who wants to change which cart, as read from a request. */
export interface CartCall {
  cartId: string;
  version: number;
  context: GatewayContext;
  /** Set for `carts-self`: the cart must be this customer's own. */
  customerId: string | null;
}

/** What rules need from outside. */
export interface RuleTools {
  stockOf: StockOf;
  stamp: LineStamp;
  params: DomainParams;
  currency: string;
  giftOf: GiftOf;
}

const versionSchema = z.object({ version: z.coerce.number() });

/** The version is mandatory on every change (C4). @throws GatewayError 400 */
export function readVersion(request: Request): number {
  return read(versionSchema, request.query).version;
}

const cartIdSchema = z.object({ cartId: z.string() });

export function readCartId(request: Request): string {
  return read(cartIdSchema, request.params).cartId;
}

export function cartCall(request: Request, response: Response): CartCall {
  const context = contextOf(response);
  return { cartId: readCartId(request), version: readVersion(request), context, customerId: null };
}

/** The same for `carts-self`. @throws GatewayError 401 'Invalid JWT.' for a visitor */
export function ownCartCall(request: Request, response: Response): CartCall {
  return { ...cartCall(request, response), customerId: customerOf(response) };
}

/**
 * A customer's own cart. A visitor's cart must be merged first: answering that it is unknown would make the storefront
 * throw it away.
 */
export function getOwnCart(sandbox: Sandbox, cartId: string, customerId: string, storeId: string): StoredCart {
  const cart = getCart(sandbox, cartId, { customerId, storeId });
  if (cart.customerId === null) throw new GatewayError(403, "CART_NOT_MERGED", `Cart ${cartId} has no customer yet`);
  return cart;
}

/**
 * One change of one cart, whole or not at all: the cart is read, its version checked, the rule applied and the result
 * written in one transaction. Payments that no longer ask for the right amount are let go.
 *
 * Fails with 404 for an unknown cart, 409 for a stale version, and as the rule fails.
 */
export function changeCart(
  sandbox: Sandbox,
  call: CartCall,
  change: (state: CartState, tools: RuleTools) => CartState,
): Cart {
  const { cartId, version, context, customerId } = call;
  return transaction(sandbox.db, () => {
    const before =
      customerId === null
        ? getCart(sandbox, cartId, context)
        : getOwnCart(sandbox, cartId, customerId, context.storeId);
    checkVersion(before, version);
    const state = change({ ...before.state, productsNotAdded: [] }, ruleTools(sandbox, context));
    return commitCart(sandbox, context, before, state);
  });
}

/** Writes a cart's new state and gives it as shown, after payments of another amount have been let go. */
export function commitCart(sandbox: Sandbox, context: GatewayContext, before: StoredCart, state: CartState): Cart {
  const after = saveCart(sandbox, before, state);
  const cart = presentCart(sandbox, context, after);
  const released = releasePayments(sandbox, cart.id, amountDue(sandbox, context, cart));
  return released > 0 ? presentCart(sandbox, context, after) : cart;
}

export function ruleTools(sandbox: Sandbox, context: GatewayContext): RuleTools {
  return {
    stockOf: stockOf(sandbox, context),
    stamp: { newId: randomUUID, at: new Date(sandbox.now()).toISOString() },
    params: paramsOf(sandbox, context),
    currency: context.currency,
    giftOf: giftOf(sandbox),
  };
}

/** What a payment has to ask for: what gift cards leave, nothing for a cart that is free by the domain's criteria. */
export function amountDue(sandbox: Sandbox, { storeId }: Pick<GatewayContext, "storeId">, cart: Cart): Money {
  const { freeCartCriteria } = paramsOf(sandbox, { storeId });
  return isFreeCart(cart, freeCartCriteria) ? { ...cart.totalPrice, centAmount: 0 } : amountLeftToPay(cart);
}

export function paramsOf(sandbox: Sandbox, { storeId }: Pick<GatewayContext, "storeId">): DomainParams {
  const domain = domainOf(sandbox, storeId);
  if (!domain) throw badRequest("Wrong header: store is unknown.", "HEADERS");
  return domain.params;
}
