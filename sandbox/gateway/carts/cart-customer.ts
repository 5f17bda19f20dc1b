import type { CartCustomer } from "#models/cart.ts";
import { findAccount } from "../../customers/accounts";
import type { Sandbox } from "../../service";
import type { GatewayContext } from "../context";
import { GatewayError } from "../errors";

/**
 * The customer a cart is for: the one who is signed in, with what the account says of them. Nobody makes carts in
 * another's name.
 *
 * @param given what the request says of the customer, null for a visitor
 */
export function cartCustomer(
  sandbox: Sandbox,
  { customerId }: Pick<GatewayContext, "customerId">,
  given: CartCustomer | null,
): CartCustomer | null {
  if (customerId === null) {
    if (given) throw new GatewayError(401, "UNAUTHORIZED", "Invalid JWT.");
    return null;
  }
  if (given && given.customerId !== customerId) {
    throw new GatewayError(403, "CUSTOMER_MISMATCH", "The cart's customer is not the one who is signed in");
  }
  const account = findAccount(sandbox, customerId);
  if (!account) throw new GatewayError(401, "UNAUTHORIZED", "Invalid JWT.");
  const { email, loyaltyNumber, loyaltyType } = account;
  return { ...given, customerId, email, loyaltyCardId: loyaltyNumber, loyaltyType };
}
