import type { FamilyListing, SearchListing } from "#models/family.ts";
import type { Price, Product, ProductOption, ProductTile, Sku } from "#models/product.ts";
import type { Reviews } from "#models/review.ts";

/** Valid values by the catalogue's contract, for tests to override. */

const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });

export function aPrice(price: Partial<Price> = {}): Price {
  return {
    appliedPrice: eur(24_900),
    strikeThroughPrice: null,
    lowestPrice30Days: null,
    type: "I",
    currency: "EUR",
    ...price,
  };
}

/** Reduced from 249,00 €, the lowest price of the last 30 days. */
export const REDUCED = aPrice({
  appliedPrice: eur(17_499),
  strikeThroughPrice: eur(24_900),
  lowestPrice30Days: eur(24_900),
  type: "S",
});

export function aTile(tile: Partial<ProductTile> = {}): ProductTile {
  return {
    productId: "100001",
    optionId: "10000101",
    name: "Manteau ceinturé Camille",
    subtitle: "Camel · laine et cachemire",
    marketing: { name: "", marketingLabels: [] },
    color: { id: "camel", name: "Camel", hex: "#b7864f" },
    prices: { current: aPrice() },
    pictures: [
      { type: "AP", path: "/products/10000101/AP-1.webp" },
      { type: "GZ", path: "/products/10000101/GZ-1.webp" },
    ],
    reviewGlobal: { averageRating: 4.634, totalReviewCount: 38 },
    availability: "AVAILABLE",
    availabilityType: "ONLINE_AND_IN_STORE",
    tags: [],
    colors: [{ id: "camel", name: "Camel", hex: "#b7864f", optionId: "10000101" }],
    sizes: [
      { sku: "1000010101", label: "36", availability: "UNAVAILABLE" },
      { sku: "1000010102", label: "38", availability: "AVAILABLE" },
      { sku: "1000010103", label: "40", availability: "FEW_REMAINING" },
    ],
    ...tile,
  };
}

export function aSearchListing(listing: Partial<SearchListing> = {}): SearchListing {
  return {
    query: "manteau",
    facets: [
      {
        id: "size",
        label: "Taille",
        values: [
          { id: "38", label: "38", count: 12, selected: false },
          { id: "40", label: "40", count: 9, selected: false },
        ],
      },
      {
        id: "color",
        label: "Couleur",
        values: [{ id: "noir", label: "Noir", count: 4, selected: false, hex: "#222222" }],
      },
    ],
    sort: "relevance",
    page: 1,
    size: 48,
    total: 1,
    products: [aTile()],
    ...listing,
  };
}

export function aFamilyListing(listing: Partial<FamilyListing> = {}): FamilyListing {
  const { query: _, ...rest } = aSearchListing();
  return {
    ...rest,
    family: {
      familyId: "w1_coats",
      name: "Manteaux et vestes",
      description: "De la laine qui tient chaud.",
      children: [{ familyId: "w1_parkas", name: "Parkas" }],
      names: [
        { country: "FR", name: "Manteaux et vestes" },
        { country: "DE", name: "Mäntel und Jacken" },
      ],
    },
    breadcrumb: [
      { familyId: "w1", name: "Femme" },
      { familyId: "w1_coats", name: "Manteaux et vestes" },
    ],
    ...listing,
  };
}

export function aSku(sku: Partial<Sku> = {}): Sku {
  return {
    sku: "1000010101",
    gtin: "3607670000017",
    size: { id: "38", label: "38" },
    stock: { availability: "AVAILABLE", quantity: 12 },
    ...sku,
  };
}

export function anOption(option: Partial<ProductOption> = {}): ProductOption {
  return {
    optionId: "10000101",
    color: { id: "camel", name: "Camel", hex: "#b7864f" },
    prices: { current: aPrice() },
    pictures: [{ type: "AP", path: "/products/10000101/AP-1.webp" }],
    availability: "AVAILABLE",
    availabilityType: "ONLINE_AND_IN_STORE",
    tags: [],
    skus: [aSku()],
    ...option,
  };
}

/** A coat in camel and in navy. */
export function aProduct(product: Partial<Product> = {}): Product {
  return {
    productId: "100001",
    name: "Manteau ceinturé Camille",
    subtitle: "Laine et cachemire",
    ref: "V10001",
    marketing: { name: "", marketingLabels: [] },
    seasonId: "H26",
    segmentationId: "w1_coats",
    breadcrumb: [
      { familyId: "w1", name: "Femme" },
      { familyId: "w1_coats", name: "Manteaux et vestes" },
    ],
    description: "Un manteau long, droit, qui se ferme d’un geste.",
    composition: [
      { material: "laine vierge", percent: 90 },
      { material: "cachemire", percent: 10 },
    ],
    care: [{ symbol: "no-wash", label: "Pas de lavage" }],
    maker: { name: "Vitrine SAS", address: "14 rue du Mail, 75002 Paris, France", email: "securite@vitrine.example" },
    environment: {
      origins: [
        { step: "weaving", country: "IT" },
        { step: "dyeing", country: "IT" },
        { step: "makingUp", country: "PT" },
      ],
      recycledShare: 22,
      shedsMicrofibres: false,
      isRecyclable: true,
      ecoDesign: { points: 1_250, pointsPer100g: 156 },
    },
    sizeChart: "women",
    reviewGlobal: { averageRating: 4.634, totalReviewCount: 38 },
    options: [
      anOption(),
      anOption({
        optionId: "10000102",
        color: { id: "marine", name: "Bleu marine", hex: "#2f3f60" },
        skus: [aSku({ sku: "1000010201" })],
      }),
    ],
    names: [
      { country: "FR", name: "Manteau ceinturé Camille", colors: { "10000101": "Camel", "10000102": "Bleu marine" } },
      { country: "DE", name: "Gürtelmantel Camille", colors: { "10000101": "Kamel", "10000102": "Marineblau" } },
    ],
    ...product,
  };
}

/** A page of reviews with one review, or without any for null. */
export function reviewsAnswer(averageRating: number | null): Reviews {
  const review = { reviewId: "r1", rating: 5, title: "Chaud", text: "Et doux.", author: "Maud", size: "38" };
  return {
    page: 1,
    size: 3,
    total: averageRating === null ? 0 : 1,
    averageRating,
    distribution: [averageRating === null ? 0 : 1, 0, 0, 0, 0],
    values: averageRating === null ? [] : [{ ...review, date: "2026-11-12" }],
  };
}
