import { z } from "zod";
import { distinctColorNames, distinctNameIn, withDistinctColors } from "./color-names";
import { lenientArray, optionalField, partialArray, withFallback } from "./lenient-schemas";
import { COUNTRIES } from "./locale";
import { moneySchema } from "./money";
import { NO_REVIEWS, reviewsSchema } from "./review";
import { GOODS_ID } from "./goods-id";

/** Products as the gateway gives them: an option is one colour of a product, a sku one size of an option. */

export const AVAILABILITIES = [
  "AVAILABLE",
  "UNAVAILABLE",
  "SOON_UNAVAILABLE",
  "SOON_AVAILABLE",
  "ON_DEMAND",
  "DISCONTINUED",
  "UNKNOWN",
] as const;
export const AVAILABILITY_TYPES = ["ONLINE_AND_IN_STORE", "ONLINE_ONLY", "IN_STORE_ONLY"] as const;
export const STOCK_AVAILABILITIES = ["AVAILABLE", "UNAVAILABLE", "FEW_REMAINING"] as const;
export const PICTURE_KINDS = ["AP", "GZ", "DP", "VC", "SU", "VH", "ZM"] as const;
/** I initial, S sale, P promotion, A adjusted (C3). */
const PRICE_TYPES = ["I", "S", "P", "A"] as const;
/** Only names the kind of reduction; the prices show its amount. */
export const priceTypeSchema = withFallback(z.enum(PRICE_TYPES), "I");

const id = z.string().regex(GOODS_ID);

export const priceSchema = z.object({
  appliedPrice: moneySchema,
  strikeThroughPrice: moneySchema.nullable(),
  /** Lowest price of the last 30 days, shown beside every reduction (Omnibus directive). */
  lowestPrice30Days: moneySchema.nullable(),
  type: priceTypeSchema,
  currency: z.string().length(3),
});
export type Price = z.infer<typeof priceSchema>;

const pricesSchema = z.object({
  current: priceSchema,
  /** Price during the site's private sale; left out for products that take no part. */
  privateSale: optionalField(priceSchema),
});
export type Prices = z.infer<typeof pricesSchema>;

export const pictureSchema = z.object({
  type: z.enum(PICTURE_KINDS),
  /** Path under IMAGES_URL, without size parameters: `/products/20001234/AP-1.webp`. */
  path: z.string().startsWith("/"),
});
export type ProductPicture = z.infer<typeof pictureSchema>;

/** For a colour that has a name but no valid hex value. */
const UNKNOWN_HEX = "#cccccc";
/** Becomes part of a style, so nothing else may be in it. */
export const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/);
export const colorSchema = z.object({ id: z.string(), name: z.string(), hex: withFallback(hexSchema, UNKNOWN_HEX) });
export const reviewGlobalSchema = z.object({ averageRating: z.number(), totalReviewCount: z.number().int() });
/** An UNKNOWN availability can neither be bought nor is called sold out. */
const availabilitySchema = withFallback(z.enum(AVAILABILITIES), "UNKNOWN");
const marketingSchema = z.object({ name: z.string(), marketingLabels: lenientArray(z.string()) });

/** What a listing needs of a product: its first option in stock, and the other colours as links. */
const tileSchema = z.object({
  productId: id,
  optionId: id,
  /** Tells gift cards from goods, as on a line of a cart. */
  segmentationId: optionalField(z.string()),
  name: z.string(),
  /** Material or cut in a few words, below the name: "Camel · laine et cachemire". */
  subtitle: withFallback(z.string(), ""),
  marketing: marketingSchema,
  color: colorSchema,
  prices: pricesSchema,
  pictures: lenientArray(pictureSchema, 1),
  reviewGlobal: withFallback(reviewGlobalSchema.nullable(), null),
  availability: availabilitySchema,
  availabilityType: z.enum(AVAILABILITY_TYPES),
  tags: lenientArray(z.string()),
  /** Every colour of the product, this one included. */
  colors: lenientArray(colorSchema.extend({ optionId: id })),
  /** Sizes of this colour, for adding to the cart without opening the product. */
  sizes: lenientArray(z.object({ sku: z.string(), label: z.string(), availability: z.enum(STOCK_AVAILABILITIES) })),
});
export const productTileSchema = tileSchema.transform((tile) => ({
  ...tile,
  color: { ...tile.color, name: distinctNameIn(tile, tile.colors) },
}));
export type ProductTile = z.infer<typeof productTileSchema>;

