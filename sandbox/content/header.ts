import type { HeaderLayout, NavigationEntry } from "#models/page.ts";
import type { Language } from "#models/locale.ts";
import { familyName, type Family } from "../catalogue/families/tree";
import { family, familyPage } from "./families";
import type { Offer } from "./footer";
import { pageLink } from "./links";
import { SCENES, type SceneKey } from "./scenes";
import type { ContentTexts } from "./content-words";

type SubEntry = NonNullable<NavigationEntry["sub_entries_modular"]>[number];
type LinkItem = NonNullable<NonNullable<SubEntry["sub_entries_block"]>["link_group"]>[number];

interface Editor {
  language: Language;
  texts: ContentTexts;
}

/** Menu and notification banner. */
export function headerLayout(language: Language, texts: ContentTexts, offer: Offer): Omit<HeaderLayout, "uid"> {
  const editor: Editor = { language, texts };
  const { menu, announcement } = texts;
  const entries: NavigationEntry[] = [
    { ...pageLink(menu.newIn, familyPage("w10500")), sub_entries_modular: [] },
    women(editor),
    men(editor),
    children(editor),
    accessories(editor),
    {
      ...pageLink(menu.lastPieces, familyPage("w10600")),
      is_highlighted: true,
      text_color: "#9b1c1c",
      sub_entries_modular: [],
    },
  ];
  return {
    navigation_modular: [
      ...entries.map((entry) => ({ navigation_entry_block: entry })),
      { navigation_group: { title: menu.more, links: moreLinks(texts, offer) } },
    ],
    notification_banner: {
      text: announcement.text,
      link: pageLink(announcement.link, "help_delivery"),
      background_color: "#111111",
      text_color: "#ffffff",
    },
  };
}

function women(editor: Editor): NavigationEntry {
  const { menu } = editor.texts;
  return universe(editor, "w10100", [
    ...clothing(editor, "w10100", "w10190"),
    block(menu.discover, [
      newIn(editor, "w10510"),
      item(menu.party, familyPage("w10125")),
      item(menu.essentials, familyPage("w10150")),
      item(menu.lastPieces, familyPage("w10610")),
      item(menu.lookbook, "lookbook_5001"),
    ]),
    picture("knits", menu.knitsPicture, "w10130"),
    picture("coats", menu.coatsPicture, "w10110"),
  ]);
}

function men(editor: Editor): NavigationEntry {
  const { menu } = editor.texts;
  return universe(editor, "w10200", [
    ...clothing(editor, "w10200", "w10280"),
    block(menu.discover, [
      newIn(editor, "w10520"),
      item(menu.essentials, familyPage("w10240")),
      item(menu.lastPieces, familyPage("w10620")),
      item(menu.lookbook, "lookbook_5001"),
    ]),
    picture("men", menu.menPicture, "w10210"),
  ]);
}

function children(editor: Editor): NavigationEntry {
  const { menu } = editor.texts;
  return universe(editor, "w10300", [
    ...clothing(editor, "w10300", "w10370"),
    block(menu.discover, [
      newIn(editor, "w10530"),
      item(menu.essentials, familyPage("w10350")),
      item(menu.lastPieces, familyPage("w10630")),
    ]),
    picture("children", menu.childrenPicture, "w10350"),
  ]);
}

function accessories(editor: Editor): NavigationEntry {
  const { menu } = editor.texts;
  const links = (ids: readonly string[]) => ids.map((id) => familyItem(editor, family(id)));
  return universe(editor, "w10400", [
    block(
      nameOf(editor, "w10410"),
      family("w10410").children.map((child) => familyItem(editor, child)),
    ),
    block(
      nameOf(editor, "w10420"),
      family("w10420").children.map((child) => familyItem(editor, child)),
    ),
    block(menu.accessories, [
      ...links(["w10430", "w10450", "w10460", "w10440"]),
      { ...item(menu.everything, familyPage("w10400")), have_separator: true },
    ]),
    picture("accessories", menu.accessoriesPicture, "w10410"),
  ]);
}

function universe(editor: Editor, id: string, sub_entries_modular: SubEntry[]): NavigationEntry {
  return { ...pageLink(nameOf(editor, id), familyPage(id)), sub_entries_modular };
}

/** A universe's own families in one block, its shoes and accessories in another. */
function clothing(editor: Editor, id: string, accessoriesId: string): SubEntry[] {
  const { menu } = editor.texts;
  const families = family(id).children.filter((child) => child.id !== accessoriesId);
  return [
    block(menu.clothing, [
      ...families.map((child) => familyItem(editor, child)),
      { ...item(menu.everything, familyPage(id)), have_separator: true },
    ]),
    block(
      menu.shoesAndAccessories,
      family(accessoriesId).children.map((child) => familyItem(editor, child)),
    ),
  ];
}

function moreLinks({ menu, stores }: ContentTexts, offer: Offer): LinkItem[] {
  return [
    { ...item(menu.lookbook, "lookbook_5001"), highlight_badge: badge(menu.isNew) },
    item(menu.journal, "journal"),
    { ...item(menu.giftCard, "landing_3004"), have_separator: true },
    ...(offer.loyalty ? [item(menu.loyaltyCard, "account_loyalty")] : []),
    ...(offer.stores ? [item(stores.title, "stores")] : []),
    { ...item(menu.help, "help_home"), have_separator: true },
  ];
}

function block(title: string, link_group: LinkItem[]): SubEntry {
  return { sub_entries_block: { title, link_group, is_collapsed: false, is_highlighted: false } };
}

function picture(key: SceneKey, title: string, familyId: string): SubEntry {
  const { url, width, height } = SCENES[key];
  return {
    image: { title, file: { url, title, dimension: { width, height } }, link: pageLink(title, familyPage(familyId)) },
  };
}

function item(title: string, uid: string): LinkItem {
  return { ...pageLink(title, uid), have_separator: false, highlight_badge: null };
}

function familyItem(editor: Editor, child: Family): LinkItem {
  return item(familyName(child, editor.language), familyPage(child.id));
}

function newIn({ texts }: Editor, id: string): LinkItem {
  return { ...item(texts.menu.newIn, familyPage(id)), highlight_badge: badge(texts.menu.isNew) };
}

function badge(title: string): LinkItem["highlight_badge"] {
  return { title, highlight_badge_color: "#47d7a3" };
}

function nameOf({ language }: Editor, id: string): string {
  return familyName(family(id), language);
}
