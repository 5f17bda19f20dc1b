import { slugify } from "#models/entity-slug.ts";
import type { SearchSuggestions } from "#models/family.ts";
import { DESIGNS } from "../studio/assortment";
import type { Sandbox } from "../service";
import { NEW_FAMILY, SALE_FAMILY } from "./families/seasonal";
import { FAMILIES, familyName, type Family } from "./families/tree";
import { GIFT_CARD_IDS } from "./gift-cards";
import type { Viewer } from "./localise";
import { findTile } from "./products";
import { offersMeant, searchProducts } from "./searching/search";
import { catalogueState } from "./state";

const MOST = { queries: 6, families: 4, products: 4 };

/** What the words typed so far may become: the last one may be unfinished. */
export function suggest(sandbox: Sandbox, query: string, viewer: Viewer): SearchSuggestions {
  const { language } = viewer;
  const typed = slugify(query).split("-").filter(Boolean);
  const fits = (name: string) => {
    const words = slugify(name).split("-");
    return typed.length > 0 && typed.every((part) => words.some((word) => word.startsWith(part)));
  };
  const offers = offersMeant(sandbox, query, language);
  const isMeant = ({ id }: Family) => offers !== null && id === (offers.includes("new") ? NEW_FAMILY : SALE_FAMILY).id;
  const designs = DESIGNS.map(({ names }) => names[language]).filter(fits);
  const families = FAMILIES.filter(
    (family) => family.rule?.only === undefined && (fits(familyName(family, language)) || isMeant(family)),
  );
  const { index } = catalogueState(sandbox);
  const products = [...searchProducts(sandbox, query, viewer).products.subarray(0, MOST.products)];
  const giftCards = GIFT_CARD_IDS.filter((id) => fits(findTile(sandbox, id, viewer)?.name ?? ""));
  return {
    query,
    queries: [...new Set(designs)].slice(0, MOST.queries),
    families: families
      .slice(0, MOST.families)
      .map((family) => ({ familyId: family.id, name: familyName(family, language) })),
    products: [...giftCards, ...products.map((product) => String(index.ids[product]))]
      .slice(0, MOST.products)
      .flatMap((id) => findTile(sandbox, id, viewer) ?? []),
  };
}
