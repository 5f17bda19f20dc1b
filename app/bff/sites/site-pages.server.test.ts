import { describe, expect, it } from "vitest";
import type { ContentLink } from "#app/models/page.ts";
import { linksOf } from "#app/ui/content-link/content-link.ts";
import { OPTIONAL_PAGES, siteWithPages } from "#tests/support/optional-pages.ts";
import { aContext } from "#tests/support/request-context.ts";
import { withoutMissingPages } from "./site-pages.server";
import type { Site } from "./sites.server";

describe("a link to a page that the country does not have", () => {
  const to = (url: string) => ({ title: url, page_reference: [{ uid: "p", url }] });
  const MISSING = [
    "/stores",
    "stores/all",
    "/fr-fr/stores/fr/paris/opera-1/",
    "/stores?q=Paris",
    "/wishlist",
    ...Object.keys(OPTIONAL_PAGES).map((page) => `/account/${page}`),
    "/account/loyalty/history",
  ];
  const THERE = ["/account/orders", "/account/subscriptions", "/cart", "/stores-in-town--lp3001", "/constructor"];

  function shown(params: Partial<Site["params"]>) {
    const links = withoutMissingPages(aContext({ params }).site, [...MISSING, ...THERE].map(to)) as ContentLink[];
    return linksOf(links, "fr-fr").map(({ title }) => title);
  }

  it("is not shown, whatever an editor wrote", () => {
    expect(shown(siteWithPages(false))).toEqual(THERE);
  });

  it("is shown where the country has the page", () => {
    const withoutLoyalty = [...MISSING, ...THERE].filter((url) => !url.startsWith("/account/loyalty"));
    expect(shown({ ...siteWithPages(true), loyalty: false })).toEqual(withoutLoyalty);
  });
});
