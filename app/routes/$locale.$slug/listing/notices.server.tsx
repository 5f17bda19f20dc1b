import { renderToStaticMarkup } from "react-dom/server";
import { FixedText, type LocaleInfo } from "~/i18n/use-text";
import { pageMessages } from "~/i18n/messages.server";
import type { Language } from "~/models/locale";
import { inOnePiece } from "~/one-piece.server";
import { ListingNotices, type ListingNoticesProps } from "~/ui/listing/listing-notices";

/** HTML of what is told above the products and changed by nobody: React leaves it alone, and no browser is sent its script. */
export function noticesHtml(info: LocaleInfo & { language: Language }, notices: ListingNoticesProps): string {
  if (notices.offers.length === 0 && notices.privateSale === null) return "";
  const { prefix, locale, language } = info;
  return inOnePiece(
    renderToStaticMarkup(
      <FixedText info={{ prefix, locale }} messages={pageMessages(language, "common", "listing")}>
        <ListingNotices {...notices} />
      </FixedText>,
    ),
  );
}
