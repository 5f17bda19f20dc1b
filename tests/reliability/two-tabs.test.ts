import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, expect, inject, it } from "vitest";
import { HttpBrowser, type Page } from "../support/http-browser";
import { resetSandbox } from "../support/integration-world";
import { RandomTab, step, type Visit } from "../support/random-shopper";
import { report, sized } from "./size";

/**
 * Shoppers with two tabs of one browser press at random whatever the pages offer, also on pages shown before: they sign
 * in and out, fill and empty the cart, order, close their account. Each answer is a page with words, never a 500; only a
 * session or a service that is gone may be a 503. The steps are the same at each run; SEED gives others.
 */

const shop = inject("shopUrl");
const SEED = Number(process.env.SEED ?? 1);
const STEPS = 60;
const SHOPPERS = sized(400, 2);
const PREFIXES = ["fr-fr", "de-de", "fr-ch", "en", "it-it", "es-es", "pl-pl"] as const;

// Stock was bought, shops have reservations.
afterAll(resetSandbox);

it(`${SHOPPERS} shoppers with two tabs are answered whatever they press`, { timeout: 4 * 3_600_000 }, async () => {
  const figures = { answers: 0, "4xx": 0, "503 with words": 0 };
  const faults: string[] = [];
  for (let shopper = 0; shopper < SHOPPERS; shopper += 1) {
    const browser = new HttpBrowser(shop);
    const prefix = PREFIXES[(SEED + shopper) % PREFIXES.length]!;
    const email = `tabs-${randomUUID()}@vitrine.test`;
    const walk = async (tab: number) => {
      const pressing = new RandomTab(browser, prefix, email);
      for (const next of fc.sample(step, { seed: SEED * 1_000 + shopper * 2 + tab, numRuns: STEPS })) {
        const visit = await pressing.take(next);
        figures.answers += 1;
        if (visit.page.status >= 400 && visit.page.status < 500) figures["4xx"] += 1;
        if (isApology(visit.page)) figures["503 with words"] += 1;
        faults.push(...wrongWith(visit));
      }
    };
    await Promise.all([walk(0), walk(1)]);
  }
  report("Two tabs", figures);
  expect(faults).toEqual([]);
});

const isApology = ({ status, headers }: Page) => status === 503 && headers["retry-after"] !== undefined;

function wrongWith({ did, page, isShown }: Visit): string[] {
  const { status, url, headers, text } = page;
  if (!url.startsWith(shop)) return status >= 500 ? [`${status} ${did}`] : [];
  const isPage = headers["content-type"]?.startsWith("text/html");
  const words = text.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]+>/g, " ");
  const faults = [
    status >= 500 && !isApology(page) && String(status),
    status === 404 && isShown && "a link to nothing",
    isPage && text.match(/<h1\b/g)?.length !== 1 && "not one heading",
    isPage && /\b(undefined|NaN|Invalid Date)\b|\[object |\{\{/.test(words) && "words that are none",
  ];
  return faults.flatMap((fault) => (fault ? `${fault}: ${did} → ${url}` : []));
}
