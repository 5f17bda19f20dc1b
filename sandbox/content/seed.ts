import { COUNTRIES, type Country, PREFIXES, prefixesOf } from "#models/locale";
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
import type { HelpTexts } from "./pages/help-words";
import { SCENES } from "./scenes";
import { siteSelector } from "./site-selector";
import { de } from "./texts/de";
import { en } from "./texts/en";
import { es } from "./texts/es";
import { fr, frCh } from "./texts/fr";
import { de as deHelp } from "./texts/help/de";
import { en as enHelp } from "./texts/help/en";
import { es as esHelp } from "./texts/help/es";
import { fr as frHelp } from "./texts/help/fr";
import { frCh as frChHelp } from "./texts/help/fr-ch";
import { it as itHelp } from "./texts/help/it";
import { pl as plHelp } from "./texts/help/pl";
import { it } from "./texts/it";
import { pl } from "./texts/pl";
import type { ContentTexts } from "./texts/texts";
import { typeset } from "./typeset";

const TEXTS: Record<Country, ContentTexts> = { FR: fr, CH: frCh, GB: en, ES: es, DE: de, IT: it, PL: pl };
const HELP: Record<Country, HelpTexts> = {
  FR: frHelp,
  CH: frChHelp,
  GB: enHelp,
  ES: esHelp,
  DE: deHelp,
  IT: itHelp,
  PL: plHelp,
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
    writeEntry(sandbox, type, { uid, ...typeset(fields), ...published(reader.locale.toLowerCase()) });
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
