import { PRIVATE_SALE } from "#models/private-sale.ts";
import type { ProductOption } from "#models/product.ts";
import type { OptionRecord } from "./record";

/** Where a colour can be had; the place in the list is the bit. */
export const AVAILABILITY_VALUES = ["online", "store", "soon"] as const;
/** What speaks for a colour besides itself. */
export const OFFER_VALUES = ["sale", "promotion", "new", "web", PRIVATE_SALE] as const;

export type OfferValue = (typeof OFFER_VALUES)[number];

interface Offered {
  availability: ProductOption["availability"];
  availabilityType: ProductOption["availabilityType"];
  /** Can be bought now. */
  isSellable: boolean;
}

export function availabilityBits({ availability, availabilityType, isSellable }: Offered): number {
  const isInStores =
    availabilityType !== "ONLINE_ONLY" && (availability === "AVAILABLE" || availability === "SOON_UNAVAILABLE");
  return bits(AVAILABILITY_VALUES, { online: isSellable, store: isInStores, soon: availability === "SOON_AVAILABLE" });
}

/** `isPrivate`: the private sale is on, and it takes part. */
export function offerBits(
  { was, priceType, tags }: Pick<OptionRecord, "was" | "priceType" | "tags">,
  isPrivate: boolean,
): number {
  return bits(OFFER_VALUES, {
    sale: was !== null && priceType === "S",
    promotion: was !== null && priceType === "P",
    new: tags.includes("New"),
    web: tags.includes("WebExclu"),
    [PRIVATE_SALE]: isPrivate,
  });
}

function bits<T extends string>(values: readonly T[], given: Record<T, boolean>): number {
  return values.reduce((sum, value, bit) => sum | (given[value] ? 1 << bit : 0), 0);
}
