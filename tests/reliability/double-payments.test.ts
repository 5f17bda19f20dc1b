import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { HttpBrowser, type Page } from "../support/http-browser";
import { findSku, pay } from "../support/http-shopper";
import { answerProvider, mainOf, pathOf, Payer } from "../support/payer";
import { addFault, ordersMailed, paymentsOf, setFaults } from "../support/sandbox-control";
import { ANSWERS, attemptsOf, HOW, LOST, PRESSES, type Purchase, purchase, RETURNS } from "./payment-presses";
import { report, sized } from "./size";

/**
 * Promise 5: nothing is paid twice. Purchases are pressed, paid at the provider, come back from and looked at again, each
 * of it twice in some way, with answers of the gateway lost in between; then the shopper goes on until there is an
 * order. They are the same at each run; SEED gives others.
 */

const sandbox = inject("sandboxUrl");
const SEED = Number(process.env.SEED ?? 1);
/** Each is submitted twice at three steps: 5,000 double submits. */
const CASES = sized(1_700);
const AT_ONCE = 3;
const PER_CUSTOMER = 12;

const shop = inject("shopUrl");
let sku: string;
beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});
const figures = { answers: 0, "carts paid": 0, orders: 0, "answers of 503 with words": 0, "slowest answer (ms)": 0 };

afterAll(() => setFaults(sandbox, []));

