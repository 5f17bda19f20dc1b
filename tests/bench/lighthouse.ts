/**
 * `npm run bench:lighthouse`: Lighthouse with its mobile preset on the built shop, and in turn on the same pages without
 * their scripts: on a machine too slow for 100 that is the measure. RUNS changes how often, PAGES which ones.
 *
 * Lighthouse is fetched when it is wanted: it would be a fifth of everything that `npm ci` installs.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { ask } from "../support/http";
import { startWorld } from "../support/world";
import { median } from "./measure";
import { withoutScripts } from "./without-scripts";

const RUNS = Number(process.env.RUNS ?? 5);
const PAGES = (process.env.PAGES ?? "home,listing,product").split(",");
/** Robots may read production only, which knows its countries by their hosts. */
const HOST = "fr.localhost";
const CHROMIUM = "/usr/bin/chromium";

const LIGHTHOUSE = "lighthouse@12.8.2";
const CHROME_FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic";

/** As far as it is read here. */
interface Result {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
}

const print = (line: string) => process.stdout.write(`${line}\n`);

/** What is told of a run; scores of 100, times in milliseconds. */
const FIGURES = {
  score: (result) => score(result, "performance"),
  FCP: (result) => value(result, "first-contentful-paint"),
  LCP: (result) => value(result, "largest-contentful-paint"),
  TBT: (result) => value(result, "total-blocking-time"),
  CLS: (result) => value(result, "cumulative-layout-shift"),
  a11y: (result) => score(result, "accessibility"),
  "best pr.": (result) => score(result, "best-practices"),
  SEO: (result) => score(result, "seo"),
} satisfies Record<string, (result: Result) => number>;

function score({ categories }: Result, name: string): number {
  return 100 * (categories[name]?.score ?? Number.NaN);
}

function value({ audits }: Result, name: string): number {
  return audits[name]?.numericValue ?? Number.NaN;
}

/** What failed in categories that have no times: each is 100 or has a reason. */
function faults({ audits, categories }: Result): string[] {
  return ["accessibility", "best-practices", "seo"].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
}

async function findPages(shop: string): Promise<Record<string, string>> {
  const read = async (path: string) => (await ask(shop + path, { headers: { host: HOST } })).text;
  const listing = /href="(\/fr-fr\/[^"]+--pl\w+)"/.exec(await read("/fr-fr"))?.[1] ?? "";
  const product = /href="(\/fr-fr\/[^"]+--p\d+)"/.exec(await read(listing))?.[1] ?? "";
  return { home: "/fr-fr", listing, product };
}

/** A shop's address by its country's name, which only a browser finds. */
const named = (url: string) => url.replace("localhost", HOST);

/** A browser of its own for every run, as Lighthouse does it: nothing is cached. */
async function run(url: string, tries = 3): Promise<Result> {
  const options = ["--output=json", "--quiet", `--chrome-flags=${CHROME_FLAGS}`];
  const npm = ["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", url, ...options];
  // Ended with an error it has written its answer all the same.
  const { stdout } = await promisify(execFile)("npm", npm, { maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: { stdout: string }) => error,
  );
  const result = parse(stdout);
  if (result && !result.runtimeError && Number.isFinite(result.categories.performance?.score)) return result;
  // A loaded machine loses a trace now and then.
  if (tries > 1) return await run(url, tries - 1);
  throw new Error(`${url}: ${result?.runtimeError?.message ?? "no result"}`);
}

/** Null for an answer that breaks off: Lighthouse may end before all of it is written. */
function parse(output: string): Result | null {
  try {
    return JSON.parse(output) as Result;
  } catch {
    return null;
  }
}

function report(results: Map<string, Result[]>): void {
  print(
    `\n${"page".padEnd(26)}${Object.keys(FIGURES)
      .map((name) => name.padStart(9))
      .join("")}`,
  );
  for (const [name, runs] of results) {
    const row = Object.entries(FIGURES).map(([figure, of]) =>
      median(runs.map(of))
        .toFixed(figure === "CLS" ? 3 : 0)
        .padStart(9),
    );
    print(name.padEnd(26) + row.join(""));
  }
  for (const [name, runs] of results) {
    const found = [...new Set(runs.flatMap(faults))];
    if (found.length > 0) print(`${name}: ${found.join(", ")}`);
  }
}

if (!process.env.CHROME_PATH && existsSync(CHROMIUM)) process.env.CHROME_PATH = CHROMIUM;
const world = await startWorld({ SANDBOX_PRODUCTS: "2400", LOG_LEVEL: "silent", SITE_ENV: "production" }, undefined, {
  isMeasured: true,
});
const bare = await withoutScripts(world.shopUrl);
try {
  const pages = await findPages(world.shopUrl);
  const bases = [
    ["", named(world.shopUrl)],
    [", no scripts", named(bare.url)],
  ] as const;
  const results = new Map<string, Result[]>();
  // What is drawn, read or rendered for the first time is no part of a page.
  for (const name of PAGES) for (const [, base] of bases) await run(base + pages[name]);
  for (let each = 1; each <= RUNS; each += 1) {
    print(`run ${each} of ${RUNS}`);
    for (const name of PAGES) {
      for (const [title, base] of bases) {
        results.set(name + title, [...(results.get(name + title) ?? []), await run(base + pages[name])]);
      }
    }
  }
  report(results);
} finally {
  bare.close();
  await world.stop();
}
