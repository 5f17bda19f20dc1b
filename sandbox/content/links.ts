import type { ContentLink, LegalKind } from "#models/page.ts";
import { HELP_WORDS, type Language } from "#models/locale.ts";
import type { ContentTexts } from "./content-words";

/** A page as the editor's picker lists it: an entry of the type `page` in every locale. */
export interface PageEntry {
  uid: string;
  title: string;
  /** Without host and locale prefix. */
  url: string;
  /** Marks what the shop links where one orders. */
  kind?: LegalKind;
}

/** Pages of the shop itself; the editors' own and families come from where they are made. */
export function shopPages(language: Language, texts: ContentTexts): PageEntry[] {
  const { help, house, gifts, stores, menu } = texts;
  const own = (uid: string, title: string, url: string): PageEntry => ({ uid, title, url });
  return [
    own("help_home", menu.help, `/${HELP_WORDS[language]}`),
    own("journal", house.journal, "/blog"),
    own("account_orders", help.track, "/account/orders"),
    own("account_loyalty", gifts.card, "/account/loyalty"),
    own("account_advantages", gifts.offers, "/account/advantages"),
    own("account_wishlist", gifts.wishlist, "/account/wishlist"),
    own("cart", gifts.giftCard, "/cart"),
    own("newsletter", gifts.letter, "/newsletter/subscription"),
    own("stores", stores.find, "/stores"),
    own("stores_all", stores.all, "/stores/all"),
  ];
}

/** A link to a page, with the words it shows. The page itself is named by reference, as the real service does. */
export function pageLink(title: string, uid: string): ContentLink {
  const reference = { uid, _content_type_uid: "page" };
  return { ...plain, title, page_reference: [reference] };
}

export function externalLink(title: string, url: string): ContentLink {
  return { ...plain, title, external_link: url, target_attribute: "_blank", rel_attribute: "noopener" };
}

const plain = {
  page_reference: [],
  external_link: "",
  title_attribute: "",
  rel_attribute: "",
  target_attribute: "",
  aria_label_attribute: "",
};
