import { hash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { type Answer, ask, SHARED } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, findSku, signIn } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { outsideCalls, setFaults } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

/** Without scripts: tests the document alone. */

const sandbox = inject("sandboxUrl");

let shop: ShopProcess;
let shopper: HttpBrowser;
let listing: string;
/** A product with a stock alert of the customer. */
let product: string;
/** The pages as a visitor got them, before the customer came. */
const before = new Map<string, string>();

const visit = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(shop.url + path, { headers: { "accept-language": "fr-FR", ...headers } });

beforeAll(async () => {
  shop = await anotherShop({});
  shopper = new HttpBrowser(shop.url, { "accept-language": "fr-FR" });
  const alerts = await signIn(shopper, await shopper.open("/fr-fr/account/alerts"), "fid@vitrine.test");
  const asked = /href="(\/fr-fr\/[^"?]+--p\d+)\?sku=\d+"/.exec(alerts.text)![1]!;
  const led = await visit(asked);
  product = led.headers.location ? led.headers.location.replace(shop.url, "") : asked;
  await addToCart(shopper, await findSku(shopper));
  const home = await visit("/fr-fr");
  listing = /href="(\/fr-fr\/[^"]+--pl\w+)"/.exec(home.text)![1]!;
  for (const page of ["/fr-fr", listing, product]) before.set(page, (await visit(page)).text);
});
afterAll(() => shop.stop());

