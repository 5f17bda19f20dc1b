import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { RequestContext } from "~/bff/context.server";
import { pageMessages } from "~/i18n/messages.server";
import { FixedText } from "~/i18n/use-text";
import type { Facet } from "~/models/family";
import type { Prefix } from "~/models/locale";
import { type PackedTile, unpackTile } from "~/models/product-tile";
import type { KeptHtml, KeptPart } from "~/ui/kept-html/kept-html";
import { FacetGroups } from "~/ui/listing/facet-groups";
import { ImagesUrlContext } from "~/ui/picture/images-url";
import type { ServerHtml } from "~/ui/content-html/content-html";
import { type CardHtml, CardHtmlContext, type CardLook } from "~/ui/product-card/card-html";
import { ProductCard } from "~/ui/product-card/product-card";
import { CARD_LISTS, CardItems, type CardList } from "~/ui/product-card/product-grid";
import { inOnePiece } from "./one-piece.server";

/** About 3 KB each: enough for what is looked at, little beside the catalogue. */
const MAX_CARDS = 6_000;

/**
 * HTML of product cards. A card looks the same on every page and for everybody, and rendering 48 of them is most of
 * what a listing costs: each is rendered once, and again when anything that it shows has changed.
 */
const cards = new LRUCache<string, string>({ max: MAX_CARDS });

/** HTML of whole parts, as long as the data they show is kept: the read cache hands out the same object each time. */
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

/** Has a list of products rendered once for all pages that show it. Loaders call it before their page is rendered. */
export function keepCards(context: RequestContext, products: readonly PackedTile[], list: CardList): void {
  keep(context, products, list, () => {
    const { lookOf } = CARD_LISTS[list];
    products.forEach((product, index) => keepCard(context, product, lookOf(index)));
    return (
      <CardHtmlContext.Provider value={cardHtml(context.prefix)}>
        <CardItems products={products} list={list} />
      </CardHtmlContext.Provider>
    );
  });
}

/** The same for a listing's filters. */
export function keepFacets(context: RequestContext, facets: readonly Facet[]): void {
  keep(context, facets, "facets", () => <FacetGroups facets={facets} onToggle={() => {}} />);
}

const contents = new WeakMap<object, Map<string, ServerHtml>>();

interface ContentPart {
  /** What the page is made of: it is rendered when that is another object. */
  of: object;
  /** The page's own name. */
  name: string;
}

/**
 * HTML of a page made from content. A browser that asks for the page's data, because it comes from another page, is
 * given it as data; a document has it in its place.
 */
export function keepContent(
  context: RequestContext,
  { of, name }: ContentPart,
  element: () => ReactElement,
): ServerHtml {
  const key = `${context.prefix} ${name}`;
  const known = contents.get(of) ?? new Map<string, ServerHtml>();
  const content = known.get(key) ?? { key, html: null };
  contents.set(of, known.set(key, content));
  keep(context, content, "content", element);
  if (!context.url.pathname.endsWith(".data")) return content;
  return { key, html: keptHtml(context.prefix)(content, "content") };
}

/** Has HTML that was rendered elsewhere put into the page in the place of a part. */
export function keepHtml({ prefix }: RequestContext, of: object, html: Partial<Record<KeptPart, string>>): void {
  const known = parts.get(of) ?? new Map<string, string>();
  for (const [part, text] of Object.entries(html)) known.set(`${prefix} ${part}`, text);
  parts.set(of, known);
}

function keep(context: RequestContext, of: object, part: KeptPart, element: () => ReactElement): void {
  const key = `${context.prefix} ${part}`;
  const known = parts.get(of) ?? new Map<string, string>();
  if (known.has(key)) return;
  known.set(key, render(context, element()));
  parts.set(of, known);
}

function keepCard(context: RequestContext, product: PackedTile, look: CardLook): void {
  const key = cardKey(context.prefix, look, product);
  if (!cards.has(key)) cards.set(key, render(context, <ProductCard product={unpackTile(product)} {...look} />));
}

/** Texts of what is rendered on the server alone. */
const PAGE_TEXTS = ["common", "shell", "content", "newsletter"] as const;

function render({ prefix, locale, language, shop }: RequestContext, element: ReactElement): string {
  const html = renderToString(
    <FixedText info={{ prefix, locale }} messages={pageMessages(language, ...PAGE_TEXTS)}>
      <ImagesUrlContext.Provider value={shop.env.IMAGES_URL}>{element}</ImagesUrlContext.Provider>
    </FixedText>,
  );
  return inOnePiece(html);
}
