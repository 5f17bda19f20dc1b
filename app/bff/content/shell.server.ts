import {
  type Asset,
  assetSchema,
  type FooterLayout,
  footerLayoutSchema,
  type HeaderLayout,
  headerLayoutSchema,
  type SiteSelector,
  siteSelectorSchema,
} from "~/models/page";
import type { RequestContext } from "../context.server";
import { headerWithoutContent } from "./header-without-content.server";

/** What content says of the shell. Each part may be missing (C7): the page then shows what the shop itself knows. */
export interface ShellContent {
  header: HeaderLayout | null;
  footer: FooterLayout | null;
  siteSelector: SiteSelector | null;
  /** Files of the flags' folder. */
  flags: readonly Asset[] | null;
}

/** Header, footer, country selector and flags of the page's locale, asked for side by side. */
export async function findShellContent(context: RequestContext): Promise<ShellContent> {
  const { shop, locale } = context;
  const [header, footer, siteSelector, flags] = await Promise.all([
    shop.content.findEntry({
      type: "header_layout",
      locale,
      schema: headerLayoutSchema,
      include: [
        "navigation_modular.navigation_entry_block.page_reference",
        "navigation_modular.navigation_entry_block.sub_entries_modular.sub_entries_block.link_group.page_reference",
        "navigation_modular.navigation_entry_block.sub_entries_modular.image.link.page_reference",
        "navigation_modular.navigation_group.links.page_reference",
        "notification_banner.link.page_reference",
      ],
    }),
    shop.content.findEntry({
      type: "footer_layout",
      locale,
      schema: footerLayoutSchema,
      include: [
        "links_modular.links_block.links_group.page_reference",
        "reinsurances.link_global.page_reference",
        "legals.content.page_reference",
      ],
    }),
    shop.content.findEntry({ type: "site_selector_component", locale, schema: siteSelectorSchema }),
    shop.content.listAssets({ folder: shop.env.CONTENTSTACK_FLAGS_FOLDER, locale, schema: assetSchema }),
  ]);
  return { header: header ?? (await headerWithoutContent(context)), footer, siteSelector, flags };
}
