import type { BlockEntry } from "#models/content-block";
import { slugify } from "#models/entity-slug";
import type { HelpTopic } from "#models/help-search";
import { HELP_WORDS } from "#models/locale";
import type { ContentLink, LegalKind } from "#models/page";
import { pageLink, type PageEntry } from "../links";
import type { ContentTexts } from "../content-words";
import { HelpFacts, type Reader } from "./help-facts";
import { HELP_PAGES, type HelpKey, type HelpTexts, TABLES, type TableWords } from "./help-words";

const TOPICS: Record<HelpKey, HelpTopic> = {
  orders: "orders",
  delivery: "orders",
  returns: "returns",
  withdrawal: "returns",
  sizes: "choosing",
  payment: "choosing",
  care: "choosing",
  contact: "shop",
  terms: "legal",
  imprint: "legal",
  data: "legal",
  cookies: "legal",
  accessibility: "legal",
};

const LEGAL: Partial<Record<HelpKey, LegalKind>> = { terms: "terms", withdrawal: "withdrawal", data: "privacy" };

/** The help's pages as an editor can link to them. */
export function helpPageEntries({ language }: Reader, texts: HelpTexts): PageEntry[] {
  return HELP_PAGES.map((key) => ({
    uid: `help_${key}`,
    title: texts[key].title,
    url: `/${HELP_WORDS[language]}/${slugify(texts[key].title)}`,
    kind: LEGAL[key],
  }));
}

/** The help's pages: what a table can say first, then questions and answers. */
export function helpPages(reader: Reader, texts: HelpTexts, shop: ContentTexts) {
  const facts = new HelpFacts(reader);
  return HELP_PAGES.map((key, rank) => {
    const { title, intro, items } = texts[key];
    const shown = items.filter(([, , only]) => facts.holds(only));
    const questions = shown.map(([question, answer, only]) => ({
      question,
      answer: facts.fill(answer),
      links: linksOf(only, shop),
    }));
    return {
      uid: `help_${key}`,
      title,
      intro,
      slug: slugify(title),
      topic: TOPICS[key],
      rank,
      seo: {
        title_page: `${title} | Vitrine`,
        description_page: intro,
        keywords: [],
        meta_robots: "index, follow",
        canonical: "",
      },
      blocks: [...tablesOf(key, reader, facts), { questions: { title: "", items: questions } }] satisfies BlockEntry[],
    };
  });
}

function linksOf(only: string | undefined, { help, stores }: ContentTexts): ContentLink[] {
  if (only === "orders") return [pageLink(help.track, "account_orders")];
  if (only === "stores") return [pageLink(stores.find, "stores")];
  return [];
}

function tablesOf(key: HelpKey, { language }: Reader, facts: HelpFacts): BlockEntry[] {
  const words = TABLES[language];
  const { delivery, payment, cookies, sizes } = words;
  const table = (
    title: string,
    head: readonly string[],
    rows: readonly (readonly string[])[],
    note = "",
  ): BlockEntry => ({
    table: { title, head: [...head], rows: rows.map((row) => [...row]), note },
  });
  switch (key) {
    case "delivery":
      return [table(delivery.title, delivery.head, facts.deliveryRows(delivery)), ...byCountry(delivery, facts)];
    case "payment":
      return [table(payment.title, payment.head, facts.paymentRows(payment, payment.bankCard))];
    case "cookies":
      return [table(cookies.title, cookies.head, cookies.rows)];
    case "sizes":
      return [
        table(sizes.women, sizes.head, WOMEN, sizes.note),
        table(sizes.letters, sizes.head, LETTERS, sizes.note),
        table(
          sizes.children,
          sizes.ages,
          CHILDREN.map(([age = "", ...rest]) => [ageOf(age, language), ...rest]),
          sizes.note,
        ),
      ];
    default:
      return [];
  }
}

/** Where a shop delivers to several countries, each with its own price. */
function byCountry({ abroad, country, head }: TableWords["delivery"], facts: HelpFacts): BlockEntry[] {
  const rows = facts.countryRows();
  const [, price, freeFrom] = head;
  return rows.length > 1 ? [{ table: { title: abroad, head: [country, price, freeFrom], rows, note: "" } }] : [];
}

function ageOf(age: string, language: Reader["language"]): string {
  const years = Number(age);
  const unit = { fr: "ans", en: "years", es: "años", de: "Jahre", it: "anni", pl: years < 5 ? "lata" : "lat" }[
    language
  ];
  return `${age} ${unit}`;
}

/** French sizes and what they are made for: chest, waist, hips. */
const WOMEN = [
  ["34", "80–83", "61–64", "87–90"],
  ["36", "84–87", "65–68", "91–94"],
  ["38", "88–91", "69–72", "95–98"],
  ["40", "92–95", "73–76", "99–102"],
  ["42", "96–99", "77–80", "103–106"],
  ["44", "100–104", "81–85", "107–110"],
  ["46", "105–110", "86–91", "111–115"],
];
const LETTERS = [
  ["XS", "84–88", "70–74", "86–90"],
  ["S", "89–94", "75–80", "91–96"],
  ["M", "95–100", "81–86", "97–102"],
  ["L", "101–106", "87–92", "103–108"],
  ["XL", "107–113", "93–99", "109–114"],
  ["XXL", "114–120", "100–107", "115–120"],
];
const CHILDREN = [
  ["3", "93–98", "54", "52"],
  ["4", "99–104", "56", "53"],
  ["5", "105–110", "58", "54"],
  ["6", "111–116", "60", "55"],
  ["8", "123–128", "65", "58"],
  ["10", "135–140", "70", "61"],
  ["12", "147–152", "76", "65"],
  ["14", "158–163", "82", "69"],
];
