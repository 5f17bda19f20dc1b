/**
 * `npm run bench`: pages of the built shop, in turn with a bare node:http server and a bare Remix page, in one run, so that the
 * ratios hold on a machine whose speed drifts. ROUNDS and SECONDS change how long it takes; MINUTES adds a memory run.
 */
import { spawn, type ChildProcess, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { freePort, startWorld, type World } from "../support/world";
import { type Load, measure, type Measured, median, memoryOf } from "./measure";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 5);
const MINUTES = Number(process.env.MINUTES ?? 0);
const BROTLI = { "accept-encoding": "br" };

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

/** Addresses as a shopper finds them, and a cart to add to. */
async function findPages(shop: string) {
  const home = (await ask(`${shop}/fr-fr`)).text;
  const listing = /href="(\/fr-fr\/[^"]+--pl\w+)"/.exec(home)?.[1] ?? "";
  const text = (await ask(shop + listing)).text;
  const products = [...new Set([...text.matchAll(/href="(\/fr-fr\/[^"]+--p\d+)"/g)].map(([, path]) => path ?? ""))];
  for (const product of products) {
    const sku = /name="sku"[^>]*value="(\d+)"(?![^>]*disabled)/.exec((await ask(shop + product)).text)?.[1];
    if (sku) return { listing, listingHtml: text, product, sku };
  }
  throw new Error("No product can be bought");
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

async function targets(world: World): Promise<{ loads: Record<string, Omit<Load, "seconds">> }> {
  const shop = world.shopUrl;
  const { listing, listingHtml, product, sku } = await findPages(shop);
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
  const body = new URLSearchParams({ intent: "add", sku }).toString();
  return {
    loads: {
      raw: { url: http.url, pid: http.child.pid ?? 0 },
      "bare Remix": { url: remix.url, pid: remix.child.pid ?? 0 },
      listing: { url: shop + listing, headers: BROTLI, pid },
      "listing, 304": { url: shop + listing, headers: known, pid },
      "not kept": { url: shop + rare, headers: BROTLI, pid },
      "with a cart": { url: shop + listing, headers: { ...BROTLI, cookie: await cookiesOfACart(shop, sku) }, pid },
      home: { url: `${shop}/fr-fr`, headers: BROTLI, pid },
      product: { url: shop + product, headers: BROTLI, pid },
      // A first add: anonymous id, new cart, line, three cookies.
      "cart add": {
        url: `${shop}/fr-fr/cart`,
        method: "POST",
        body,
        headers: {
          origin: shop,
          "sec-fetch-site": "same-origin",
          "content-type": "application/x-www-form-urlencoded",
        },
        pid,
      },
    },
  };
}

/** What a browser has after a first add. */
async function cookiesOfACart(shop: string, sku: string): Promise<string> {
  const browser = new HttpBrowser(shop);
  await browser.post("/fr-fr/cart", { intent: "add", sku });
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
const world = await startWorld({ SANDBOX_PRODUCTS: "2400", LOG_LEVEL: "silent", SHOPPERS_PER_ADDRESS: "1000000" });
try {
  const { loads } = await targets(world);
  const results = new Map<string, Measured[]>();
  for (const load of Object.values(loads)) await measure({ ...load, seconds: 2 });
  for (let round = 1; round <= ROUNDS; round += 1) {
    print(`round ${round} of ${ROUNDS}`);
    for (const [name, load] of Object.entries(loads)) {
      results.set(name, [...(results.get(name) ?? []), await measure({ ...load, seconds: SECONDS })]);
    }
  }
  report(results);
  print(`\nmemory after the rounds: ${memoryOf(world.shopPid).toFixed(0)} MB`);
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await measure({ ...loads.listing!, seconds: 60 });
    print(`memory after ${minute} min of load: ${memoryOf(world.shopPid).toFixed(0)} MB`);
  }
} finally {
  bare.forEach((child) => child.kill());
  await world.stop();
}
