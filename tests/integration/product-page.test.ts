import { afterEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { ask, SHARED } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { anotherShop } from "../support/integration-world";
import { gatewayCalls, setFaults } from "../support/sandbox-control";

/** A product's page and the pages about it, in a browser without scripts. */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const browser = new HttpBrowser(shop);

afterEach(async () => {
  await setFaults(sandbox, []);
  expect(browser.failures, "answers of 5xx").toEqual([]);
});

const PRODUCT = z.object({
  product: z.object({
    productId: z.string(),
    options: z.array(
      z.object({
        optionId: z.string(),
        availability: z.string(),
        availabilityType: z.string(),
        skus: z.array(z.object({ sku: z.string(), gtin: z.string(), stock: z.object({ quantity: z.number() }) })),
      }),
    ),
  }),
});

async function productOf(id: string) {
  const headers = {
    "Ocp-Apim-Subscription-Key": "sandbox-key",
    "Accept-Language": "fr-FR",
    store: "1001",
    "session-id": "test",
    "device-channel": "SD",
    "checkout-version": "v2",
  };
  const answer = await fetch(`${sandbox}/gateway/ecommerce/v3/catalog/products/${id}`, { headers });
  return PRODUCT.parse(await answer.json()).product;
}

type Option = z.infer<typeof PRODUCT>["product"]["options"][number];

/** The first product of the catalogue with a colour that matches. */
async function pieceThat(isSo: (option: Option) => boolean) {
  for (let id = 100_001; id < 100_500; id++) {
    const { productId, options } = await productOf(String(id));
    const sku = options.find(isSo)?.skus[0]?.sku;
    if (sku) return { productId, sku };
  }
  throw new Error("There is none");
}

/** Opens a product by its id; follows the redirect to its address. */
async function open(id: string) {
  return browser.open(`/fr-fr/x--p${id}`);
}

describe("a product's page", () => {
  it("asks the gateway twice when nothing is known of the product, and not at all afterwards", async () => {
    const own = await anotherShop();
    const open = (id: string) => new HttpBrowser(own.url).open(`/fr-fr/x--p${id}`);
    // From here on the instance has cached what belongs to the site.
    await open("100001");
    const cold = await gatewayCalls(sandbox, () => open("100042"));
    expect(cold.toSorted()).toEqual([
      "GET /ecommerce/v3/catalog/products/100042",
      "GET /ecommerce/v3/catalog/products/100042/recommendations",
    ]);
    expect(await gatewayCalls(sandbox, () => open("100042"))).toEqual([]);
    await own.stop();
  });

  it("is found by every form of its address [PDP-01]", async () => {
    const { productId, options } = await productOf("100003");
    const [option] = options;
    const sku = option!.skus[0]!;
    const { url } = await browser.open(`/fr-fr/product/nom/${option!.optionId}`);
    const address = new URL(url).pathname;
    expect(address).toMatch(/^\/fr-fr\/[a-z0-9-]+--p100003$/);
    for (const form of [
      `/fr-fr/product/${sku.gtin}`,
      `/fr-fr/product/nom/${option!.optionId}`,
      `/fr-fr/femme/manteaux/nom-R${option!.optionId}.html`,
      `/fr-fr/01/0${sku.gtin}/10/abc`,
    ]) {
      const page = await browser.open(form);
      const { pathname, searchParams } = new URL(page.url);
      expect([page.status, pathname, page.way[0]?.slice(0, 3)], form).toEqual([200, address, "301"]);
      // A label names one size, which is then chosen.
      expect([form, searchParams.get("sku")]).toEqual([form, form.includes(sku.gtin) ? sku.sku : null]);
    }
    const byProduct = await browser.open(`/fr-fr/product/nom/${productId}`);
    expect(new URL(byProduct.url).pathname).toMatch(/--p100003$/);
  });

  it.each([
    ["fr.localhost", "fr-fr"],
    ["de.localhost", "de-de"],
    ["localhost", "pl-pl"],
  ])("is found by its former addresses without a prefix, on %s [PDP-01]", async (host, prefix) => {
    const { productId, options } = await productOf("100003");
    const { optionId } = options[0]!;
    const headers = { host, "accept-language": "pl", "user-agent": "Mozilla/5.0 Firefox/133.0" };
    for (const path of [`/a/b/nom-R${optionId}.html?utm_source=a`, `/nom-R${optionId}.html?utm_source=a`]) {
      const { status, headers: answered } = await ask(shop + path, { headers });
      const location = expect.stringMatching(`^/${prefix}/[a-z0-9-]+--p${productId}\\?utm_source=a$`) as string;
      expect([path, status, answered.location]).toEqual([path, 301, location]);
    }
    for (const path of ["/a/b/nom-R999.html", "/nom-Rabc.html"]) {
      expect([path, (await ask(shop + path, { headers })).status]).toEqual([path, 404]);
    }
  });

  it.each(["pantalon-cl%E9--p100003", "100%-lin--p100003", "product/%C3/100003", "a%00b/x%E9-R{option}.html"])(
    "is found by its id under a name that cannot be read, %s [SEO-06]",
    async (path) => {
      const { options } = await productOf("100003");
      const { status, headers } = await ask(`${shop}/fr-fr/${path.replace("{option}", options[0]!.optionId)}`);
      expect([status, headers.location]).toEqual([301, expect.stringMatching(/^\/fr-fr\/[a-z0-9-]+--p100003$/)]);
    },
  );

  it.each(["/product/36a7", "/product/nom/1000x", "/nom--p12x", "/femme/nom-Rabc.html", "/01/0abc/x", "/product/9"])(
    "is a 404 under %s, whose id is none [PDP-01]",
    async (path) => {
      expect((await browser.open(`/fr-fr${path}`)).status).toBe(404);
    },
  );

  it("fetches the picture it opens with first, in the size it is shown in, and those below later", async () => {
    const { text } = await open("100001");
    const preload = /<link[^>]*rel="preload"[^>]*as="image"[^>]*>/.exec(text)?.[0] ?? "";
    const [first, second, ...others] = [...text.matchAll(/<figure[^>]*><img[^>]*>/g)].map(([image]) => image);
    expect(preload).toMatch(/fetchpriority="high"/i);
    const of = (tag: string | undefined, name: string) => new RegExp(`${name}="([^"]+)"`, "i").exec(tag ?? "")?.[1];
    expect(of(preload, "imagesrcset")).toBe(of(first, "srcset"));
    expect(of(preload, "imagesizes")).toBe(of(first, " sizes"));
    expect(first).toMatch(/fetchpriority="high"/i);
    expect(second).not.toMatch(/loading="lazy"/);
    expect(others.every((image) => image.includes('loading="lazy"'))).toBe(true);
    expect([first, second, ...others].every((image) => /width="1200" height="1800"/.test(image ?? ""))).toBe(true);
  });
});

describe("a product that is withdrawn while its page is open", () => {
  const gone = "Cet article n’existe pas ou n’est plus vendu";

  it("does not go into the cart, which says why, for forms and for scripts", async () => {
    const visitor = new HttpBrowser(shop);
    const sku = (await productOf("100002")).options[0]!.skus[0]!.sku;
    await setFaults(sandbox, [{ path: "/carts/[^/]+/products/", status: 404 }]);
    const page = await visitor.post("/fr-fr/cart", { intent: "add", sku });
    expect([page.status, page.text.includes(gone)]).toEqual([404, true]);
    const answer = await visitor.post("/fr-fr/cart/add.data", { intent: "add", sku });
    expect([answer.status, answer.text.includes(gone)]).toEqual([404, true]);
    expect(visitor.failures).toEqual([]);
  });

  it("that has just been sold out stays out of the cart as well", async () => {
    const visitor = new HttpBrowser(shop);
    // This product never had its smallest size in stock.
    const page = await visitor.post("/fr-fr/cart", { intent: "add", sku: "1000040101" });
    expect([page.status, page.text.includes("épuisé")]).toEqual([422, true]);
  });
});

describe("pages beside a product", () => {
  it("list its reviews by page, order and mark, whatever is asked", async () => {
    const page = await browser.open("/fr-fr/product/100004/reviews");
    expect([page.status, page.text.includes("57 avis</h1>")]).toEqual([200, true]);
    for (const search of ["?page=0", "?page=-1", "?page=1e9", "?sort=prix", "?rating=9", "?page=9999", "?rating=%00"]) {
      expect((await browser.open(`/fr-fr/product/100004/reviews${search}`)).status, search).toBe(200);
    }
    expect((await browser.open("/fr-fr/product/999999/reviews")).status).toBe(404);
    expect((await browser.open("/fr-fr/product/abc/reviews")).status).toBe(404);
    expect((await browser.open("/fr-fr/product/100001/reviews")).url).toMatch(/--p100001$/);
  });

  it("show the measures of its sizes in the region of the site [PDP-08]", async () => {
    const guide = async (prefix: string) => (await browser.open(`/${prefix}/product/100001/sizes`)).text;
    expect(await guide("fr-fr")).toMatch(/<table[^>]*>.*<th scope="col">Taille<\/th>/s);
    expect(await guide("it-it")).toMatch(/<table[^>]*>.*<th scope="col">IT<\/th><th scope="col">Etichetta<\/th>/s);
  });

  it("know no size of another product", async () => {
    const other = (await productOf("100002")).options[0]!.skus[0]!.sku;
    for (const page of [
      `alert?sku=${other}`,
      `stores?sku=${other}&near=Lyon`,
      `reserve?sku=${other}&store=1`,
      "alert",
    ]) {
      expect((await browser.open(`/fr-fr/product/100001/${page}`)).status, page).toBe(404);
    }
  });

  it("find shops near a place that have a size, and none near no place [PDP-05]", async () => {
    const { options } = await productOf("100001");
    const address = `/fr-fr/product/100001/stores?sku=${options[0]!.skus[0]!.sku}`;
    expect((await browser.open(`${address}&near=Lyon`)).text).toMatch(/69\d{3} Lyon/);
    expect((await browser.open(`${address}&lat=45.764&lon=4.836`)).text).toMatch(/69\d{3} Lyon/);
    for (const place of ["Xqzzy", "%F0%9F%92%A9", "'; DROP", "%25", "x".repeat(5_000)]) {
      const page = await browser.open(`${address}&near=${place}`);
      expect([page.status, page.text.includes("Nous n’avons pas trouvé de boutique")], place).toEqual([200, true]);
    }
    const withoutSku = address.replace(/\?.*/, "");
    for (const [asked, text] of [
      [`${address}&near=`, /name="near"[^>]*aria-invalid="true"[\s\S]*Indiquez une ville ou un code postal/],
      [`${address}&lat=999&lon=abc`, /Votre position n’est pas disponible/],
      [`${withoutSku}?near=Lyon`, /Choisissez d’abord une taille/],
    ] as const) {
      const page = await browser.open(asked);
      expect([page.status, text.test(page.text)], asked).toEqual([400, true]);
      expect(page.text).toMatch(/<title>Erreur\s: /);
    }
  });

  it("are none of what does not come back, and of what shops do not sell [PDP-05, PDP-06]", async () => {
    const status = async (path: string) => (await browser.open(`/fr-fr/product/${path}`)).status;
    const gone = await pieceThat(({ availability }) => availability === "DISCONTINUED");
    expect(await status(`${gone.productId}/alert?sku=${gone.sku}`)).toBe(404);
    const inShops = await pieceThat(({ availabilityType }) => availabilityType === "IN_STORE_ONLY");
    expect(await status(`${inShops.productId}/alert?sku=${inShops.sku}`)).toBe(404);
    const near = await browser.open(`/fr-fr/product/${inShops.productId}/stores?sku=${inShops.sku}&near=Paris`);
    const store = /reserve\?[^"]*store=(\d+)/.exec(near.text)?.[1];
    expect(store).toBeDefined();
    const online = await pieceThat(({ availabilityType }) => availabilityType === "ONLINE_ONLY");
    expect(await status(`${online.productId}/stores?sku=${online.sku}`)).toBe(404);
    expect(await status(`${online.productId}/reserve?sku=${online.sku}&store=${store}`)).toBe(404);
  });

  it("are none where the site has no shops [PDP-05]", async () => {
    expect((await browser.open("/de-de/product/100001/stores")).status).toBe(404);
  });

  it("put it on the wishlist in the colour it was seen in, and take no other site's word for it", async () => {
    const visitor = new HttpBrowser(shop);
    const { options } = await productOf("100003");
    const sku = options.at(-1)!.skus[0]!.sku;
    const page = await visitor.post(`/fr-fr/product/100003/wish?sku=${sku}`, { wish: "on" });
    expect([page.status, page.way[0]?.slice(0, 3)]).toEqual([200, "303"]);
    expect(page.text).toMatch(/aria-pressed="true"/);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect((await visitor.post("/fr-fr/product/999999/wish", { wish: "on" })).status).toBe(404);
    expect((await visitor.post("/fr-fr/product/100003/wish?sku=1000010101", { wish: "on" })).status).toBe(404);
    expect((await visitor.open("/fr-fr/product/100003/wish")).url).toMatch(/--p100003$/);
    expect(visitor.failures).toEqual([]);
  });

  it("show what was seen, whatever is asked", async () => {
    const seen = async (ids: string) => (await browser.open(`/fr-fr/product/seen.data?ids=${ids}`)).text;
    expect(await seen("100001,100002")).toMatch(/--p100001.*--p100002/s);
    for (const ids of ["", "abc", "1e9,-1", "9".repeat(4_000), "100001%00,🧥"])
      expect(await seen(ids)).not.toMatch(/--p\d/);
    expect((await browser.open("/fr-fr/product/seen")).status).toBe(200);
  });

  it("are the same bytes for everybody, and set no cookie", async () => {
    for (const page of ["reviews", "sizes"]) {
      const { headers, cookies } = await ask(`${shop}/fr-fr/product/100004/${page}`);
      expect([headers["cache-control"], cookies], page).toEqual([SHARED, []]);
    }
  });
});
