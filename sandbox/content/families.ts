import type { Language } from "#models/locale.ts";
import { familySlug } from "#models/entity-slug.ts";
import { FAMILIES, familyName, familyOf, type Family } from "../catalogue/families/tree";
import type { PageEntry } from "./links";

/** The catalogue's families as pages that an editor can link to. */
export function familyPages(language: Language): PageEntry[] {
  return FAMILIES.map((family) => {
    const name = familyName(family, language);
    return { uid: familyPage(family.id), title: name, url: `/${familySlug({ familyId: family.id, name })}` };
  });
}

export function familyPage(id: string): string {
  return `family_${id}`;
}

/** Fails with a RangeError for a family that the catalogue does not have: a mistake in the seed. */
export function family(id: string): Family {
  const found = familyOf(id);
  if (!found) throw new RangeError(`The catalogue has no family ${id}`);
  return found;
}
