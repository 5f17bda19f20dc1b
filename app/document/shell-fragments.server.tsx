import type { ReactElement } from "react";
import type { RequestContext } from "#app/bff/context.server.ts";
import type { Rendering } from "#app/bff/gateway/cache.server.ts";
import { findShellContent, type ShellContent } from "#app/bff/content/shell.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { hasStores } from "#app/bff/stores/product-stores.server.ts";
import { type Flags, flagsOf } from "#app/models/picture-url.ts";
import { Announcement } from "#app/ui/header/announcement.tsx";
import { HeaderMenu } from "#app/ui/header/header-menu.tsx";
import { MobileMenu } from "#app/ui/header/mobile-menu.tsx";
import { Footer, LegalLinks } from "#app/ui/footer/footer.tsx";
import { ownCountry } from "#app/ui/footer/country-links.ts";
import { FOOTER_WITHOUT_CONTENT, NO_HEADER, type SiteSelector } from "#app/models/page.ts";
import { paths } from "#app/paths.ts";
import { mainLinks } from "#app/ui/header/menu-content.tsx";
import type { MenuFamily } from "#app/ui/shell/shell-context.ts";
import type { FragmentName } from "#app/ui/static-html/fragments.ts";
import { renderHtml } from "./server-html.server";

/** The parts of the shell that come from the content service. */
export interface Shell {
  /** Menus and footer. */
  fragments: Readonly<Record<FragmentName, string>>;
  families: readonly MenuFamily[];
  newArrivals: string;
  flags: Flags;
  siteSelector: SiteSelector | null;
}

/** Menus and footer are at most a minute older than the content they are rendered from. */
const FRESHNESS = { ttl: 60, swr: 600 };

/**
 * The shell of a prefix, with menus and footer as HTML. Kept in the read cache, since personal pages show it too and
 * rendering it takes a third of the time of a cart page (ADR 0034).
 */
export async function findShell(context: RequestContext): Promise<Shell> {
  const { prefix, rendering, shop, site } = context;
  const tags = new Set<string>();
  // Its own: the tags of the shell are also those of the value that is kept.
  const reads: Rendering = { tags, isRefresh: rendering?.isRefresh ?? false };
  const content = await findShellContent({ ...context, rendering: reads });
  if (rendering && reads.lacksPart) rendering.lacksPart = true;
  // The key names which parts are there, so that a part which comes back, or a new offer of the site, shows at once.
  const here = Object.values(content).map((part) => Number(part !== null));
  const key = `shell:${prefix}:${here.join("")}${Number(hasStores(context))}${Number(site.params.wishlist)}`;
  const reading = { ...FRESHNESS, rendering, tags: () => [...tags] };
  return shop.cache.read(key, reading, () => shellOf(context, content));
}

async function shellOf(context: RequestContext, content: ShellContent): Promise<Shell> {
  const flags = flagsOf(content.flags ?? []);
  const families = content.header ? mainLinks(content.header, context.prefix) : [];
  return {
    fragments: render(context, content, flags),
    families,
    newArrivals: await newArrivalsOf(context, families),
    flags,
    siteSelector: content.siteSelector,
  };
}

/**
 * The page of new arrivals: the menu entry labelled with the shop's own name for them, or the home page if there is
 * none.
 */
async function newArrivalsOf({ language, prefix }: RequestContext, families: readonly MenuFamily[]): Promise<string> {
  const t = await serverText(language, "listing");
  const name = t("sort.new").toLowerCase();
  return families.find(({ label }) => label.trim().toLowerCase() === name)?.to ?? paths.home(prefix);
}

function render(
  context: RequestContext,
  { header, footer, siteSelector }: ShellContent,
  flags: Flags,
): Record<FragmentName, string> {
  const { prefix, shop, site } = context;
  const { env } = shop;
  const country = siteSelector && ownCountry(siteSelector, flags, prefix);
  const layout = footer ?? FOOTER_WITHOUT_CONTENT;
  const html = (element: ReactElement | null) => (element === null ? "" : renderHtml(context, element));
  return {
    announcement: html(header && <Announcement banner={header.notification_banner} />),
    menu: html(header && <HeaderMenu layout={header} />),
    // The shop's own links are on every page, with or without content.
    "mobile-menu": html(
      <MobileMenu
        layout={header ?? NO_HEADER}
        hasStores={hasStores(context)}
        hasWishlist={site.params.wishlist}
        country={country}
      />,
    ),
    legals: html(<LegalLinks legals={layout.legals} />),
    footer: html(
      <Footer
        layout={layout}
        country={country}
        year={new Date().getUTCFullYear()}
        version={env.SITE_ENV === "production" ? undefined : env.SITE_VERSION}
      />,
    ),
  };
}
