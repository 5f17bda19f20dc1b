import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { type Answer, ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, findSku, signIn } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { gatewayCalls, setFaults } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

/** Shared pages of which nothing is cached, while the gateway is unavailable. */

const sandbox = inject("sandboxUrl");
const SEARCH = "GET /ecommerce/v3/catalog/search";
/** A read that gets 503 is tried twice more. */
const ATTEMPTS = [SEARCH, SEARCH, SEARCH];

let shop: ShopProcess;
beforeAll(async () => {
  shop = await anotherShop();
  // Loads what every page shows.
  await ask(`${shop.url}/fr-fr/search`);
});
afterAll(() => shop.stop());
afterEach(() => setFaults(sandbox, []));

let words = 0;
/** A search that is not cached. */
const anySearch = (end = "") => `/fr-fr/search${end}?query=laine+${(words += 1)}`;
const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> => ask(shop.url + path, { headers });

const failing = () => setFaults(sandbox, [{ path: "/catalog/search", status: 503 }]);

describe("a page that everybody shares, while the gateway is unavailable and nothing is kept", () => {
  it("asks once, and is the shop's whole page of an error, which nobody keeps [OPS-05]", async () => {
    await failing();
    const path = anySearch();
    let answer!: Answer;
    expect(await gatewayCalls(sandbox, async () => void (answer = await get(path)))).toEqual(ATTEMPTS);
    expect([answer.status, answer.headers["retry-after"], answer.headers["cache-control"]]).toEqual([
      503,
      "10",
      "private, no-store",
    ]);
    expect([answer.headers.etag, answer.cookies]).toEqual([undefined, []]);
    expect(answer.headers["content-security-policy"]).toContain("'sha256-");
    expect(answer.text).toMatch(/<title>Erreur[^<]* \| Vitrine<\/title>[\s\S]*<header[\s\S]*<main[\s\S]*<footer/);
    await setFaults(sandbox, []);
    expect((await get(path)).status).toBe(200);
  });

  // The request hangs until the shop gives up, long enough for all to arrive on the slowest machine.
  it("asks once for all who ask while it hangs [OPS-05]", async () => {
    await setFaults(sandbox, [{ path: "/catalog/search", hang: true }]);
    const path = anySearch();
    let answers: Answer[] = [];
    const calls = await gatewayCalls(sandbox, async () => {
      answers = await Promise.all(Array.from({ length: 30 }, () => get(path)));
    });
    expect(calls).toEqual([SEARCH]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(503);
  });

  it("asks once for a script that goes there, and says so in its way", async () => {
    await failing();
    const path = `${anySearch(".data")}&_routes=${encodeURIComponent("routes/$locale.search")}`;
    let answer!: Answer;
    expect(await gatewayCalls(sandbox, async () => void (answer = await get(path)))).toEqual(ATTEMPTS);
    const { status, headers } = answer;
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "10", "private, no-store"]);
    expect(headers["x-remix-response"]).toBe("yes");
  });

  it("still names the customer and counts their cart", async () => {
    const shopper = new HttpBrowser(shop.url, { "accept-language": "fr-FR" });
    await signIn(shopper, await shopper.open("/fr-fr/account/alerts"), "fid@vitrine.test");
    await addToCart(shopper, await findSku(shopper));
    await failing();
    let text = "";
    const calls = await gatewayCalls(sandbox, async () => {
      const answer = await shopper.open(anySearch());
      ({ text } = answer);
      expect([answer.status, answer.headers["retry-after"], answer.headers["cache-control"]]).toEqual([
        503,
        "10",
        "private, no-store",
      ]);
    });
    expect(text).toMatch(/<p class="title">Bonjour \S+/);
    expect(text).toMatch(/aria-label="Panier, [1-9]\d* articles?"/);
    expect(calls.filter((call) => call === SEARCH)).toEqual(ATTEMPTS);
  });
});

describe("a page that everybody shares and that can do without a part, while only that part is unavailable", () => {
  it.each([
    ["products to wear with it", "/fr-fr/x--p100042", "/products/100042/recommendations"],
    ["the day of its delivery", "/de-de/x--p100042", "/deliveries/shipping-methods"],
    ["the map of shops", "/fr-fr/stores", "/storelocator/stores$"],
  ])("is kept for its minute without %s, in no cache in front", async (_part, address, path) => {
    const browser = new HttpBrowser(shop.url);
    await setFaults(sandbox, [{ path, status: 503 }]);
    const calls = await gatewayCalls(sandbox, () => browser.open(address));
    expect(calls.some((call) => new RegExp(path).test(call))).toBe(true);
    let again!: Awaited<ReturnType<HttpBrowser["open"]>>;
    expect(await gatewayCalls(sandbox, async () => void (again = await browser.open(address)))).toEqual([]);
    expect([again.status, again.headers["cache-control"]]).toEqual([200, "private, max-age=0, must-revalidate"]);
  });
});