export const skuSchema = z.object({
  sku: z.string(),
  gtin: id,
  size: z.object({ id: z.string(), label: z.string() }),
  stock: z.object({ availability: z.enum(STOCK_AVAILABILITIES), quantity: z.number().int().min(0) }),
});
export type Sku = z.infer<typeof skuSchema>;

export const productOptionSchema = z.object({
  optionId: id,
  color: colorSchema,
  prices: pricesSchema,
  pictures: lenientArray(pictureSchema, 1),
  availability: availabilitySchema,
  availabilityType: z.enum(AVAILABILITY_TYPES),
  tags: lenientArray(z.string()),
  skus: lenientArray(skuSchema, 1),
});
export type ProductOption = z.infer<typeof productOptionSchema>;

/** Production steps whose country the sheet names (AGEC): the first three for cloth, the others for shoes. */
export const MAKING_STEPS = ["weaving", "dyeing", "makingUp", "stitching", "assembly", "finishing"] as const;

/** Environmental qualities that the AGEC law requires (S3), and the environmental cost of eco-design. */
export const environmentSchema = z.object({
  origins: lenientArray(z.object({ step: z.enum(MAKING_STEPS), country: z.string().regex(/^[A-Z]{2}$/) })),
  /** Whole percents of recycled material. */
  recycledShare: z.number().int().min(0).max(100),
  /** More than half synthetic fibres: it sheds microfibres when washed. */
  shedsMicrofibres: z.boolean(),
  isRecyclable: z.boolean(),
  /** Impact points; null when they were not calculated. */
  ecoDesign: z.object({ points: z.number().int().min(0), pointsPer100g: z.number().int().min(0) }).nullable(),
});
export type Environment = z.infer<typeof environmentSchema>;

/** Size chart for a product's sizes. */
export const SIZE_CHARTS = [
  "women",
  "womenLetters",
  "menLetters",
  "children",
  "childrenShoes",
  "womenShoes",
  "menShoes",
  "belts",
] as const;
export type SizeChart = (typeof SIZE_CHARTS)[number];

/** Text of a link or a box to tick, which nobody could choose without one. */
export const nameSchema = z.string().trim().min(1);
export const segmentSchema = z.object({ familyId: z.string(), name: nameSchema });

/**
 * The product's name in each country that sells it, from which its address there is made (SEO-02). Countries that do
 * not sell it are left out.
 */
export const productNamesSchema = lenientArray(
  z.object({
    country: z.enum(COUNTRIES),
    name: z.string(),
    /** Names of the colours by option id. */
    colors: z.record(id, z.string()).transform(distinctColorNames),
  }),
);
export type ProductNames = z.infer<typeof productNamesSchema>;

export const productSchema = z.object({
  productId: id,
  name: z.string(),
  subtitle: withFallback(z.string(), ""),
  /** Reference printed on the label. */
  ref: z.string(),
  marketing: marketingSchema,
  seasonId: z.string(),
  segmentationId: z.string(),
  /** From the widest family to the narrowest. */
  breadcrumb: lenientArray(segmentSchema),
  description: withFallback(z.string(), ""),
  composition: lenientArray(z.object({ material: z.string(), percent: z.number().int().min(1).max(100) })),
  /** Care symbols by their GINETEX key, with their texts. */
  care: lenientArray(z.object({ symbol: z.string(), label: z.string() })),
  maker: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  /** Null for products without such a sheet. */
  environment: withFallback(environmentSchema.nullable(), null),
  /** Null for products in one size. */
  sizeChart: withFallback(z.enum(SIZE_CHARTS).nullable(), null),
  reviewGlobal: withFallback(reviewGlobalSchema.nullable(), null),
  options: z.array(productOptionSchema).min(1).transform(withDistinctColors),
  names: productNamesSchema,
});
export type Product = z.infer<typeof productSchema>;

/**
 * Answer of `/products/{id}`, `/options/{id}` and `/gtins/{gtin}`: the product, and which option was asked for. It
 * includes the newest reviews, so that the product page needs one call.
 */
export const productAnswerSchema = z.object({
  product: productSchema,
  optionId: id.nullable(),
  reviews: withFallback(reviewsSchema, NO_REVIEWS),
});

export const productTilesSchema = z.object({ products: partialArray(productTileSchema) });
