import { COUNTRIES, type Country, PREFIXES, prefixesOf } from "#models/locale.ts";
import { FLAG_FILES } from "../flags/service";
import { SEED_TIME, type Sandbox } from "../service";
import { writeAsset, writeEntry } from "./entries";
import { familyPages } from "./families";
import { familyContent } from "./family-content";
import { footerLayout } from "./footer";
import { headerLayout } from "./header";
import { home, type Chosen } from "./home";
import { shopPages } from "./links";
import { editorialPageEntries, editorialPages } from "./pages/editorial";
import { helpPageEntries, helpPages } from "./pages/help";
import { HelpFacts, type Reader } from "./pages/help-facts";
import { CONTENT_TEXTS, type ContentTexts, SWISS_TEXTS } from "./content-words";
import { HELP_TEXTS, type HelpTexts, SWISS_HELP } from "./pages/help-words";
import { SCENES } from "./scenes";
import { siteSelector } from "./site-selector";
import { typeset } from "./typeset";

const TEXTS: Record<Country, ContentTexts> = {
  FR: CONTENT_TEXTS.fr,
  CH: SWISS_TEXTS,
  GB: CONTENT_TEXTS.en,
  ES: CONTENT_TEXTS.es,
  DE: CONTENT_TEXTS.de,
  IT: CONTENT_TEXTS.it,
  PL: CONTENT_TEXTS.pl,
};
const HELP: Record<Country, HelpTexts> = {
  FR: HELP_TEXTS.fr,
  CH: SWISS_HELP,
  GB: HELP_TEXTS.en,
  ES: HELP_TEXTS.es,
  DE: HELP_TEXTS.de,
  IT: HELP_TEXTS.it,
  PL: HELP_TEXTS.pl,
};

/** Folder of the pictures that pages are composed with. */
export const SCENES_FOLDER = "scenes";
/** Folder of the countries' flags. */
const FLAGS_FOLDER = "flags";

/** Header, footer, country selector and home in the seven locales, and the pages and pictures they name. */
export function writeContent(sandbox: Sandbox, chosen: Chosen): void {
  for (const country of COUNTRIES) {
    const [prefix = "fr-fr"] = prefixesOf(country);
    const { language, locale } = PREFIXES[prefix];
    writeLocale(sandbox, { country, language, locale }, chosen);
  }
  for (const { url, width, height } of Object.values(SCENES)) {
    writePicture(sandbox, { uid: "scene", folder: SCENES_FOLDER, url, dimension: { width, height } });
  }
  for (const file of FLAG_FILES) {
    const url = `/flags/${file}`;
    writePicture(sandbox, { uid: "flag", folder: FLAGS_FOLDER, url, dimension: { width: 24, height: 16 } });
  }
}

interface Picture {
  /** What its uid begins with. */
  uid: string;
  folder: string;
  url: string;
  dimension: { width: number; height: number };
}

function writePicture(sandbox: Sandbox, { uid, folder, url, dimension }: Picture): void {
  const filename = url.slice(url.lastIndexOf("/") + 1);
  writeAsset(sandbox, {
    uid: `${uid}_${filename.replace(".webp", "").replaceAll("-", "_")}`,
    title: filename,
    filename,
    content_type: "image/webp",
    parent_uid: folder,
    url,
    dimension,
    ...published("fr-fr"),
  });
}

function writeLocale(sandbox: Sandbox, reader: Reader, chosen: Chosen): void {
  const { country, language } = reader;
  const texts = TEXTS[country];
  const help = HELP[country];
  const facts = new HelpFacts(reader);
  const { offer } = facts;
  const write = <T extends { uid: string }>(type: string, { uid, ...fields }: T) => {
    writeEntry(sandbox, type, { uid, ...typeset(fields, language), ...published(reader.locale.toLowerCase()) });
  };
  const pages = [
    ...shopPages(language, texts),
    ...familyPages(language),
    ...helpPageEntries(reader, help),
    ...editorialPageEntries(language, facts),
  ];
  for (const page of pages) write("page", page);
  for (const page of helpPages(reader, help, texts)) write("help_page", page);
  const desk = { language, facts, everything: texts.menu.everything, pieces: chosen.pieces };
  for (const { kind, entry } of editorialPages(desk)) write(`${kind}_page`, entry);
  write("header_layout", { uid: "header_main", title: "Header", ...headerLayout(language, texts, offer) });
  write("footer_layout", { uid: "footer_main", title: "Footer", ...footerLayout(texts, offer) });
  write("site_selector_component", { uid: "site_selector", ...siteSelector(language) });
  for (const page of familyContent(language)) write("family_page", page);
  write("home_page", { uid: "home_page", ...home(language, texts, chosen) });
}

/** What the real service adds to everything that is published. */
function published(locale: string) {
  const time = new Date(SEED_TIME).toISOString();
  return {
    locale,
    tags: [],
    _version: 1,
    created_at: time,
    updated_at: time,
    publish_details: { environment: "production", locale, time, user: "editor" },
  };
}