it(`${CASES} purchases made twice are one order and one charge each`, { timeout: 8 * 3_600_000 }, async () => {
  const made = fc.sample(purchase, { seed: SEED, numRuns: CASES });
  const left = portions(made);
  const faults: string[] = [];
  const work = async () => {
    for (let portion = left.shift(); portion; portion = left.shift()) faults.push(...(await buyAll(portion)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  report("Promise 5: nothing is paid twice", { purchases: CASES, ...figures });
  expect(faults).toEqual([]);
  expect(figures["carts paid"]).toBe(CASES);
});

/** A customer each, of one country. */
function portions(made: readonly Purchase[]): Purchase[][] {
  return [...new Set(made.map(({ way }) => way.prefix))].flatMap((prefix) => {
    const all = made.filter(({ way }) => way.prefix === prefix);
    return Array.from({ length: Math.ceil(all.length / PER_CUSTOMER) }, (_, at) =>
      all.slice(at * PER_CUSTOMER, (at + 1) * PER_CUSTOMER),
    );
  });
}

async function buyAll(all: readonly Purchase[]): Promise<string[]> {
  const payer = new Payer(shop, sandbox, all[0]!.way.prefix);
  const faults: string[] = [];
  for (const [index, each] of all.entries()) {
    const found = await buy(payer, each).catch((error: unknown) => [String(error)]);
    const orders = await ordersMailed(sandbox, payer.email);
    if (orders.length !== index + 1) found.push(`${orders.length} orders after ${index + 1} carts`);
    if (found.length > 0) faults.push(`${JSON.stringify(each)}: ${found.join(", ")}`);
    // The next cart would suffer from what this one left behind.
    if (found.length > 0) return faults;
    // A browser may begin ten payments in ten minutes.
    payer.browser.jar.forget("vitrine-visitor-local");
  }
  return faults;
}

/** Gives what was wrong. */
async function buy(payer: Payer, each: Purchase): Promise<string[]> {
  const { way, press, answer, outcome, back, later, lost } = each;
  const overview = await payer.toOverview(sku, way.pieces ?? 1, way);
  const cartId = (await payer.cartCalls()).at(-1)?.cartId ?? "";
  if (lost) {
    const [method, before, behind] = LOST[lost.what];
    await addFault(sandbox, { method, path: `${before}${cartId}${behind}`, ...HOW[lost.how], times: lost.times });
  }
  const pages = await timed(() => PRESSES[press]!(payer, overview, way));
  const providers = new Map(pages.flatMap((page) => (isAtProvider(page) ? [[page.url, page]] : [])));
  const ways: string[] = [];
  for (const provider of providers.values()) {
    const answers = await ANSWERS[answer]!(() => answerProvider(payer.browser, provider, outcome, { follow: false }));
    ways.push(...answers.flatMap(({ headers }) => headers.location ?? []));
  }
  for (const to of new Set(ways)) pages.push(...(await timed(() => RETURNS[back]!(payer, to))));
  pages.push(...(await goOn(payer, each)));
  const done = pages.at(-1)!;
  const looked = await lookAgain(payer, overview, { later, back: ways[0], provider: [...providers.keys()][0] });
  const wrong = [...pages, ...looked].flatMap((page) => wrongIn(page, lost !== null));
  // Another browser, which has pressed nothing, may find it so.
  const isEmpty = (page: Page) => pathOf(page).endsWith("/cart") && !page.text.includes('name="lineId"');
  if (!press.startsWith("two browsers") && pages.some(isEmpty)) wrong.push("an empty cart");
  return [...wrong, ...(await wrongWith(payer, each, { cartId, confirmations: [done, ...looked] }))];
}

const isAtProvider = ({ url }: Page) => url.startsWith(`${sandbox}/pay/`);

/** From wherever the shopper is by now, and whatever was said, until there is an order. */
async function goOn(payer: Payer, { way }: Purchase): Promise<Page[]> {
  const { browser } = payer;
  const pages: Page[] = [];
  const take = async (next: Promise<Page>) => {
    pages.push(await next);
    return pages.at(-1)!;
  };
  for (let tries = 0; tries < 6; tries += 1) {
    let page = await take(browser.open(payer.step("overview")));
    if (pathOf(page) === payer.step("payment")) page = await take(browser.post(page.url, { method: way.method }));
    if (pathOf(page) === payer.step("overview") && page.status === 200) page = await take(pay(browser, page));
    if (isAtProvider(page)) page = await take(answerProvider(browser, page, "authorised"));
    if (pathOf(page) === payer.step("confirmation") && page.status === 200) break;
  }
  return pages;
}

async function lookAgain(
  payer: Payer,
  overview: Page,
  { later, back, provider }: { later: Purchase["later"]; back?: string; provider?: string },
): Promise<Page[]> {
  const { browser } = payer;
  const looks = {
    nothing: null,
    "the old press": () => pay(browser, overview),
    "the way back": () => browser.open(back ?? payer.step("adyen-check")),
    "the provider": provider ? () => browser.open(provider) : null,
    "the confirmation": () => browser.open(payer.step("confirmation")),
  };
  const asked = later === "all" ? Object.values(looks) : [looks[later]];
  return timed(() => Promise.all(asked.flatMap((look) => (look ? look() : []))));
}

async function timed(run: () => Promise<Page[]>): Promise<Page[]> {
  const start = performance.now();
  const pages = await run();
  const slowest = Math.round(performance.now() - start);
  figures["slowest answer (ms)"] = Math.max(figures["slowest answer (ms)"], slowest);
  figures.answers += pages.length;
  return pages;
}

/** Nobody is left without an answer: a page with words, and an apology only while the gateway is unavailable. */
function wrongIn(page: Page, isUnavailable: boolean): string[] {
  const { status, url, headers, text } = page;
  const at = `${status} ${url.replace(/^https?:\/\/[^/]+/, "")}`;
  // A payment that another one has replaced.
  if (url.startsWith(sandbox)) return status === 200 || status === 410 ? [] : [at];
  if (status >= 500) {
    figures["answers of 503 with words"] += 1;
    if (!isUnavailable || status !== 503 || !headers["retry-after"]) return [at];
  } else if (![200, 202, 409, 422].includes(status)) return [at];
  const words = pathOf(page).endsWith(".data") ? text : mainOf(page);
  return words.replace(/\s+/g, " ").length < 100 || words.includes("Unexpected Server Error")
    ? [`no words: ${at}`]
    : [];
}

async function wrongWith(
  payer: Payer,
  each: Purchase,
  { cartId, confirmations }: { cartId: string; confirmations: Page[] },
): Promise<string[]> {
  const { payments, authorisations, voids, orderNumber } = await paymentsOf(sandbox, cartId);
  const calls = (await payer.cartCalls()).filter((call) => call.cartId === cartId);
  const keysOf = (call: RegExp) => new Set(calls.flatMap((each) => (call.test(each.call) ? (each.key ?? "") : [])));
  const attempts = attemptsOf(each);
  const begun = keysOf(/^POST \/payments$/);
  const ordered = [...keysOf(/^POST \/validate$/)];
  if (orderNumber) figures["carts paid"] += 1;
  figures.orders += orderNumber ? 1 : 0;
  const elsewhere = confirmations.filter((page) => !isConfirmation(page, orderNumber));
  return [
    ...(authorisations > 1 || voids > 0 ? [`${authorisations} authorisations, ${voids} voids`] : []),
    ...(payments.length > attempts ? [`${payments.length} payments begun`] : []),
    ...(begun.size > attempts ? [`${begun.size} keys of payments`] : []),
    ...(ordered.some((key) => key !== `order-${cartId}`) ? [`keys of orders: ${ordered.join()}`] : []),
    ...elsewhere.map(({ url, status }) => `no confirmation of ${orderNumber}: ${status} ${url}`),
  ];
}

function isConfirmation(page: Page, orderNumber: string | null): boolean {
  if (page.url.startsWith(sandbox)) return page.status === 410;
  return pathOf(page).endsWith("/confirmation") && orderNumber !== null && mainOf(page).includes(orderNumber);
}
