import { hash } from "node:crypto";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RequestContext } from "#app/bff/context.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import type { CardView } from "#app/models/product-tile.ts";
import type { EditorialTile } from "#app/models/content-page.ts";
import { ImagesUrlContext } from "#app/ui/shell/shell-context.ts";
import { CardItems, type CardList } from "#app/ui/product-card/card-items.tsx";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";

/** Texts of components that are rendered only on the server. */
const TEXTS = [
  "common",
  "cards",
  "shell",
  "fragments",
  "consent",
  "content",
  "error",
  "home",
  "newsletter",
  "places",
  "stores",
  "product",
  "productDetails",
  "reviews",
  "wishlist",
] as const;

/**
 * Renders a part of a page to HTML, for loader data: the browser needs neither its scripts nor its data (ADR 0034). A
 * request for data gets the HTML itself. In a document the HTML is in its place in the body, and the loader data hold
 * only its key.
 */
export function serverHtml(context: RequestContext, element: ReactElement): ServerHtml {
  const html = renderHtml(context, element);
  const key = hash("sha1", html, "base64url");
  if (context.url.pathname.endsWith(".data")) return { key, html };
  context.html.set(key, html);
  return { key, html: null };
}

/** Renders products as cards, with an optional editorial tile among them. */
export function cardsHtml(
  context: RequestContext,
  products: readonly CardView[],
  list: CardList,
  tile: EditorialTile | null = null,
): ServerHtml {
  return serverHtml(context, <CardItems products={products} list={list} tile={tile} />);
}

export function renderHtml({ prefix, locale, language, shop, html }: RequestContext, element: ReactElement): string {
  return renderToStaticMarkup(
    <FixedText info={{ prefix, locale }} messages={pageMessages(language, ...TEXTS)}>
      <ImagesUrlContext.Provider value={shop.env.IMAGES_URL}>{element}</ImagesUrlContext.Provider>
    </FixedText>,
    // A prefix, so that ids generated here do not collide with those of the page around it.
    { identifierPrefix: `static${html.size}-` },
  );
}
