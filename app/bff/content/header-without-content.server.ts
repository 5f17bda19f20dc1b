import { familySlug } from "~/models/entity-slug";
import type { Segmentations } from "~/models/family";
import type { HeaderLayout } from "~/models/page";
import { listSegmentations } from "../catalogue/segmentations.server";
import type { RequestContext } from "../context.server";

/**
 * The catalogue's own families as a menu, for when content has none; null when the catalogue knows none either. The same
 * object for the same families.
 */
export async function headerWithoutContent(context: RequestContext): Promise<HeaderLayout | null> {
  const families = await listSegmentations(context);
  return families.length > 0 ? headerOf(families) : null;
}

function headerOf(families: Segmentations): HeaderLayout {
  const linksOf = (parentId: string | undefined) =>
    families
      .filter(({ parent }) => parent?.segmentationId === parentId)
      .map(({ segmentationId, title }) => {
        const url = `/${familySlug({ familyId: segmentationId, name: title })}`;
        return { id: segmentationId, link: { title, page_reference: [{ url }] } };
      });
  return {
    uid: "families",
    navigation_modular: linksOf(undefined).map(({ id, link }) => ({
      navigation_entry_block: {
        ...link,
        sub_entries_modular: [{ sub_entries_block: { link_group: linksOf(id).map((child) => child.link) } }],
      },
    })),
  };
}
