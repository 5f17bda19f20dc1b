import { readdirSync, readFileSync, statSync } from "node:fs";
import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { outlinesOf } from "#app/ui/stores/country-outlines.ts";
import { ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, fillCheckout, findSku, register } from "../support/http-shopper";

const shop = inject("shopUrl");

/** Maximum size of a page's scripts as sent: Brotli with response headers, in at most this many files. */
const MAX_BYTES = 98_000;
const MAX_FILES = 8;
/** Bytes of a response, with its headers. */
function bytesOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(shop + address, { headers: { "accept-encoding": "br" } }, (answer) => {
      const head = answer.rawHeaders.reduce((sum, each) => sum + each.length + 2, "HTTP/1.1 200 OK\r\n\r\n".length);
      let body = 0;
      answer.on("data", (chunk: Buffer) => (body += chunk.length));
      answer.on("end", () => resolve(head + body));
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** Scripts that a browser loads for inline modules: their static imports, recursively. */
function scriptsLoadedBy(modules: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (source: string, base: string) => {
    for (const [, relative = ""] of source.matchAll(/(?:import|from)\s*"([^"]+\.js)"/g)) {
      const address = new URL(relative, `http://shop${base}`).pathname;
      if (found.has(address)) continue;
      found.add(address);
      visit(readFileSync(`public${address}`, "utf8"), address);
    }
  };
  for (const module of modules) visit(module, "/");
  return found;
}

/** A page of every kind, account pages included. */
async function openPages(): Promise<Record<string, string>> {
  const visitor = new HttpBrowser(shop);
  const open = async (path: string) => (await visitor.open(path)).text;
  const home = await open("/fr-fr");
  const listing = /href="(\/fr-fr\/[^"]+--pl\w+)"/.exec(home)?.[1] ?? "";
  const listed = await open(listing);
  const product = /href="(\/fr-fr\/[^"]+--p\d+)"/.exec(listed)?.[1] ?? "";
  const lookbook = /href="(\/fr-fr\/[^"]+--lbp\w+)"/.exec(home)?.[1] ?? "";
  const customer = new HttpBrowser(shop);
  await register(customer, await customer.open("/fr-fr/account/dashboard"), "scripts@vitrine.test");
  await addToCart(customer, await findSku(customer));
  const own = async (path: string) => {
    const { url, text } = await customer.open(path);
    expect(new URL(url).pathname).toBe(path);
    return text;
  };
  const service = `/fr-fr/product/${/--p(\d+)$/.exec(product)?.[1]}/stores`;
  const pages = {
    home,
    listing: listed,
    product: await open(product),
    lookbook: await open(lookbook),
    search: await open("/fr-fr/search?query=robe"),
    stores: await open("/fr-fr/stores"),
    help: await open("/fr-fr/aide"),
    blog: await open("/fr-fr/blog"),
    legal: await open("/fr-fr/legal-notices"),
    newsletter: await open("/fr-fr/newsletter/subscription"),
    "not found": await open("/fr-fr/nothing"),
    "a product's stores": await open(service),
    "a visitor's wishlist": await open("/fr-fr/wishlist"),
    "a shared wishlist": await open("/fr-fr/wishlist/shared?p=100001.100002"),
    cart: await own("/fr-fr/cart"),
    account: await own("/fr-fr/account/dashboard"),
    alerts: await own("/fr-fr/account/alerts"),
    wishlist: await own("/fr-fr/account/wishlist"),
    orders: await own("/fr-fr/account/orders"),
    settings: await own("/fr-fr/account/settings"),
    "settings: profile": await own("/fr-fr/account/settings/edit"),
    "settings: a new address": await own("/fr-fr/account/settings/delivery-addresses/create"),
    "account: reservations": await own("/fr-fr/account/reservations"),
    "account: subscriptions": await own("/fr-fr/account/subscriptions"),
    "account: store": await own("/fr-fr/account/store"),
    billing: await own("/fr-fr/checkout/billing"),
  };
  await fillCheckout(customer);
  const steps = ["delivery", "payment", "overview"];
  for (const step of steps) Object.assign(pages, { [step]: await own(`/fr-fr/checkout/${step}`) });
  return pages;
}

