import type { Language } from "#models/locale.ts";
import type { Sitemap } from "#models/catalogue-queries.ts";
import { SEED_TIME, type Sandbox } from "../service";
import { FAMILIES, type Family, familyName } from "./families/tree";
import { colourName, picturesOf, productName, productNames } from "./localise";
import { inEachCountry } from "./names-abroad";
import { optionIdOf } from "./record";
import { catalogueState, findRecord } from "./state";

const PER_PAGE = 1_000;
const DAY_MS = 86_400_000;

/** One page of what the shop's sitemaps list; null for a page that there is not. */
export function sitemapPage(sandbox: Sandbox, page: number, language: Language): Sitemap | null {
  const { ids } = catalogueState(sandbox).index;
  const pages = Math.max(1, Math.ceil(ids.length / PER_PAGE));
  if (page > pages) return null;
  const records = [...ids.subarray((page - 1) * PER_PAGE, page * PER_PAGE)].flatMap((id) => {
    const record = findRecord(sandbox, String(id));
    return record ? [record] : [];
  });
  return {
    page,
    pages,
    families: page > 1 ? [] : FAMILIES.map((family) => familyEntry(family, language)),
    products: records.map((record) => ({
      productId: record.id,
      name: productName(record, language),
      colors: record.options.map((option, index) => ({
        optionId: optionIdOf(record.id, index),
        name: colourName(option, language),
        picture: picturesOf(record, index)[0]?.path ?? "/",
      })),
      names: productNames(record),
      lastModified: new Date(SEED_TIME - record.age * DAY_MS).toISOString().slice(0, 10),
    })),
  };
}

function familyEntry(family: Family, language: Language): Sitemap["families"][number] {
  return {
    familyId: family.id,
    name: familyName(family, language),
    names: inEachCountry((to) => ({ name: familyName(family, to) })),
  };
}
