/**
 * `npm run bench`: pages of the built shop, in turn with a bare node:http server and a bare Remix page, in one run, so that the
 * ratios hold on a machine whose speed drifts; then changes of carts. ROUNDS, SECONDS and SHOPPERS change how long it takes, ONLY names
 * the pages (a pattern).
 */
import { spawn, type ChildProcess, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STORE_FILTERS } from "#models/store-address.ts";
import { ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, BILLING, register, signIn } from "../support/http-shopper";
import { freePort, startWorld, type World } from "../support/world";
import { measureChanges, plentiful } from "./cart-loads";
import { type Load, measure, type Measured, median, memoryOf } from "./measure";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 5);
const SHOPPERS = Number(process.env.SHOPPERS ?? 400);
/** How often each shopper of a round makes its changes before anything counts. */
const WARM_UP = 4;
const ONLY = new RegExp(process.env.ONLY ?? "");
const BROTLI = { "accept-encoding": "br" };
/** What browsers ask for. */
const ANY = { "accept-encoding": "gzip, deflate, br" };

/** Servers to compare with; they end with the bench however it ends. */
const bare: ChildProcess[] = [];
process.on("exit", () => bare.forEach((child) => child.kill()));

const print = (line: string) => process.stdout.write(`${line}\n`);

async function startBare(script: string, env: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env, PORT: String(port), NODE_ENV: "production" },
  });
  bare.push(child);
  await new Promise((resolve, reject) => {
    child.stdout.once("data", resolve);
    child.once("exit", (code) => reject(new Error(`${script} ended (${code})`)));
  });
  return { url: `http://localhost:${port}/`, child };
}

