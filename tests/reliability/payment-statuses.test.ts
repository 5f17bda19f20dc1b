import fc from "fast-check";
import { beforeAll, expect, inject, it } from "vitest";
import { HttpBrowser, type Page } from "../support/http-browser";
import { findSku, pay } from "../support/http-shopper";
import { answerProvider, mainOf, pathOf, Payer } from "../support/payer";
import { answerPayment, paymentsOf } from "../support/sandbox-control";
import { type Cell, cells, type Place, wordsOf } from "./payment-cells";
import { report, sized } from "./size";

/**
 * Promise 6: what each status of a payment leads to, whether the shopper comes back once, twice, or never and looks
 * elsewhere: the page that says how it is, in words of its own, and no confirmation of what is not paid. SEED gives
 * others.
 */

const sandbox = inject("sandboxUrl");
const SEED = Number(process.env.SEED ?? 1);
const CELLS = cells(SEED);
const COUNT = sized(CELLS.length, 6);
const AT_ONCE = 3;

const shop = inject("shopUrl");
let sku: string;
beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});
const figures: Partial<Record<Place | "orders", number>> = {};

it(`${COUNT} payments lead to the page that says how they are`, { timeout: 4 * 3_600_000 }, async () => {
  const left = someOf(COUNT);
  const wrong: string[] = [];
  const work = async () => {
    for (let cell = left.shift(); cell; cell = left.shift()) {
      const found = await play(cell).catch((error: unknown) => [String(error)]);
      if (found.length > 0) wrong.push(`${cell.status.name}, ${cell.way.name}, ${cell.prefix}: ${found.join("; ")}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  report("Promise 6: payment states", { payments: COUNT, ...figures });
  expect(wrong).toEqual([]);
});

/** Each status and each way come as often as the others. */
function someOf(count: number): Cell[] {
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(CELLS, { minLength: CELLS.length }), {
    seed: SEED,
    numRuns: 1,
  });
  const used = new Map<unknown, number>();
  const uses = ({ status, way }: Cell) => (used.get(status) ?? 0) + (used.get(way) ?? 0);
  const left = [...shuffled];
  return Array.from({ length: count }, () => {
    const least = left.reduce((best, cell) => (uses(cell) < uses(best) ? cell : best));
    for (const part of [least.status, least.way]) used.set(part, (used.get(part) ?? 0) + 1);
    left.splice(left.indexOf(least), 1);
    return least;
  });
}

/** Gives what was wrong. */
async function play({ status, way, prefix }: Cell): Promise<string[]> {
  const payer = new Payer(shop, sandbox, prefix);
  const method = status.isVoucher ? "multibanco" : prefix === "fr-fr" ? "cb" : "visa";
  const overview = await payer.toOverview(sku, 1, { prefix, method });
  const before = payer.anotherTab();
  const back = await payUntil(payer, overview, status);
  const pages = await way.look({ payer, before, back });
  const { cartId = "" } = (await payer.cartCalls()).find(({ call }) => call === "POST /payments") ?? {};
  const { authorisations, orderNumber, payments } = await paymentsOf(sandbox, cartId);
  const places = status.places[way.kind];
  const wrong = pages.flatMap((page) => wrongIn(page, { places, says: status.says, prefix, orderNumber }));
  if (status.isUnpaid && (authorisations > 0 || orderNumber !== null)) wrong.push(`ordered as ${orderNumber}`);
  if (authorisations > 1 || payments.length > 1) wrong.push(`${authorisations} of ${payments.length} authorised`);
  if (orderNumber) figures.orders = (figures.orders ?? 0) + 1;
  const isOwn = way.kind === "returned" || way.kind.startsWith("own ");
  if (!status.then || !isOwn) return wrong;
  await answerPayment(sandbox, payments[0]!.paymentId, status.then.answer);
  const later = await payer.browser.open(payer.step("confirmation"));
  return [...wrong, ...wrongIn(later, { places: ["confirmation"], says: status.then.says, prefix, orderNumber })];
}

/** Pays as far as the status; gives the address of the way back. */
async function payUntil(payer: Payer, overview: Page, { outcome, isChallenged }: Cell["status"]): Promise<string> {
  const { browser } = payer;
  const provider = await pay(browser, overview);
  if (!outcome) return payer.step("adyen-check");
  const answer = await answerProvider(browser, provider, outcome, { follow: false });
  if (!isChallenged) return answer.headers.location ?? "no way back";
  const identified = await browser.post(
    `${provider.url.replace("/hosted/", "/identify/")}/done`,
    {},
    { follow: false },
  );
  return identified.headers.location ?? "no way back";
}

function placeOf({ url, text }: Page): Place {
  const { origin, pathname } = new URL(url);
  if (origin === new URL(sandbox).origin) return pathname.startsWith("/auth/") ? "sign-in" : "provider";
  const page = pathname.split("/").at(-1)!;
  // A form leads on to the bank.
  if (page === "adyen-check") return text.includes(`action="${sandbox}/pay/`) ? "provider" : "checking";
  return page as Place;
}

interface Expected {
  places: readonly Place[];
  says: Cell["status"]["says"];
  prefix: Cell["prefix"];
  orderNumber: string | null;
}

function wrongIn(page: Page, { places, says, prefix, orderNumber }: Expected): string[] {
  const place = placeOf(page);
  figures[place] = (figures[place] ?? 0) + 1;
  if (page.status !== 200 || !places.includes(place)) return [`${page.status} ${pathOf(page)}`];
  const text = mainOf(page).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  const isItsPlace = place === "confirmation" || (place === "payment" && places.length === 1);
  const own = isItsPlace ? says.filter((key) => !text.includes(wordsOf(key, prefix))) : [];
  const others = wordsOf.keys.filter((key) => !says.includes(key) && text.includes(wordsOf(key, prefix)));
  return [
    ...own.map((key) => `${place} does not say ${key}`),
    ...others.map((key) => `${place} says ${key}`),
    ...(place === "confirmation" && !text.includes(orderNumber ?? "no order") ? [`confirms not ${orderNumber}`] : []),
  ];
}
