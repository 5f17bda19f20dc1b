import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { RequestContext } from "~/bff/context.server";
import { memorySize } from "~/bff/memory-size.server";
import { pageMessages } from "~/i18n/messages.server";
import { FixedText } from "~/i18n/use-text";
import { type FacetText, facetText, readFacets } from "~/models/facet-text";
import type { Facet } from "~/models/family";
import type { EditorialTile } from "~/models/family-page";
import type { Prefix } from "~/models/locale";
import { type PackedTile, unpackTile } from "~/models/product-tile";
import type { KeptHtml, KeptPart } from "~/ui/kept-html/kept-html";
import type { ServerHtml } from "~/ui/kept-html/server-html";
import { FacetGroups } from "~/ui/listing/facet-groups";
import { ImagesUrlContext } from "~/ui/picture/images-url";
import { type CardHtml, CardHtmlContext, type CardLook } from "~/ui/product-card/card-html";
import { CARD_LISTS, CardItems, type CardList } from "~/ui/product-card/card-items";
import { ProductCard } from "~/ui/product-card/product-card";
import { inOnePiece } from "./one-piece.server";

/** About 3 KB each: enough for what is looked at, little beside the catalogue. */
const MAX_CARD_BYTES = 8 * 1024 * 1024;

/**
 * HTML of product cards. A card looks the same on every page and for everybody, and rendering 48 of them is most of
 * what a listing costs: each is rendered once, and again when anything that it shows has changed.
 */
const cards = new LRUCache<string, string>({
  maxSize: MAX_CARD_BYTES,
  sizeCalculation: (html, key) => memorySize(html) + memorySize(key),
});

/** HTML of parts of the pages that are being made; what stays is in `shop.derived`, which counts it. */
const parts = new WeakMap<object, Map<string, string>>();

function cardKey(prefix: Prefix, { headingLevel, loading, sizes }: CardLook, product: PackedTile): string {
  return `${prefix} ${headingLevel} ${loading} ${sizes} ${product}`;
}

/** Cards that lists on the server are made of. */
export function cardHtml(prefix: Prefix): CardHtml {
  return (product, look) => cards.get(cardKey(prefix, look, product)) ?? null;
}

/** What pages take their large parts from while they are rendered on the server. */
export function keptHtml(prefix: Prefix): KeptHtml {
  return (of, part) => parts.get(of)?.get(`${prefix} ${part}`) ?? null;
}

/** A listing's filters for the page's data. Their HTML is kept too, as React goes on with it in the browser. */
export function keepFacets(context: RequestContext, of: readonly Facet[]): FacetText {
  const { text, facets } = context.shop.derived.get(of, `${context.prefix} facets`, () => {
    const made = facetText(of);
    const read = readFacets(made);
    // Marks for React stay in it, which goes on with it in the browser. `read` lives as long as its text: it counts.
    return {
      text: made,
      read,
      facets: render(context, <FacetGroups facets={read} onToggle={() => {}} />, renderToString),
    };
  });
  keepHtml(context, text, { facets });
  return text;
}

/** A list of products for the page's data, rendered once for all pages that show it; with an editor's tile among them. */
export function keepCards(
  context: RequestContext,
  products: readonly PackedTile[],
  list: CardList,
  tile: EditorialTile | null = null,
): ServerHtml {
  const name = tile ? `${list} ${JSON.stringify(tile)}` : list;
  return keepContent(context, { of: products, name }, () => cardItems(context, products, list, tile));
}

/** A list of products that only one shopper is shown: its cards are kept, the list is not. */
export function ownCards(context: RequestContext, products: readonly PackedTile[], list: CardList): ServerHtml {
  return ownContent(context, cardItems(context, products, list, null));
}

function cardItems(
  context: RequestContext,
  products: readonly PackedTile[],
  list: CardList,
  tile: EditorialTile | null,
): ReactElement {
  const { lookOf } = CARD_LISTS[list];
  products.forEach((product, index) => keepCard(context, product, lookOf(index)));
  return (
    <CardHtmlContext.Provider value={cardHtml(context.prefix)}>
      <CardItems products={products} list={list} tile={tile} />
    </CardHtmlContext.Provider>
  );
}

interface ContentPart {
  /** What it is made of, an answer that is cached: it is rendered when that is another object. */
  of: object;
  /** Its own name among what is made of that. */
  name: string;
}

/**
 * A part of a page as HTML, for the page's data. A browser that asks for the data, because it comes from another page,
 * is given it there; a document has it in its place, and in the data only what tells it from others.
 */
export function keepContent(
  context: RequestContext,
  { of, name }: ContentPart,
  element: () => ReactElement,
): ServerHtml {
  return serve(
    context,
    context.shop.derived.get(of, `${context.prefix} ${name}`, () => renderContent(context, element())),
  );
}

/** The same for what is one shopper's: nothing of it stays. */
export function ownContent(context: RequestContext, element: ReactElement): ServerHtml {
  return serve(context, renderContent(context, element));
}

interface Rendered {
  content: ServerHtml;
  html: string;
}

function renderContent(context: RequestContext, element: ReactElement): Rendered {
  const html = render(context, element);
  return { content: { key: createHash("sha1").update(html).digest("base64url"), html: null }, html };
}

function serve(context: RequestContext, { content, html }: Rendered): ServerHtml {
  if (context.url.pathname.endsWith(".data")) return { ...content, html };
  keepHtml(context, content, { content: html });
  return content;
}

/** Has HTML that was rendered elsewhere put into the page in the place of a part. */
export function keepHtml({ prefix }: RequestContext, of: object, html: Partial<Record<KeptPart, string>>): void {
  const known = parts.get(of) ?? new Map<string, string>();
  for (const [part, text] of Object.entries(html)) known.set(`${prefix} ${part}`, text);
  parts.set(of, known);
}

function keepCard(context: RequestContext, product: PackedTile, look: CardLook): void {
  const key = cardKey(context.prefix, look, product);
  if (!cards.has(key)) cards.set(key, render(context, <ProductCard product={unpackTile(product)} {...look} />));
}

/** Texts of what is rendered on the server alone. */
const PAGE_TEXTS = ["common", "shell", "content", "home", "newsletter", "stores"] as const;

function render(
  { prefix, locale, language, shop }: RequestContext,
  element: ReactElement,
  toHtml = renderToStaticMarkup,
): string {
  const html = toHtml(
    <FixedText info={{ prefix, locale }} messages={pageMessages(language, ...PAGE_TEXTS)}>
      <ImagesUrlContext.Provider value={shop.env.IMAGES_URL}>{element}</ImagesUrlContext.Provider>
    </FixedText>,
    // Ids that React makes here are not those of the page around it.
    { identifierPrefix: "kept" },
  );
  return inOnePiece(html);
}
