import type { FacetId } from "#models/listing-query";
import type { Language } from "#models/locale";
import type { ColourFamily } from "../../studio/palette";
import type { Fabric, Wearer } from "../../studio/spec";
import type { CareSymbol } from "../care";
import type { Theme } from "../families/family";
import type { AvailabilityValue, OfferValue } from "../listing-values";
import type { Kind, LabelKey } from "../record";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pl } from "./pl";

/** Everything that the catalogue says in words and that is not a name. */
export interface CatalogueTexts {
  /** Introductions of families. */
  themes: Record<Theme, string>;
  /** What a kind of garment is like; one of the two stands first in a description. */
  kinds: Record<Kind, readonly [string, string]>;
  /** What its cloth is like. */
  fabrics: Record<Fabric, string>;
  /** How it fits, by who wears it. */
  fits: Record<Wearer, readonly [string, string]>;
  care: Record<CareSymbol, string>;
  labels: Record<LabelKey, string>;
  facets: Record<FacetId, string>;
  availabilities: Record<AvailabilityValue, string>;
  offers: Record<OfferValue, string>;
  colours: Record<ColourFamily, string>;
  /** Price ranges; the amounts are written with their currency. */
  priceUnder(amount: string): string;
  priceBetween(low: string, high: string): string;
  priceFrom(amount: string): string;
  /** What jewellery is made of, below its name. */
  plated: string;
}

export const TEXTS: Record<Language, CatalogueTexts> = { fr, en, es, de, it, pl };