describe("a document that was kept before they came", () => {
  it("names the customer and counts their cart, and costs no call but their own [BEY-19]", async () => {
    for (const [page, everybodys] of before) {
      let own = "";
      const calls = await outsideCalls(sandbox, async () => {
        const answer = await shopper.open(page);
        own = answer.text;
        expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "private, no-store"]);
      });
      expect(own, page).toMatch(/<p class="title">Bonjour \S+/);
      // Counts what other tests left in the customer's cart too.
      expect(own, page).toMatch(/aria-label="Panier, [1-9]\d* articles?"/);
      expect(everybodys, page).not.toMatch(/<p class="title">Bonjour|"Panier, \d/);
      expect(
        calls.filter((call) => !/-self\/|\/carts/.test(call)),
        page,
      ).toEqual([]);
    }
  });

  it("counts a visitor's cart at no call, as they left it, though the gateway does not answer", async () => {
    const visitor = new HttpBrowser(shop.url, { "accept-language": "fr-FR" });
    const sku = await findSku(visitor);
    const pages = async () => {
      const counts: unknown[] = [];
      for (const page of before.keys()) {
        const { status, text } = await visitor.open(page);
        counts.push([status, /aria-label="Panier, (\d+) articles?"/.exec(text)?.[1]]);
      }
      return counts;
    };
    for (const count of ["1", "2"]) {
      await addToCart(visitor, sku);
      const expected = Array.from(before, () => [200, count]);
      expect(await outsideCalls(sandbox, async () => expect(await pages()).toEqual(expected))).toEqual([]);
    }
    onTestFinished(() => setFaults(sandbox, []));
    await setFaults(sandbox, [{ path: "/carts", status: 503 }]);
    expect(await pages()).toEqual(Array.from(before, () => [200, "2"]));
  });

  it("keeps the locale for a year, without a script too [SITE-06]", async () => {
    const own = shopper.cookies.filter(({ name }) => name !== "locale").map(({ name, value }) => `${name}=${value}`);
    const { cookies } = await visit("/fr-fr", { cookie: own.join("; ") });
    expect(cookies.find((cookie) => cookie.startsWith("locale="))).toMatch(/^locale=fr-fr; Max-Age=31536000;/);
  });

  it("has their hearts pressed [ACC-09]", async () => {
    const wished = (await shopper.open(listing)).text;
    const cards = [...before.get(listing)!.matchAll(/action="([^"]*\/wish\?[^"]*)" data-wish="(\d+)"/g)];
    const [, action, id] = cards.find(([, , id]) => !wished.includes(`[data-wish="${id}"]`))!;
    const isPressed = ({ text }: { text: string }) => text.includes(`[data-wish="${id}"]`);
    expect(isPressed(await shopper.open(listing))).toBe(false);
    await shopper.post(action!.replaceAll("&amp;", "&"), { wish: "on" });
    expect(isPressed(await shopper.open(listing))).toBe(true);
    await shopper.post(action!.replaceAll("&amp;", "&"), { wish: "off" });
    expect(isPressed(await shopper.open(listing))).toBe(false);
  });

  it("says once what was done last", async () => {
    const action = /action="([^"]*\/wish\?[^"]*)"/.exec(before.get(product)!)![1]!.replaceAll("&amp;", "&");
    const sent = await shopper.post(action, { wish: "on" }, { follow: false });
    expect(sent.status).toBe(303);
    const [said, then] = [await shopper.open(product), await shopper.open(product)];
    const note = /<p>[^<]*: article ajouté à votre liste d’envies\./;
    expect([note.test(said.text), note.test(then.text)]).toEqual([true, false]);
    expect(then.text).toContain('aria-pressed="true"');
    await shopper.post(action, { wish: "off" });
  });

  it("says of which sizes they will be told [PDP-06]", async () => {
    const note = /<p class="small">Alerte créée[^<]*vous recevrez un e-mail dès/;
    expect((await shopper.open(product)).text).toMatch(note);
    expect(before.get(product)).not.toMatch(note);
  });

  it("offers to take the cart along to another country [BEY-05]", async () => {
    const swiss = { "accept-language": "fr-CH" };
    const popin = ({ text }: Answer) => /data-site-proposal.*?<a [^>]*href="([^"]*)"/s.exec(text)?.[1];
    expect(popin(await visit(listing, swiss))).toMatch(/\/fr-ch\/[^"]*--pl/);
    const own = await visit(listing, { ...swiss, ...shopper.jar.header });
    expect(popin(own)).toMatch(/\/cart\/abroad\?/);
    // The script is the shop's own, and the policy contains its hash.
    const script = /<script>(\(function\(\)\{var popin[^<]*)<\/script>/.exec(own.text)![1]!;
    expect(own.headers["content-security-policy"]).toContain(hash("sha256", script, "base64"));
  });

  it("is nobody's again for the next visitor, byte by byte [SEC-06]", async () => {
    for (const [page, everybodys] of before) {
      const answer = await visit(page);
      expect([answer.text === everybodys, answer.headers["cache-control"]], page).toEqual([true, SHARED]);
    }
  });
});

describe("a shopper's document", () => {
  it("is the same in every encoding, and none for HEAD", async () => {
    const own = (encoding: string, method = "GET") =>
      ask(shop.url + listing, { method, headers: { ...shopper.jar.header, "accept-encoding": encoding } });
    const plain = await own("identity");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    for (const encoding of ["gzip", "gzip, deflate, br"]) {
      const answer = await own(encoding);
      expect([answer.headers["content-encoding"], answer.text === plain.text], encoding).toEqual(["gzip", true]);
    }
    expect((await own("br")).text === plain.text).toBe(true);
    const head = await own("identity", "HEAD");
    expect([head.status, head.text, head.headers["cache-control"]]).toEqual([200, "", "private, no-store"]);
  });

  it("carries its own data as JSON that cannot end its element, and no secret [SESS-02]", async () => {
    const { text } = await shopper.open(listing);
    const [, json = ""] = /<script type="application\/json" id="personal">(.*?)<\/script>/.exec(text)!;
    expect(Object.keys(JSON.parse(json) as object).sort()).toEqual([
      "cart",
      "customer",
      "flash",
      "offers",
      "owner",
      "stockAlerts",
      "version",
      "wishlist",
    ]);
    expect(json).not.toMatch(/<|token|email/i);
  });

  it("goes on with data that everybody shares", async () => {
    const data = `${listing}.data?_routes=${encodeURIComponent("routes/$locale.$slug")}`;
    const visitors = await visit(data);
    const own = await visit(data, shopper.jar.header);
    expect([visitors.headers["cache-control"], own.headers["cache-control"]]).toEqual([
      SHARED,
      "private, max-age=0, must-revalidate",
    ]);
    expect(own.text === visitors.text).toBe(true);
    const root = await visit(`${listing}.data?_routes=root`, shopper.jar.header);
    expect(root.headers["cache-control"]).toBe("private, no-store");
    expect(root.text).toContain("firstName");
  });
});
