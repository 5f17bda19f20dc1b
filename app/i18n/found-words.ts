import type { Text } from "./use-text";

/** What a search for shops has found. */
export interface FoundPlaces {
  /** Words that were looked for; empty around the shopper's position. */
  place: string;
  /** How many are listed. */
  count: number;
  /** There are no others near. */
  isAll: boolean;
}

/** `3 boutiques à proximité (Nantes)`, `Les 20 boutiques les plus proches de vous`, or that there is none. */
export function foundInWords({ place, count, isAll }: FoundPlaces, t: Text<"placeSearch">): string {
  if (count === 0) return place ? t("none", { place }) : t("noneNear");
  if (!isAll) return place ? t("nearest", { count, place }) : t("nearestYou", { count });
  return place ? t("found", { count, place }) : t("foundNear", { count });
}
