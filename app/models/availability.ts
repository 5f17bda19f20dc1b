import type { ProductOption, Sku } from "./product";

/** What can be bought online (C5). */

export type StockAvailability = Sku["stock"]["availability"];

/** Stock as it is shown beside a name: a coloured dot, and what it means in words. */
export interface StockView {
  state: "available" | "few" | "none";
  text: string;
}

type Availability = Pick<ProductOption, "availability" | "availabilityType">;

/** Not sold in stores only, and in stock, running out or made on demand (C5). */
export function isOrderableOnline({ availability, availabilityType }: Availability): boolean {
  if (availabilityType === "IN_STORE_ONLY") return false;
  return availability === "AVAILABLE" || availability === "SOON_UNAVAILABLE" || availability === "ON_DEMAND";
}

/**
 * Sold in stores only, gone, or not there yet (C5). Not the opposite of `isOrderableOnline`: an UNKNOWN availability is
 * neither, so it can neither be bought nor is called sold out.
 */
export function isUnavailableOnline({ availability, availabilityType }: Availability): boolean {
  if (availabilityType === "IN_STORE_ONLY") return true;
  return availability === "UNAVAILABLE" || availability === "SOON_AVAILABLE" || availability === "DISCONTINUED";
}

/** Stock of one size as it is shown (S3): UNAVAILABLE without a single piece, whatever the gateway calls it. */
export function stockOf({ stock }: Pick<Sku, "stock">): StockAvailability {
  return stock.quantity > 0 ? stock.availability : "UNAVAILABLE";
}

/** Whether this size of this colour can be put in the cart. */
export function canBuySku(option: Availability, sku: Pick<Sku, "stock">): boolean {
  return isOrderableOnline(option) && stockOf(sku) !== "UNAVAILABLE";
}

/** Whether any size of this colour can be put in the cart. */
export function canBuyOption(option: Availability & { skus: readonly Pick<Sku, "stock">[] }): boolean {
  return option.skus.some((sku) => canBuySku(option, sku));
}

/** Whether the company's shops may have it (C3). */
export function isSoldInStores({ availabilityType }: Availability): boolean {
  return availabilityType !== "ONLINE_ONLY";
}

/**
 * Whether its sold-out sizes may be back online, so that the shop can offer a mail: it is not discontinued, not sold in
 * shops only, and the gateway knows its availability.
 */
export function mayComeBack({ availability, availabilityType }: Availability): boolean {
  return availabilityType !== "IN_STORE_ONLY" && availability !== "DISCONTINUED" && availability !== "UNKNOWN";
}
