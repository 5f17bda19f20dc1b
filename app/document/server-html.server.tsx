import { createHash } from "node:crypto";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RequestContext } from "~/bff/context.server";
import { pageMessages } from "~/i18n/messages.server";
import { FixedText } from "~/i18n/use-text";
import type { CardView } from "~/models/product-tile";
import type { EditorialTile } from "~/models/content-page";
import { ImagesUrlContext } from "~/ui/shell/shell-context";
import { CardItems, type CardList } from "~/ui/product-card/card-items";
import type { ServerHtml } from "~/ui/static-html/server-html";

/** Texts of what is rendered on the server alone. */
const TEXTS = [
  "common",
  "cards",
  "shell",
  "fragments",
  "consent",
  "content",
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
 * A part of a page as HTML, for the page's data: no script of it goes to the browser, and nothing of what it is made of
 * (ADR 0034). A browser that comes from another page is given it with the data; a document has it in its place, and in
 * the data only what tells it from others.
 */
export function serverHtml(context: RequestContext, element: ReactElement): ServerHtml {
  const html = renderHtml(context, element);
  const key = createHash("sha1").update(html).digest("base64url");
  if (context.url.pathname.endsWith(".data")) return { key, html };
  context.html.set(key, html);
  return { key, html: null };
}

/** Products as cards; with an editor's tile among them. */
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
    // Ids that React makes here are not those of the page around it.
    { identifierPrefix: `static${html.size}-` },
  );
}
