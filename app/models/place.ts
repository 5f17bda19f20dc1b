import { z } from "zod";
import { optionalField, partialArray } from "./lenient-schemas";
import { wholeNumber } from "./schema-parts";
import { positionSchema } from "./store";

/** The address-autocomplete service: completes typed text to an address in two calls. */

const country = z.string().regex(/^[A-Z]{2}$/, "must be two capital letters");

/** `GET /suggestions` */
export const placeQuerySchema = z.strictObject({
  input: z.string().trim().min(1).max(100),
  /** Comma-separated list of the countries to search in. */
  countries: z.string().regex(/^[A-Z]{2}(,[A-Z]{2}){0,30}$/, "must be country codes, comma between them"),
  /** An address for a delivery, or a town for a search of shops. */
  kind: z.enum(["address", "town"]).default("address"),
  limit: wholeNumber(10).default(5),
});
export const placeSuggestionsSchema = z.object({
  suggestions: partialArray(
    z.object({
      placeId: z.string(),
      /** `14 rue des Lilas` */
      title: z.string(),
      /** `75019 Paris, France`: without the country if only one is searched. */
      detail: z.string(),
    }),
  ),
});

/** `GET /places/{placeId}` */
export const placeSchema = z.object({
  placeId: z.string(),
  kind: z.enum(["address", "town"]),
  /** Absent for a town. */
  street: optionalField(z.string()),
  /** `14 bis`; absent for a whole street. */
  streetNumber: optionalField(z.string()),
  zipCode: z.string(),
  city: z.string(),
  country,
  position: positionSchema,
});
export type Place = z.infer<typeof placeSchema>;
