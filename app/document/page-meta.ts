import type { ShouldRevalidateFunctionArgs, MetaDescriptor } from "@remix-run/react";
import { readAlternates } from "#app/models/same-page.ts";

/** The parts of a page's `<head>`. */
export interface PageHead {
  /** The whole title, shop's name included. */
  title: string;
  description?: string;
  keywords?: string;
  /** The robots directive from content; without it a page with `canonical` may be indexed. */
  robots?: string;
  /** The page's canonical URL; left out for pages that must not be indexed. */
  canonical?: string;
  /** The same page in other countries, as `bff/sites/alternates` packs it. */
  alternates?: string;
  /** The picture shown when the page is shared. */
  image?: string;
  /** The main picture of the first screen, preloaded before the browser reaches its markup. */
  firstPicture?: { srcSet: string; sizes: string };
}

/** Tags for a route's `meta`. Without data there are none: the root sets the title of error pages. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { title, description, keywords, canonical, image, firstPicture } = head;
  const robots = canonical ? head.robots : "noindex";
  return [
    { title },
    ...tags("name", { description, keywords, robots, "twitter:card": image && "summary_large_image" }),
    ...(firstPicture ? [preload(firstPicture)] : []),
    ...(canonical ? addresses(canonical, head) : []),
    ...tags("property", {
      "og:type": canonical && "website",
      "og:title": title,
      "og:description": description,
      "og:url": canonical,
      "og:image": image,
    }),
  ];
}

function tags(by: "name" | "property", contents: Record<string, string | undefined>): MetaDescriptor[] {
  return Object.entries(contents).flatMap(([name, content]) => (content ? [{ [by]: name, content }] : []));
}

/**
 * Links to other countries only on pages that may be indexed themselves: search engines require `hreflang` links to be
 * mutual.
 */
function addresses(canonical: string, { robots, alternates }: PageHead): MetaDescriptor[] {
  const isFound = !robots?.includes("noindex");
  return [
    { tagName: "link", rel: "canonical", href: canonical },
    ...(isFound ? readAlternates(alternates) : []).map(({ hrefLang, href }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang,
      href,
    })),
  ];
}

function preload({ srcSet, sizes }: NonNullable<PageHead["firstPicture"]>): MetaDescriptor {
  return {
    tagName: "link",
    rel: "preload",
    as: "image",
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchpriority: "high",
  };
}

/**
 * Remix's `shouldRevalidate` for product pages: only a change of the URL loads them again, so that changes of cart
 * and wishlist do not.
 */
export function revalidateOnUrlChange({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href && defaultShouldRevalidate;
}
