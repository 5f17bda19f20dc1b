import type { Article, BreadcrumbList, Organization, Product, WebSite, WithContext } from "schema-dts";
import { centsToAmount, currencyDecimals } from "./money-format";
import type { Money } from "./money";
import type { LocaleTag } from "./locale";

/** What a page says to machines, as schema.org's JSON-LD (SEO-03). Addresses are whole. */
export interface StructuredData {
  "@context": string;
}

const CONTEXT = "https://schema.org";
const NAME = "Vitrine";

export interface ProductFacts {
  productId: string;
  ref: string;
  name: string;
  description: string;
  color: string;
  url: string;
  pictures: readonly string[];
  maker: string;
  price: Money;
  stock: keyof typeof AVAILABILITY;
  rating: number | null;
  reviewCount: number;
}

/** By what the page says of a colour's sale; a state that the catalogue does not know itself says nothing. */
const AVAILABILITY = {
  orderable: "https://schema.org/InStock",
  lastPieces: "https://schema.org/LimitedAvailability",
  onDemand: "https://schema.org/MadeToOrder",
  soon: "https://schema.org/PreOrder",
  storeOnly: "https://schema.org/InStoreOnly",
  soldOut: "https://schema.org/OutOfStock",
  unknown: undefined,
} as const;

/** A product in one colour, with its offer and, where shoppers wrote some, what its reviews say together. */
export function productData(product: ProductFacts): WithContext<Product> {
  const { productId, ref, name, description, color, url, pictures, maker, price, stock, rating, reviewCount } = product;
  return {
    "@context": CONTEXT,
    "@type": "Product",
    "@id": url,
    productID: productId,
    sku: productId,
    mpn: ref,
    name: `${name} ${color}`,
    description,
    color,
    image: pictures,
    url,
    brand: { "@type": "Brand", name: NAME },
    manufacturer: { "@type": "Organization", name: maker },
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
      reviewCount > 0 && { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount } }),
  };
}

/** The way to a page from home, the page itself last. */
export function breadcrumbData(crumbs: readonly { name: string; url: string }[]): WithContext<BreadcrumbList> {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, url }, index) => ({
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
      // Google's own spelling of the template's variable; schema.org's types do not know it.
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

/** As text for a script element: nothing in it can end the script. */
export function asScript(data: readonly StructuredData[], nonce: string): string {
  return data
    .map(
      (each) =>
        `<script type="application/ld+json" nonce="${nonce}">${JSON.stringify(each).replace(/</g, "\\u003c")}</script>`,
    )
    .join("");
}
