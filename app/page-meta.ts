import type { MetaDescriptor } from "@remix-run/react";

/** What a page says of itself in the document's head. */
export interface PageHead {
  /** The whole title, shop's name included. */
  title: string;
  description?: string;
  /** The page's one address, host included; left out for pages that must not be found. */
  canonical?: string;
}

/** Tags for a route's `meta`; a page without data is an error page, which names itself. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { title, description, canonical } = head;
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    canonical ? { tagName: "link", rel: "canonical", href: canonical } : { name: "robots", content: "noindex" },
  ];
}
