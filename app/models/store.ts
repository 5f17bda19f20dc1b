import { z } from "zod";
import { decorativeField, lenientArray, optionalField, partialArray } from "./lenient-schemas";
import { isTimeZone } from "./local-day";
import { wholeNumber } from "./schema-parts";
import { STOCK_AVAILABILITIES } from "./product";
import { GOODS_ID, STORE_ID } from "./goods-id";

/** The company's own shops, and carriers' pickup points and lockers (S7). Choices are codes. */

export const STORE_KINDS = ["store", "pickup", "locker"] as const;

/** Whether a place takes parcels: `full` for the moment, `closed` for good. */
export const PARCEL_STATES = ["accepted", "full", "closed"] as const;

/** What a shop offers: its departments, then its services. */
export const STORE_SERVICES = [
  "women",
  "men",
  "children",
  "alterations",
  "collection",
  "reservation",
  "returns",
  "personalShopper",
  "giftWrap",
  "stepFree",
] as const;

/** Section of the storefront that makes the call (S3 "Sections"). */
export const STORE_CONTEXTS = ["eresa", "customer", "order", "welcome", "locator"] as const;

export const positionSchema = z.object({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});
export type Position = z.infer<typeof positionSchema>;

const country = z.string().regex(/^[A-Z]{2}$/, "must be two capital letters");
const timeOfDay = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);
/** Opening and closing times; midnight at the end of a day is 24:00. */
const periods = z.array(z.object({ opens: timeOfDay, closes: timeOfDay }));

export const storeSchema = z.object({
  storeId: z.string().regex(STORE_ID),
  kind: z.enum(STORE_KINDS),
  name: z.string(),
  address: z.object({
    line1: z.string(),
    line2: optionalField(z.string()),
    zipCode: z.string(),
    city: z.string(),
    country,
  }),
  position: positionSchema,
  /** With its country code, `+33…`; carriers' points have none. */
  phone: decorativeField(z.string().regex(/^\+\d{6,15}$/)),
  email: decorativeField(z.string()),
  /** One entry per day, 1 is Monday; a day without periods is closed. Times are in the place's time zone. */
  openingHours: z.array(z.object({ day: z.number().int().min(1).max(7), periods })).length(7),
  /** Days of the next two months with other hours than usual. */
  specialDays: lenientArray(z.object({ date: z.iso.date(), periods })),
  timeZone: z.string().refine(isTimeZone, "is no time zone"),
  services: lenientArray(z.enum(STORE_SERVICES)),
  /** Left out when parcels are accepted. */
  parcels: optionalField(z.enum(PARCEL_STATES)),
  /** Metres from the searched place; null without one. */
  distance: z.number().int().min(0).nullable(),
  /** Stock of the product and size in the query; null when it has none. */
  stock: z.object({ availability: z.enum(STOCK_AVAILABILITIES) }).nullable(),
});
export type Store = z.infer<typeof storeSchema>;

/** Answer of `/stores`, `/pickups` and `/lockers`, nearest first, or by town and name. 404 when there is none (S7). */
export const storeListSchema = z.object({
  stores: partialArray(storeSchema),
  page: z.number().int().min(1),
  pageSize: z.number().int().min(1),
  total: z.number().int().min(0),
});
export type StoreList = z.infer<typeof storeListSchema>;

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,10})?$/, "must be degrees")
    .transform(Number)
    .pipe(z.number().min(-most).max(most));
const countryList = z.string().regex(/^[A-Z]{2}(,[A-Z]{2}){0,30}$/, "must be country codes, comma between them");
const service = `(${STORE_SERVICES.join("|")})`;
const serviceList = z
  .string()
  .regex(new RegExp(`^${service}(,${service}){0,9}$`), `must be of ${STORE_SERVICES.join(", ")}, comma between them`);

/**
 * Query for pickups and lockers. In the store search `size` is a garment's, so the page size is `pageSize` in all
 * three.
 */
export const pointQuerySchema = z.strictObject({
  /** A town, postcode or street. */
  search: z.string().trim().min(1).max(100).optional(),
  /** One country; the shop's own by default. */
  countryCode: country.optional(),
  /** Comma-separated: only points in these countries. */
  deliveryCountries: countryList.optional(),
  /** A position instead of `search`: both values or none. */
  lat: degrees(90).optional(),
  lon: degrees(180).optional(),
  /** Kilometres. */
  radius: wholeNumber(500).optional(),
  page: wholeNumber(1_000).default(1),
  pageSize: wholeNumber(200).default(20),
});

const stockQuery = {
  /** A product or one of its colours. */
  productId: z.string().regex(GOODS_ID, "must be digits").optional(),
  /** Id of a size, `38`. */
  size: z
    .string()
    .regex(/^[\w.-]{1,10}$/)
    .optional(),
  context: z.enum(STORE_CONTEXTS).optional(),
};
export const storeQuerySchema = pointQuerySchema.extend({
  ...stockQuery,
  /** Comma-separated: only shops that offer all of these. */
  services: serviceList.optional(),
});
/** `GET …/stores/{storeId}` */
export const oneStoreQuerySchema = z.strictObject(stockQuery);

/** `GET …/stores/countries?countries=FR,CH`: towns that have shops, for a page of all of them. */
export const storeCountriesQuerySchema = z.strictObject({ countries: countryList.optional() });
export const storeCountriesSchema = z.object({
  values: partialArray(
    z.object({
      countryCode: country,
      total: z.number().int().min(1),
      cities: lenientArray(
        z.object({
          name: z.string(),
          stores: lenientArray(z.object({ storeId: z.string(), name: z.string(), zipCode: z.string() }), 1),
        }),
      ),
    }),
  ),
});
