import { serverText } from "#app/i18n/i18n.server.ts";
import { buildEntitySlug, slugify } from "#app/models/entity-slug.ts";
import { paths } from "#app/paths.ts";
import { giftCardBounds } from "../cart/gift-card-form.server";
import type { RequestContext } from "../context.server";
import { hasStores } from "../stores/product-stores.server";
import { listHelpPages, listTeasers } from "./pages.server";

/** A page other than a product that answers a search. */
export interface SearchAnswer {
  to: string;
  title: string;
}

const MAX_ANSWERS = 4;
/** A single letter is too little to search by. */
const MIN_LETTERS = 2;
/** Shorter words are ignored beside longer ones: `suivi de colis`. */
const MIN_TELLING = 3;

/**
 * Pages that a search finds besides products (BEY-17): parts of the shop by the words that people use for them, help
 * pages, and editors' pages by their titles. Every significant word of the search must begin one of a page's words;
 * accents do not matter. Content that cannot be read now is left out.
 */
export async function findAnswers(context: RequestContext, text: string): Promise<SearchAnswer[]> {
  const typed = tellingWords(text);
  if (typed.join("").length < MIN_LETTERS) return [];
  const { prefix } = context;
  const [services, synonyms, help, articles, landings] = await Promise.all([
    servicesOf(context),
    helpSynonyms(context),
    listHelpPages(context),
    listTeasers(context, "blog"),
    listTeasers(context, "landing"),
  ]);
  const pages = (help ?? []).map(({ slug, title }) => ({
    to: paths.help(prefix, slug),
    title,
    words: [slug, ...synonyms.filter((words) => wordsOf(title).some((word) => words.includes(word))).flat()].join(" "),
  }));
  const teasers = (kind: "blog" | "landing", all: typeof articles) =>
    (all ?? []).map(({ page_id: id, title }) => ({
      to: paths.slug(prefix, buildEntitySlug({ kind, name: title, id })),
      title,
      words: "",
    }));
  return [...services, ...pages, ...teasers("landing", landings), ...teasers("blog", articles)]
    .filter(({ title, words }) => {
      const known = wordsOf(`${title} ${words}`);
      return typed.every((part) => known.some((word) => word.startsWith(part)));
    })
    .slice(0, MAX_ANSWERS)
    .map(({ to, title }) => ({ to, title }));
}

function tellingWords(text: string): string[] {
  const all = wordsOf(text).filter(Boolean);
  const telling = all.filter((word) => word.length >= MIN_TELLING);
  return telling.length > 0 ? telling : all;
}

const wordsOf = (text: string) => slugify(text).split("-");

/** Groups of synonyms: a help page whose title has one of them is found by all of them. */
async function helpSynonyms({ language }: RequestContext): Promise<string[][]> {
  const t = await serverText(language, "search");
  return (["delivery", "returns", "withdrawal", "sizes"] as const).map((name) => wordsOf(t(`answers.help.${name}`)));
}

async function servicesOf(context: RequestContext) {
  const { language, prefix } = context;
  const t = await serverText(language, "search");
  return [
    ...(giftCardBounds(context) ? [{ name: "giftCard", to: paths.cart(prefix) } as const] : []),
    ...(hasStores(context) ? [{ name: "stores", to: paths.stores(prefix) } as const] : []),
    { name: "help", to: paths.help(prefix) } as const,
    { name: "orders", to: paths.account(prefix, "orders") } as const,
    { name: "journal", to: paths.journal(prefix) } as const,
  ].map(({ name, to }) => ({ to, title: t(`answers.${name}`), words: t(`answers.${name}.words`) }));
}
