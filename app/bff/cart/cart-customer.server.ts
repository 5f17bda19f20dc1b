import type { CartCustomer } from "~/models/cart";
import { lastPurchaseDateSchema } from "~/models/customer";
import type { RequestContext } from "../context.server";
import { findCustomer } from "../account/customer.server";
import { personalCall } from "../gateway/calls.server";

/** Who a cart belongs to, for `POST /carts` and the merge (C3); null for a visitor. */
export async function cartCustomer(context: RequestContext): Promise<CartCustomer | null> {
  if (!context.session.tokens) return null;
  const [customer, loyaltySeniority] = await Promise.all([findCustomer(context), findSeniority(context)]);
  if (!customer) return null;
  return {
    customerId: customer.customerId,
    email: customer.email,
    loyaltyCardId: customer.loyaltyNumber,
    loyaltyType: customer.loyaltyType,
    loyaltySeniority,
  };
}

/** Last purchase as YYYYMMDD, or 'new' when nothing was bought (S7); left out when the gateway does not say. */
async function findSeniority(context: RequestContext): Promise<string | undefined> {
  try {
    const { body } = await personalCall(context, {
      path: "customers-self/lastPurchaseDate",
      schema: lastPurchaseDateSchema,
    });
    return body.value ? body.value.slice(0, 10).replaceAll("-", "") : "new";
  } catch (err) {
    context.shop.log.warn({ err, requestId: context.requestId }, "last purchase date is not known");
    return undefined;
  }
}
