import type { Article, BreadcrumbList, ClothingStore, Organization, Product, WebSite, WithContext } from "schema-dts";
import { centsToAmount, currencyDecimals } from "./money-format";
import type { Money } from "./money";
import type { LocaleTag } from "./locale";
import type { Store } from "./store";

/** Data of a page for machines, as schema.org's JSON-LD (SEO-03). Addresses are absolute. */
export interface StructuredData {
  "@context": string;
}

const CONTEXT = "https://schema.org";
const NAME = "Vitrine";

export interface ProductFacts {
  productId: string;
  /** Id of the colour: each colour is a product of its own here. */
  optionId: string;
  ref: string;
  name: string;
  description: string;
  color: string;
  /** The largest share first. */
  materials: readonly string[];
  url: string;
  pictures: readonly string[];
  maker: string;
  price: Money;
  stock: keyof typeof AVAILABILITY;
  rating: number | null;
  reviewCount: number;
}

/** By the page's state of sale for a colour; nothing for a state that the catalogue itself does not know. */
const AVAILABILITY = {
  orderable: "https://schema.org/InStock",
  lastPieces: "https://schema.org/LimitedAvailability",
  onDemand: "https://schema.org/MadeToOrder",
  // schema.org has no value for announced products; PreOrder would mean that they can be ordered.
  soon: "https://schema.org/OutOfStock",
  storeOnly: "https://schema.org/InStoreOnly",
  soldOut: "https://schema.org/OutOfStock",
  allSoldOut: "https://schema.org/OutOfStock",
  unknown: undefined,
} as const;

/** A product in one colour, with its offer and, if there are reviews, their average. */
export function productData(product: ProductFacts): WithContext<Product> {
  const { productId, optionId, ref, name, description, color, url, pictures, maker, price } = product;
  const { stock, rating, reviewCount } = product;
  const material = product.materials.join(", ");
  return {
    "@context": CONTEXT,
    "@type": "Product",
    "@id": url,
    productID: productId,
    sku: optionId,
    inProductGroupWithID: productId,
    ...(ref && { mpn: ref }),
    name: [name, color].filter(Boolean).join(" "),
    ...(description && { description }),
    ...(color && { color }),
    ...(material && { material }),
    image: pictures,
    url,
    brand: { "@type": "Brand", name: NAME },
    ...(maker && { manufacturer: { "@type": "Organization", name: maker } }),
    offers: {
      "@type": "Offer",
      url,
      price: centsToAmount(price).toFixed(currencyDecimals(price.currencyCode)),
      priceCurrency: price.currencyCode,
      itemCondition: "https://schema.org/NewCondition",
      ...(AVAILABILITY[stock] && { availability: AVAILABILITY[stock] }),
      seller: { "@type": "Organization", name: NAME },
    },
    ...(rating !== null &&
      reviewCount > 0 && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: rating,
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}

/**
 * Breadcrumb from the home page to a page, which is the last entry.
 *
 * @param home address of the home page, the first entry
 */
export function breadcrumbData(
  home: string,
  crumbs: readonly { name: string; url: string }[],
): WithContext<BreadcrumbList> {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: [{ name: NAME, url: home }, ...crumbs].map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export function organizationData(origin: string): WithContext<Organization> {
  return {
    "@context": CONTEXT,
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: NAME,
    url: origin,
    logo: `${origin}/icon-512.png`,
  };
}

/** @param search address of the search page */
export function webSiteData(home: string, search: string, locale: LocaleTag): WithContext<WebSite> {
  return {
    "@context": CONTEXT,
    "@type": "WebSite",
    name: NAME,
    url: home,
    inLanguage: locale,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${search}?query={query}` },
      // Google's own property for the template's variable, which schema.org's types do not have.
      ...{ "query-input": "required name=query" },
    },
  };
}

export interface ArticleFacts {
  headline: string;
  description?: string;
  url: string;
  image?: string;
  /** ISO date */
  published?: string;
  locale: LocaleTag;
}

export function articleData({
  headline,
  description,
  url,
  image,
  published,
  locale,
}: ArticleFacts): WithContext<Article> {
  const publisher = { "@type": "Organization", name: NAME } as const;
  return {
    "@context": CONTEXT,
    "@type": "Article",
    headline,
    mainEntityOfPage: url,
    inLanguage: locale,
    author: publisher,
    publisher,
    ...(description && { description }),
    ...(image && { image }),
    ...(published && { datePublished: published }),
  };
}

/** The week, from Monday. */
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/**
 * JSON-LD for a shop: address, position, hours. A closed special day is written 00:00–00:00; a weekday without
 * periods is omitted.
 */
export function storeData(store: Store, url: string): WithContext<ClothingStore> {
  const { storeId, name, address, position, phone, email, openingHours, specialDays } = store;
  const closed = [{ opens: "00:00", closes: "00:00" }];
  return {
    "@context": CONTEXT,
    "@type": "ClothingStore",
    "@id": url,
    branchCode: storeId,
    name: `${NAME} ${name}`,
    url,
    address: {
      "@type": "PostalAddress",
      streetAddress: [address.line1, address.line2].filter(Boolean).join(", "),
      postalCode: address.zipCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: position.lat, longitude: position.lon },
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    parentOrganization: { "@type": "Organization", name: NAME },
    openingHoursSpecification: openingHours.flatMap(({ day, periods }) =>
      periods.map(({ opens, closes }) => ({
        "@type": "OpeningHoursSpecification" as const,
        dayOfWeek: `https://schema.org/${DAYS[day - 1]!}` as const,
        opens,
        closes: endOfDay(closes),
      })),
    ),
    specialOpeningHoursSpecification: specialDays.flatMap(({ date, periods }) =>
      (periods.length > 0 ? periods : closed).map(({ opens, closes }) => ({
        "@type": "OpeningHoursSpecification" as const,
        validFrom: date,
        validThrough: date,
        opens,
        closes: endOfDay(closes),
      })),
    ),
  };
}

/** schema.org's days end at 23:59. */
function endOfDay(time: string): string {
  return time === "24:00" ? "23:59" : time;
}

export function asScript(data: readonly StructuredData[]): string {
  return data.map((each) => `<script type="application/ld+json">${asInertJson(each)}</script>`).join("");
}

/** Text for a script element, which nothing in it can close. */
export function asInertJson(data: unknown): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}
