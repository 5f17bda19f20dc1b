import { familySlug } from "#app/models/entity-slug.ts";
import type { Segmentations } from "#app/models/family.ts";
import {
  type HeaderLayout,
  type Asset,
  assetSchema,
  type FooterLayout,
  footerLayoutSchema,
  headerLayoutSchema,
  type SiteSelector,
  siteSelectorSchema,
} from "#app/models/page.ts";
import { askingFor } from "./client.server";
import { listSegmentations } from "../catalogue/listing.server";
import type { RequestContext } from "../context.server";

/** Content of the shell. Each part may be missing (C7): the page then uses the shop's own. */
export interface ShellContent {
  header: HeaderLayout | null;
  footer: FooterLayout | null;
  siteSelector: SiteSelector | null;
  /** Files in the folder of flags. */
  flags: readonly Asset[] | null;
}

/** Header, footer, country selector and flags of the page's locale, asked for side by side. */
export async function findShellContent(context: RequestContext): Promise<ShellContent> {
  const { shop } = context;
  const asking = askingFor(context);
  const [header, footer, siteSelector, flags] = await Promise.all([
    shop.content.findEntry({
      ...asking,
      type: "header_layout",
      schema: headerLayoutSchema,
      include: [
        "navigation_modular.navigation_entry_block.page_reference",
        "navigation_modular.navigation_entry_block.sub_entries_modular.sub_entries_block.link_group.page_reference",
        "navigation_modular.navigation_entry_block.sub_entries_modular.image.link.page_reference",
        "navigation_modular.navigation_group.links.page_reference",
        "notification_banner.link.page_reference",
      ],
    }),
    findFooter(context),
    shop.content.findEntry({ ...asking, type: "site_selector_component", schema: siteSelectorSchema }),
    shop.content.listAssets({ ...asking, folder: shop.env.CONTENTSTACK_FLAGS_FOLDER, schema: assetSchema }),
  ]);
  return { header: header ?? (await headerWithoutContent(context)), footer, siteSelector, flags };
}

/** The footer of the page's locale; null where content has none or cannot be reached. */
export function findFooter(context: RequestContext): Promise<FooterLayout | null> {
  return context.shop.content.findEntry({
    ...askingFor(context),
    type: "footer_layout",
    schema: footerLayoutSchema,
    include: [
      "links_modular.links_block.links_group.page_reference",
      "reinsurances.link_global.page_reference",
      "legals.content.page_reference",
    ],
  });
}

/** The catalogue's families as a menu, for when content has none; null when the catalogue knows none either. */
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
