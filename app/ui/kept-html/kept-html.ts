import { createContext, useContext } from "react";

/** Large parts of a page that are the same for everyone: a listing's filters, what is told of a product, what content says. */
export type KeptPart = "facets" | "details" | "reviews" | "zoom" | "content";

/**
 * On the server: the inner HTML of a part that was rendered for an earlier page from the same data, or null. In the
 * browser there is none, and React renders it; the markup is the same, so the one hydrates the other.
 */
export type KeptHtml = (of: object, part: KeptPart) => string | null;
export const KeptHtmlContext = createContext<KeptHtml | null>(null);

/** Props of the element around the part: its HTML where it is kept, else `children`. */
export function useKeptHtml(of: object | null, part: KeptPart) {
  const find = useContext(KeptHtmlContext);
  const html = of && find?.(of, part);
  return html ? { dangerouslySetInnerHTML: { __html: html } } : null;
}
