import { z } from "zod";
import { FACET_IDS } from "#models/listing-query.ts";
import { COLOUR_FAMILIES } from "../studio/palette";
import { FABRICS, WEARERS } from "../studio/spec";
import { readWords } from "../words/words";
import { CARE_SYMBOLS } from "./care";
import { THEMES } from "./families/family";
import { AVAILABILITY_VALUES, OFFER_VALUES } from "./listing-values";
import { KINDS, LABELS } from "./record";

const text = z.string();
const two = z.tuple([text, text]).readonly();

/** Everything that the catalogue says in words and that is not a name. */
const catalogueSchema = z.strictObject({
  /** Introductions of families. */
  themes: z.record(z.enum(THEMES), text),
  /** What a kind of garment is like; one of the two stands first in a description. */
  kinds: z.record(z.enum(KINDS), two),
  /** What its cloth is like. */
  fabrics: z.record(z.enum(FABRICS), text),
  /** How it fits, by who wears it. */
  fits: z.record(z.enum(WEARERS), two),
  care: z.record(z.enum(CARE_SYMBOLS), text),
  labels: z.record(z.enum(LABELS), text),
  facets: z.record(z.enum(FACET_IDS), text),
  availabilities: z.record(z.enum(AVAILABILITY_VALUES), text),
  offers: z.record(z.enum(OFFER_VALUES), text),
  colours: z.record(z.enum(COLOUR_FAMILIES), text),
  /** Price ranges; `{amount}`, `{low}` and `{high}` are written with their currency. */
  priceUnder: text,
  priceBetween: text,
  priceFrom: text,
  /** What jewellery is made of, below its name. */
  plated: text,
  giftCard: z.strictObject({ name: text, subtitle: text, description: text }),
});

export const TEXTS = readWords("catalogue", catalogueSchema);