describe("scripts", () => {
  let pages: Record<string, string>;

  beforeAll(async () => {
    pages = await openPages();
  });

  it("weigh 98 KB in 8 files at most on every kind of page, as sent and all together, and are named beforehand", async () => {
    const over: string[] = [];
    for (const [name, text] of Object.entries(pages)) {
      const named = new Set(text.match(/\/build\/[\w$./()-]+\.js/g));
      const loaded = scriptsLoadedBy(text.match(/<script type="late">.*?<\/script>/gs) ?? []);
      expect(
        [...loaded].filter((file) => !named.has(file)),
        name,
      ).toEqual([]);
      const bytes = (await Promise.all([...named].map(bytesOf))).reduce((sum, each) => sum + each, 0);
      if (bytes > MAX_BYTES || named.size > MAX_FILES) over.push(`${name}: ${bytes} bytes in ${named.size} files`);
    }
    expect(over).toEqual([]);
  });

  it("say where the notices of the packages in them stand", async () => {
    const framework = /\/build\/_shared\/framework-[\w-]+\.js/.exec(pages.home ?? "")?.[0] ?? "";
    const [, notices = ""] = /^\/\*! (\S+) \*\//.exec((await ask(shop + framework)).text) ?? [];
    expect((await ask(shop + notices)).text).toMatch(/@remix-run\/router[^]*Copyright \(c\) Facebook/);
  });

  // React reports an error (421) when a press changes a part that has not hydrated yet.
  it("find one part of a page that hydrates after the rest, which is what the router changes", () => {
    const late = Object.entries(pages).map(([name, text]) => [name, text.match(/<!--\$-->/g)?.length ?? 0] as const);
    expect(late.filter(([, count]) => count > 1)).toEqual([]);
  });

  it("hold nothing of a map: where one is shown it is drawn on the server, and whoever wants it follows a link", async () => {
    const files = readdirSync("public/build", { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".js"),
    );
    expect(files.length).toBeGreaterThan(50);
    // Texts of the map, and the first point of an outline: minifying leaves them unchanged.
    const { lat, lon } = outlinesOf("FR")[0]![0]!;
    const traces = ["mapNote", "mapScale", `${lon} ${lat} `];
    const server = readFileSync("build/index.js", "utf8");
    expect(traces.filter((trace) => !server.includes(trace))).toEqual([]);
    const found = files.filter((name) => {
      const code = readFileSync(`public/build/${name}`, "utf8");
      return traces.some((trace) => code.includes(trace)) || /leaflet|mapbox|maplibre|google\.maps/i.test(code);
    });
    expect(found).toEqual([]);
    const page = (await new HttpBrowser(shop).open("/fr-fr/stores?search=Paris")).text;
    expect(page).toContain('href="#map"');
    expect(page).toMatch(/<svg[^>]*viewBox="0 0 1000 1000"/);
    // Nothing is fetched for it from another site either.
    expect(page).not.toMatch(/<(script|img|iframe|link rel="(preconnect|preload)")[^>]*(tile|openstreetmap)/);
  });
});

describe("what measures, of who agreed", () => {
  /** Bytes of built files as gzip. */
  const gzipped = (...names: string[]) =>
    names
      .map((name) =>
        readdirSync("public/build").find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js\\.gz$`).test(file))!,
      )
      .reduce((sum, file) => sum + statSync(`public/build/${file}`).size, 0);

  it("is one module of 2 KB, and 3 KB with what follows navigations and the cart; vitals and adapters apart", () => {
    expect(gzipped("measure")).toBeLessThanOrEqual(2_048);
    expect(gzipped("measure", "page-facts", "cart-changes")).toBeLessThan(3_072);
    expect(gzipped("measure")).toBeGreaterThan(1_000);
  });

  it("begins in a document with less than a kilobyte, whatever was chosen", async () => {
    const { text } = await new HttpBrowser(shop).open("/fr-fr");
    const starter = /<script>\(function \(config\).*?<\/script>/s.exec(text)![0];
    expect(gzipSync(starter).length).toBeLessThanOrEqual(1_000);
    expect(text).not.toMatch(/(src|href)="[^"]*\/(measure|page-facts|cart-changes|vitals)-/);
  });
});

it("the script of the route that adds to the cart is the same in every release, as it imports nothing", () => {
  const folder = "public/build/routes";
  const files = readdirSync(folder).filter((name) => /^\$locale\.cart_\.add-[\w-]+\.js$/.test(name));
  expect(files).toHaveLength(1);
  expect(readFileSync(`${folder}/${files[0]}`, "utf8")).not.toContain("import");
});