/** Addresses as a shopper finds them. */
async function findPages(shop: string) {
  const home = (await ask(`${shop}/fr-fr`)).text;
  const listing = /href="(\/fr-fr\/[^"]+--pl\w+)"/.exec(home)?.[1] ?? "";
  const text = (await ask(shop + listing)).text;
  const products = [...new Set([...text.matchAll(/href="(\/fr-fr\/[^"]+--p\d+)"/g)].map(([, path]) => path ?? ""))];
  if (!products[0]) throw new Error("No product is listed");
  return { listing, listingHtml: text, product: products[0] };
}

async function bareServers(html: string) {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
  const page = join(folder, "page.html");
  writeFileSync(page, html);
  const list = join(folder, "products.json");
  const products = [...html.matchAll(/<h[23][^>]*><a[^>]*href="([^"]+)"[^>]*>([^<]+)/g)]
    .slice(0, 48)
    .map(([, href, name], index) => ({
      productId: `${index}-${href}`,
      name,
      subtitle: "Laine et cachemire",
      price: "49,99 €",
      picture: `http://localhost/images/products/${index}/AP-1.webp`,
    }));
  writeFileSync(list, JSON.stringify(products));
  const built = spawnSync(process.execPath, ["../../../node_modules/@remix-run/dev/dist/cli.js", "build"], {
    cwd: "tests/bench/bare-remix",
    encoding: "utf8",
  });
  if (built.status !== 0) throw new Error(`The bare Remix page could not be built: ${built.stdout}${built.stderr}`);
  return {
    count: products.length,
    http: await startBare("tests/bench/bare-http.mjs", { BENCH_PAGE: page }),
    remix: await startBare("tests/bench/bare-remix/serve.mjs", { BENCH_PRODUCTS: list }),
  };
}

async function targets(world: World, skus: string[]): Promise<[string, Omit<Load, "seconds">][]> {
  const shop = world.shopUrl;
  const { listing, listingHtml, product } = await findPages(shop);
  const { count, http, remix } = await bareServers(listingHtml);
  const { headers } = await ask(shop + listing, { headers: BROTLI });
  const known = { ...BROTLI, "if-none-match": headers.etag ?? "" };
  const filters = [...listingHtml.matchAll(/name="(color|size)"[^>]* value="([^"]+)"/g)].slice(0, 6);
  // Three filters are not kept, whoever asks.
  const rare = `${listing}?${filters
    .slice(-3)
    .map(([, name, value]) => `${name}=${value}`)
    .join("&")}`;
  print(`bare Remix page: a list of ${count} products; listing of the shop: ${listing}`);
  const pid = world.shopPid;
  const [visitor, customer] = [await cookiesOf(shop, skus), await cookiesOf(shop, skus, "fid@vitrine.test")];
  const big = { headers: { ...ANY, cookie: await cookiesOf(shop, [], "big@vitrine.test") }, pid, connections: 1 };
  const loads = {
    raw: { url: http.url, pid: http.child.pid ?? 0 },
    "bare Remix": { url: remix.url, pid: remix.child.pid ?? 0 },
    listing: { url: shop + listing, headers: BROTLI, pid },
    "listing, 304": { url: shop + listing, headers: known, pid },
    // One after the other: who asks at the same moment is given the same answer.
    "not kept": { url: shop + rare, headers: BROTLI, pid, connections: 1 },
    "with a cart": { url: shop + listing, headers: { ...ANY, cookie: visitor }, pid },
    "signed in": { url: shop + listing, headers: { ...ANY, cookie: customer }, pid },
    "cart page": { url: `${shop}/fr-fr/cart`, headers: { ...ANY, cookie: visitor }, pid },
    "stores, kept": { url: `${shop}/fr-fr/stores?search=Paris`, headers: BROTLI, pid },
    "stores, anew": { url: shop, paths: await storeSearches(shop), headers: BROTLI, pid, connections: 1 },
    // One connection: who asks for the same at the same moment shares an answer.
    "delivery step": {
      url: shop + PLACES,
      headers: { ...ANY, cookie: await shopperOf(shop, skus) },
      pid,
      connections: 1,
    },
    // Of a customer with 400 orders, 40 addresses and 200 products to remember.
    dashboard: { url: `${shop}/fr-fr/account/dashboard`, ...big },
    orders: { url: `${shop}/fr-fr/account/orders`, ...big },
    addresses: { url: `${shop}/fr-fr/account/settings/delivery-addresses`, ...big },
    wishlist: { url: `${shop}/fr-fr/account/wishlist`, ...big },
    home: { url: `${shop}/fr-fr`, headers: BROTLI, pid },
    product: { url: shop + product, headers: BROTLI, pid },
  };
  return Object.entries(loads).filter(([name]) => name === "raw" || name === "bare Remix" || ONLY.test(name));
}

/** Searches among the 600 places of the sandbox, each another one: a town with one set of filters after the other. */
async function storeSearches(shop: string): Promise<string[]> {
  const { text } = await ask(`${shop}/fr-fr/stores`);
  const towns = [
    ...new Set([...text.matchAll(/href="(\/fr-fr\/stores\?search=[^"]+)"/g)].map(([, path = ""]) => path)),
  ];
  const sets = Array.from({ length: 2 ** STORE_FILTERS.length }, (_, set) =>
    STORE_FILTERS.filter((_filter, index) => set & (1 << index)).map((filter) => `&services=${filter}`),
  );
  return ["", "&open=1"].flatMap((open) => sets.flatMap((set) => towns.map((path) => path + set.join("") + open)));
}

/** The delivery step with the pickup points of Paris. */
const PLACES = "/fr-fr/checkout/delivery?method=PR&place=75003";

/** What a browser has whose next page is the delivery step. */
async function shopperOf(shop: string, [sku = ""]: string[]): Promise<string> {
  const browser = new HttpBrowser(shop);
  await addToCart(browser, sku);
  const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/checkout/billing");
  await register(browser, form, `bench-${crypto.randomUUID()}@vitrine.test`);
  await browser.post("/fr-fr/checkout/billing", BILLING);
  const page = await browser.open(PLACES);
  if (!page.text.includes('name="point-PR"')) throw new Error(`${page.url} lists no place`);
  return browser.jar.header.cookie ?? "";
}

/** What a browser has that put these into its cart, and perhaps signed in before. */
async function cookiesOf(shop: string, skus: string[], email?: string): Promise<string> {
  const browser = new HttpBrowser(shop);
  if (email) await signIn(browser, await browser.open("/fr-fr/auth/sign-in"), email);
  for (const sku of skus) await browser.post("/fr-fr/cart", { intent: "add", sku });
  return browser.jar.header.cookie ?? "";
}

function report(results: Map<string, Measured[]>): void {
  const of = (name: string, key: keyof Measured) => median((results.get(name) ?? []).map((each) => each[key]));
  const [raw, remix] = [of("raw", "cpuMs"), of("bare Remix", "cpuMs")];
  print("\npage           requests/s   CPU ms    × raw   × bare Remix   p50 ms   p99 ms   KB sent   failed");
  for (const name of results.keys()) {
    const cpu = of(name, "cpuMs");
    const row = [
      of(name, "requestsPerSecond").toFixed(0).padStart(10),
      cpu.toFixed(2).padStart(8),
      (cpu / raw).toFixed(1).padStart(8),
      (cpu / remix).toFixed(2).padStart(14),
    ];
    row.push(of(name, "p50Ms").toFixed(1).padStart(8), of(name, "p99Ms").toFixed(1).padStart(8));
    row.push((of(name, "bytes") / 1024).toFixed(1).padStart(9), String(of(name, "failed")).padStart(8));
    print(name.padEnd(14) + row.join(" "));
  }
}

// The load comes from one address, and makes thousands of carts.
const world = await startWorld(
  { SANDBOX_PRODUCTS: "2400", LOG_LEVEL: "silent", SHOPPERS_PER_ADDRESS: "1000000" },
  undefined,
  { isMeasured: true },
);
try {
  const skus = await plentiful(world);
  const loads = await targets(world, skus);
  const results = new Map<string, Measured[]>();
  const note = (name: string, found: Measured) => results.set(name, [...(results.get(name) ?? []), found]);
  for (const [, load] of loads) await measure({ ...load, seconds: 2 });
  // The engine compiles a change of a cart anew until it has made some thousands: the first hundreds take half as much again.
  for (let times = 1; times <= WARM_UP; times += 1) await measureChanges(world, skus, SHOPPERS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    print(`round ${round} of ${ROUNDS}`);
    for (const [name, load] of loads) note(name, await measure({ ...load, seconds: SECONDS }));
    for (const [name, found] of await measureChanges(world, skus, SHOPPERS)) note(name, found);
  }
  report(results);
  print(`\nmemory after the rounds: ${memoryOf(world.shopPid).toFixed(0)} MB`);
} finally {
  bare.forEach((child) => child.kill());
  await world.stop();
}
