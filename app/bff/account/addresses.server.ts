import {
  type BillingAddress,
  billingAddressSchema,
  type DeliveryAddress,
  deliveryAddressesSchema,
  deliveryAddressSchema,
} from "#app/models/address.ts";
import { isSameAddress, keptQuality, toCartAddress, withoutNames } from "#app/models/address-rules.ts";
import { once, type RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { hasStatus, UnauthorizedError } from "../gateway/errors.server";

/** A customer's addresses (S7). All calls need a customer and fail as `personalCall` does. */

/** Delivery addresses in the order in which the gateway keeps them, asked for once per request. */
export function keptDeliveryAddresses(context: RequestContext): Promise<DeliveryAddress[]> {
  return once(context, "delivery-addresses", async () => {
    const call = { path: "customers-self/addresses/delivery", schema: deliveryAddressesSchema };
    return (await personalCall(context, call)).body.values;
  });
}

/** The same in the order in which pages show them, the favourite first. */
export async function listDeliveryAddresses(context: RequestContext): Promise<DeliveryAddress[]> {
  return favouriteFirst(await keptDeliveryAddresses(context));
}

export function favouriteFirst<T extends { favorite: boolean }>(addresses: readonly T[]): T[] {
  return addresses.toSorted((a, b) => Number(b.favorite) - Number(a.favorite));
}

/** The favourite one, else the first; null without any. */
export async function findFavouriteAddress(context: RequestContext): Promise<DeliveryAddress | null> {
  const [first] = await listDeliveryAddresses(context);
  return first ?? null;
}

/**
 * All of them, for pages where an address can be typed as well; [] when the call fails.
 * @throws UnauthorizedError when the session has ended
 */
export async function findDeliveryAddresses(context: RequestContext): Promise<DeliveryAddress[]> {
  const found = await orNothing(context, listDeliveryAddresses(context));
  // Whoever must know them asks again.
  if (!found) context.memo.delete("delivery-addresses");
  return found ?? [];
}

/** The customer's billing address, asked for once per request; null where there is none yet. */
export async function getBillingAddress(context: RequestContext): Promise<BillingAddress | null> {
  const call = { path: "customers-self/addresses/billing", schema: billingAddressSchema };
  try {
    return await once(context, "billing-address", async () => (await personalCall(context, call)).body);
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/**
 * The same, but null when the call fails: it only fills in a form.
 * @throws UnauthorizedError when the session has ended
 */
export function findBillingAddress(context: RequestContext): Promise<BillingAddress | null> {
  return orNothing(context, getBillingAddress(context));
}

/** Replaces the customer's billing address by what was typed. */
export async function saveBillingAddress(context: RequestContext, typed: BillingAddress): Promise<void> {
  const quality = keptQuality(await findBillingAddress(context), typed);
  const json = { ...withoutNames(typed), quality };
  await personalCall(context, { method: "PUT", path: "customers-self/addresses/billing", json });
  context.memo.delete("billing-address");
}

/**
 * Saves another delivery address, at the end or at its former position; two presses at once save one. The gateway makes
 * a customer's first address the favourite.
 */
export async function addDeliveryAddress(
  context: RequestContext,
  {
    favorite = false,
    ...address
  }: Omit<DeliveryAddress, "id" | "favorite"> & { favorite?: boolean; position?: number },
): Promise<DeliveryAddress> {
  const { session, shop } = context;
  const json = { ...address, favorite };
  const call = {
    method: "POST",
    path: "customers-self/addresses/deliveries",
    json,
    schema: deliveryAddressSchema,
  } as const;
  const press = JSON.stringify(["save address", session.sessionIds, json]);
  // Deduplicated only while the call runs: a later press finds the address among the customer's.
  const save = () => personalCall(context, call).finally(() => shop.dedupe.forget(press));
  const { body } = await shop.dedupe(press, save);
  context.memo.delete("delivery-addresses");
  return body;
}

/** The one among a customer's addresses that is the same place and person. */
export function sameDeliveryAddress(
  all: readonly DeliveryAddress[],
  wanted: Omit<DeliveryAddress, "id" | "favorite">,
): DeliveryAddress | undefined {
  return all.find((address) => isSameAddress(toCartAddress(address), toCartAddress(wanted)));
}

/** Replaces one of the customer's delivery addresses. @throws GatewayError 404 for an id that is not theirs */
export async function changeDeliveryAddress(
  context: RequestContext,
  { id, ...address }: DeliveryAddress,
): Promise<DeliveryAddress> {
  const { body } = await personalCall(context, {
    method: "PUT",
    path: path`customers-self/addresses/delivery/${id}`,
    json: address,
    schema: deliveryAddressSchema,
  });
  context.memo.delete("delivery-addresses");
  return body;
}

/** Deletes a delivery address; one that is already gone counts as deleted. */
export async function removeDeliveryAddress(context: RequestContext, id: string): Promise<void> {
  try {
    await personalCall(context, { method: "DELETE", path: path`customers-self/addresses/delivery/${id}` });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
  context.memo.delete("delivery-addresses");
}

async function orNothing<T>(context: RequestContext, promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (err) {
    if (err instanceof UnauthorizedError) throw err;
    if (!hasStatus(err, 404)) {
      context.shop.log.warn({ err, requestId: context.requestId }, "an address book could not be read");
    }
    return null;
  }
}
