import fc from "fast-check";
import type { Prefix } from "#models/locale.ts";
import { HOMES } from "./country-journey";
import type { HttpBrowser, Page } from "./http-browser";
import { BILLING, PASSWORD, register, signIn } from "./http-shopper";
import { formsOf, type PageForm } from "./page-forms";
import { answerProvider } from "./payer";

/** What a shopper does next: presses something on the page, or on one that this tab showed before. */
export interface Step {
  what: "form" | "link" | "address";
  /** How many pages ago; mostly none. */
  ago: number;
  /** Which of the page's forms, links or fields, counted round. */
  at: number;
  isTwice: boolean;
}

export const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom("form", "form", "form", "link", "link", "address"),
  ago: fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 6 })),
  at: fc.nat(),
  isTwice: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
});

/** Typed by hand, or from a bookmark. */
const ADDRESSES = [
  "cart",
  "checkout/billing",
  "checkout/payment",
  "checkout/overview",
  "account/dashboard",
  "wishlist",
];
const OUTCOMES = ["authorised", "refused", "pendingThenAuthorised", "cancelled"] as const;

export interface Visit {
  did: string;
  page: Page;
  /** A link of the page that is shown, which leads somewhere. */
  isShown: boolean;
}

/** One tab of a shopper who presses at random whatever the pages offer. */
export class RandomTab {
  readonly #pages: Page[] = [];
  readonly #typed: Record<string, string>;

  /** @param browser shared by the tabs of a browser */
  constructor(
    private readonly browser: HttpBrowser,
    private readonly prefix: Prefix,
    private readonly email: string,
  ) {
    const home = { ...BILLING, phone: "06 12 34 56 78", ...HOMES[prefix] };
    const giftCard = { giftAmount: "20", giftEmail: email, giftName: "Louise", giftCard: "6015000000000007" };
    this.#typed = { ...home, ...giftCard, email, promo: "BIENVENUE10", query: "noir", search: home.city };
  }

  async take({ what, ago, at, isTwice }: Step): Promise<Visit> {
    const from = this.#pages.at(-1 - ago) ?? this.#pages.at(-1) ?? (await this.browser.open(`/${this.prefix}`));
    const form = what === "form" || !this.#isOfShop(from) ? this.#formOf(from, at) : null;
    const link = what === "link" ? linkOf(from, at) : null;
    const address = form ? `${form.method} ${form.path}` : (link ?? `/${this.prefix}/${pick(ADDRESSES, at)}`);
    const go = () => (form ? this.#send(from, form, at) : this.browser.open(address, { from: from.url }));
    const isSentTwice = isTwice && form?.method === "POST";
    const [page] = isSentTwice ? await Promise.all([go(), go()]) : [await go()];
    if (page.status < 500 && page.headers["content-type"]?.startsWith("text/html")) this.#pages.push(page);
    return { did: `${ago > 0 ? "from an older page " : ""}${address}`, page, isShown: link !== null && ago === 0 };
  }

  #isOfShop({ url }: Page): boolean {
    return url.startsWith(this.browser.shop);
  }

  #formOf(page: Page, at: number): PageForm | null {
    const forms = page.text.match(/<form\b.*?<\/form>/gs) ?? [];
    if (forms.length === 0) return null;
    const text = pick(forms, at);
    const form = pick(formsOf({ ...page, text }), at);
    return form && { ...form, fields: [...withoutRadios(form, text), ...radiosIn(text, at)] };
  }

  #send(from: Page, { method, path, fields }: PageForm, at: number): Promise<Page> {
    if (from.url.includes("/auth/")) return this.#signIn(from);
    if (!this.#isOfShop(from)) return answerProvider(this.browser, from, pick(OUTCOMES, at));
    const body = new URLSearchParams(fields.map(([name, value]) => [name, value || this.#typedFor(name)]));
    if (method === "POST") return this.browser.post(path, body, { from: from.url });
    return this.browser.open(`${path.split("?", 1)[0]}?${String(body)}`, { from: from.url });
  }

  #typedFor(name: string): string {
    // Fields of places and phones are named after what they belong to: `phone-NO`, `place-PR`.
    return this.#typed[name] ?? this.#typed[name.replace(/-.*/, "")] ?? (name.startsWith("place-") ? BILLING.city : "");
  }

  /** Signs in; registers when there is no such customer yet. */
  async #signIn(page: Page): Promise<Page> {
    const answer = await signIn(this.browser, page, this.email, PASSWORD);
    return answer.url.includes("/auth/") ? register(this.browser, page, this.email) : answer;
  }
}

function pick<T>(all: readonly T[], at: number): T {
  return all[at % all.length]!;
}

function linkOf({ text, url }: Page, at: number): string | null {
  const links = [...text.matchAll(/<a\b[^>]*\shref="([/?][^"]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  return links.length === 0 ? null : new URL(pick(links, at), url).href;
}

const RADIO = /<input\b(?=[^>]*\stype="radio")(?![^>]*\sdisabled)[^>]*>/g;

/** One of each group of radio buttons. */
function radiosIn(form: string, at: number): [string, string][] {
  const groups = new Map<string, string[]>();
  for (const [input] of form.matchAll(RADIO)) {
    const [, name = ""] = /\sname="([^"]*)"/.exec(input) ?? [];
    const [, value = ""] = /\svalue="([^"]*)"/.exec(input) ?? [];
    groups.set(name, [...(groups.get(name) ?? []), value]);
  }
  return [...groups].map(([name, values]) => [name, pick(values, at)]);
}

function withoutRadios({ fields }: PageForm, form: string): PageForm["fields"] {
  const radios = new Set(radiosIn(form, 0).map(([name]) => name));
  return fields.filter(([name]) => !radios.has(name));
}
