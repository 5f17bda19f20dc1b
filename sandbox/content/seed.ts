import { PREFIXES, prefixesOf, type Language, COUNTRIES, type Country } from "../../app/models/locale";
import { SEED_TIME, type Sandbox } from "../service";
import { writeAsset, writeEntry } from "./entries";
import { familyPages } from "./families";
import { footerLayout, type Offer } from "./footer";
import { headerLayout } from "./header";
import { home, type Chosen } from "./home";
import { shopPages } from "./links";
import { SCENES } from "./scenes";
import { siteSelector } from "./site-selector";
import { de } from "./texts/de";
import { en } from "./texts/en";
import { es } from "./texts/es";
import { fr, frCh } from "./texts/fr";
import { it } from "./texts/it";
import { pl } from "./texts/pl";
import type { ContentTexts } from "./texts/texts";
import { typeset } from "./typeset";

const TEXTS: Record<Country, ContentTexts> = { FR: fr, CH: frCh, GB: en, ES: es, DE: de, IT: it, PL: pl };

/** As the countries' domain parameters have it. */
const NOTHING: Offer = { stores: false, reservation: false, loyalty: false, offers: false };
const OFFERS: Record<Country, Offer> = {
  FR: { stores: true, reservation: true, loyalty: true, offers: true },
  CH: { stores: true, reservation: true, loyalty: true, offers: false },
  GB: { stores: true, reservation: false, loyalty: false, offers: false },
  ES: NOTHING,
  DE: NOTHING,
  IT: NOTHING,
  PL: NOTHING,
};

/** Folder of the pictures that pages are composed with. */
export const SCENES_FOLDER = "scenes";

/** Header, footer, country selector and home in the seven locales, and the pages and pictures they name. */
export function writeContent(sandbox: Sandbox, chosen: Chosen): void {
  for (const country of COUNTRIES) {
    const [prefix = "fr-fr"] = prefixesOf(country);
    const { language, locale: tag } = PREFIXES[prefix];
    writeLocale(sandbox, { country, language, locale: tag.toLowerCase() }, chosen);
  }
  for (const { url, width, height } of Object.values(SCENES)) {
    const filename = url.slice(url.lastIndexOf("/") + 1);
    writeAsset(sandbox, {
      uid: `scene_${filename.replace(".webp", "").replace("-", "_")}`,
      title: filename,
      filename,
      content_type: "image/webp",
      parent_uid: SCENES_FOLDER,
      url,
      dimension: { width, height },
      ...published("fr-fr"),
    });
  }
}

interface Place {
  country: Country;
  language: Language;
  locale: string;
}

function writeLocale(sandbox: Sandbox, { country, language, locale }: Place, chosen: Chosen): void {
  const texts = TEXTS[country];
  const offer = OFFERS[country];
  const write = (type: string, uid: string, fields: Record<string, unknown>) => {
    writeEntry(sandbox, type, { uid, ...typeset(fields), ...published(locale) });
  };
  for (const { uid, ...page } of [...shopPages(language, texts), ...familyPages(language)]) write("page", uid, page);
  write("header_layout", "header_main", { title: "Header", ...headerLayout(language, texts, offer) });
  write("footer_layout", "footer_main", { title: "Footer", ...footerLayout(texts, offer) });
  write("site_selector_component", "site_selector", siteSelector(language));
  write("home_page", "home_page", home(language, texts, chosen));
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
