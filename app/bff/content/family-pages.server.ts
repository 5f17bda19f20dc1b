import { type FamilyPage, familyPageSchema } from "~/models/family-page";
import type { RequestContext } from "../context.server";

const QUERY = { type: "family_page", schema: familyPageSchema, include: ["tile.link.page_reference"] };

/**
 * What editors say of a family; null where they say nothing, or content cannot be reached. All families of a locale come
 * in one call: there are a few, and a shopper looks at several.
 */
export async function findFamilyPage({ shop, locale }: RequestContext, familyId: string): Promise<FamilyPage | null> {
  const pages = await shop.content.listEntries({ ...QUERY, locale });
  return pages?.find((page) => page.family_id === familyId) ?? null;
}
