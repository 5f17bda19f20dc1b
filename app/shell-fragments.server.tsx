import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement } from "react";
import type { RequestContext } from "~/bff/context.server";
import type { ShellContent } from "~/bff/content/shell.server";
import type { Site } from "~/bff/sites.server";
import { hasStores } from "~/bff/stores/product-stores.server";
import { pageMessages } from "~/i18n/messages.server";
import { FixedText } from "~/i18n/use-text";
import { type Flags, flagsOf } from "~/models/flags";
import type { Prefix } from "~/models/locale";
import { Announcement } from "~/ui/header/announcement";
import { HeaderMenu } from "~/ui/header/header-menu";
import { MobileMenu } from "~/ui/header/mobile-menu";
import { Footer } from "~/ui/footer/footer";
import { ownCountry } from "~/ui/footer/country-links";
import { ImagesUrlContext } from "~/ui/picture/images-url";
import { FOOTER_WITHOUT_CONTENT, NO_HEADER } from "~/models/page";
import { mainLinks } from "~/ui/header/menu-content";
import type { FamilyLink } from "~/ui/shell/shell-context";
import type { Fragments } from "~/ui/static-html/fragments";
import { inOnePiece } from "./one-piece.server";

/** What content makes of the shell. */
export interface ShellParts {
  fragments: Fragments;
  families: readonly FamilyLink[];
  flags: Flags;
}

interface Rendered {
  /** What the site offers may change while the process lives. */
  site: Site;
  content: ShellContent;
  year: number;
  parts: ShellParts;
}

const rendered = new Map<Prefix, Rendered>();

/**
 * Menus and footer as HTML. They are the same for everyone of a prefix, so they are rendered when their content
 * changes, not when a page is asked for, and never sent as data (ADR 0005).
 */
export function shellParts(context: RequestContext, content: ShellContent): ShellParts {
  const year = new Date().getUTCFullYear();
  const known = rendered.get(context.prefix);
  const { site } = context;
  if (known && known.year === year && known.site === site && isSame(known.content, content)) return known.parts;
  const families = content.header ? mainLinks(content.header, context.prefix) : [];
  const flags = flagsOf(content.flags ?? []);
  const parts = { fragments: render(context, content, { year, flags }), families, flags };
  rendered.set(context.prefix, { site, content, year, parts });
  return parts;
}

/** Content is compared by identity: the read cache hands out one object until it fetches anew. */
function isSame(a: ShellContent, b: ShellContent): boolean {
  return a.header === b.header && a.footer === b.footer && a.siteSelector === b.siteSelector && a.flags === b.flags;
}

function render(
  context: RequestContext,
  { header, footer, siteSelector }: ShellContent,
  { year, flags }: { year: number; flags: Flags },
): Fragments {
  const { prefix, locale, language, shop, site } = context;
  const { env } = shop;
  const country = siteSelector && ownCountry(siteSelector, flags, prefix);
  const html = (element: ReactElement | null) =>
    element === null
      ? ""
      : inOnePiece(
          renderToStaticMarkup(
            <FixedText
              info={{ prefix, locale }}
              messages={pageMessages(language, "common", "shell", "fragments", "newsletter")}
            >
              <ImagesUrlContext.Provider value={env.IMAGES_URL}>{element}</ImagesUrlContext.Provider>
            </FixedText>,
          ),
        );
  return {
    announcement: html(header && <Announcement banner={header.notification_banner} />),
    menu: html(header && <HeaderMenu layout={header} />),
    // What the shop itself can say of them stands on every page, content or not.
    "mobile-menu": html(
      <MobileMenu
        layout={header ?? NO_HEADER}
        hasStores={hasStores(context)}
        hasWishlist={site.params.wishlist}
        country={country}
      />,
    ),
    footer: html(
      <Footer
        layout={footer ?? FOOTER_WITHOUT_CONTENT}
        country={country}
        year={year}
        version={env.SITE_VERSION}
        showVersion={env.SITE_ENV !== "production"}
      />,
    ),
  };
}
