import type { BlockEntry } from "#models/content-block.ts";
import { slugify } from "#models/entity-slug.ts";
import type { HelpTopic } from "#models/help-search.ts";
import { HELP_WORDS } from "#models/locale.ts";
import type { ContentLink, LegalKind } from "#models/page.ts";
import { pageLink, type PageEntry } from "../links";
import type { ContentTexts } from "../content-words";
import { HelpFacts, type Reader } from "./help-facts";
import { HELP_PAGES, type HelpKey, type HelpTexts, TABLES, type TableWords } from "./help-words";
import { sizeTables } from "./size-tables";

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

function tablesOf(key: HelpKey, reader: Reader, facts: HelpFacts): BlockEntry[] {
  const words = TABLES[reader.language];
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
      return sizeTables(sizes, reader, facts.sizeRegion);
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
