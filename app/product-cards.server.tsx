import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { RequestContext } from "~/bff/context.server";
import { pageMessages } from "~/i18n/messages.server";
import { FixedText } from "~/i18n/use-text";
import type { Prefix } from "~/models/locale";
import { type PackedTile, unpackTile } from "~/models/product-tile";
import { ImagesUrlContext } from "~/ui/picture/images-url";
import type { CardHtml, CardLook } from "~/ui/product-card/card-html";
import { ProductCard } from "~/ui/product-card/product-card";

/** About 3 KB each: enough for what is looked at, little beside the catalogue. */
const MAX_CARDS = 6_000;

/**
 * HTML of product cards. A card looks the same on every page and for everybody, and rendering 48 of them is most of
 * what a listing costs: each is rendered once, and again when anything that it shows has changed.
 */
const rendered = new LRUCache<string, string>({ max: MAX_CARDS });

function keyOf(prefix: Prefix, { headingLevel, loading, sizes }: CardLook, product: PackedTile): string {
  return `${prefix} ${headingLevel} ${loading} ${sizes} ${product}`;
}

/** Renders what was not rendered yet. Loaders call it with the products that their page shows. */
export function prepareCards(
  context: RequestContext,
  products: readonly PackedTile[],
  lookOf: (index: number) => CardLook,
): void {
  products.forEach((product, index) => {
    const look = lookOf(index);
    const key = keyOf(context.prefix, look, product);
    if (!rendered.has(key)) rendered.set(key, render(context, product, look));
  });
}

/** What a page's lists take their cards' HTML from while they are rendered on the server. */
export function cardHtml(prefix: Prefix): CardHtml {
  return (product, look) => rendered.get(keyOf(prefix, look, product)) ?? null;
}

function render({ prefix, locale, language, shop }: RequestContext, product: PackedTile, look: CardLook): string {
  return renderToString(
    <FixedText info={{ prefix, locale }} messages={pageMessages(language, "common")}>
      <ImagesUrlContext.Provider value={shop.env.IMAGES_URL}>
        <ProductCard product={unpackTile(product)} {...look} />
      </ImagesUrlContext.Provider>
    </FixedText>,
  );
}
