import { beforeAll, describe, expect, it } from "vitest";
import { aContext } from "#tests/support/request-context.ts";
import { someSites } from "#tests/support/some-sites.ts";
import { transferUrl } from "../cart/cart-transfer.server";
import type { RequestContext } from "../context.server";
import { whereStores } from "../stores/product-stores.server";
import { alternateLinks } from "./alternates.server";
import { siteProposal } from "./site-proposal.server";
import type { Sites } from "./sites.server";

/** The domain parameters contain France and Switzerland, but not Poland. */
let sites: Sites;
beforeAll(async () => {
  sites = await someSites("FR", "CH");
});
const LOCATOR = { zoom: 5, center: { lat: 46, lon: 2 }, countryCodes: ["FR"], isActive: true };

function french(languages: string[] = ["fr-FR"]): RequestContext {
  return { ...aContext({ shop: { sites } }), languages };
}

describe("on a French page, a country that the domain parameters leave out", () => {
  it("is not proposed to who comes from there [SHELL-13]", () => {
    expect(siteProposal(french(["pl-PL"]))).toBeNull();
    expect(siteProposal(french(["fr-CH"]))?.prefix).toBe("fr-ch");
  });

  it("is no alternate of it, nor of the stores' pages [SEO-02]", () => {
    for (const site of sites.all()) site.params.storeLocator = LOCATOR;
    const links = alternateLinks(
      french(),
      whereStores(french(), (_country, prefix) => `/${prefix}/stores`),
    );
    expect(links.map(({ hrefLang }) => hrefLang)).toEqual(["fr-FR", "fr-CH"]);
    expect(whereStores(french(), () => "/stores")("PL", "pl-pl")).toBeNull();
  });

  it("is not gone to with a cart: the shopper stays", async () => {
    expect(await transferUrl(french(), "pl-pl", null)).toBe("/fr-fr");
  });
});

it("a country that shows no stores is no alternate of their pages [SEO-02]", () => {
  for (const site of sites.all()) site.params.storeLocator = { ...LOCATOR, isActive: site.country === "FR" };
  const links = alternateLinks(
    french(),
    whereStores(french(), (_country, prefix) => `/${prefix}/stores`),
  );
  expect(links.map(({ hrefLang }) => hrefLang)).toEqual(["fr-FR"]);
});
