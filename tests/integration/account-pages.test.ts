import { describe, expect, inject, it } from "vitest";
import { HttpBrowser } from "../support/http-browser";
import { signIn } from "../support/http-shopper";
import { shown } from "../support/cart-text";
import { gatewayRounds } from "../support/sandbox-control";

/** Every address of the account (S2), and the domain parameter that it needs (D3). */
const PAGES = [
  "advantages",
  "alerts",
  "change-password",
  "dashboard",
  "delete",
  "downloads",
  "loyalty",
  "loyalty/history",
  "orders",
  "reservations",
  "settings",
  "settings/edit",
  "settings/bank-details",
  "settings/billing-address",
  "settings/delivery-addresses",
  "settings/delivery-addresses/create",
  "store",
  "subscriptions",
  "welcome",
  "wishlist",
];
/** Beyond the specification. */
const MORE = ["settings/data"];
/** Pages and files of one thing, here of nothing: who may not see them is not told so. */
const OF_ONE_THING = [
  "orders/1",
  "orders/1/withdraw",
  "orders/1/withdraw/text",
  "downloads/1",
  "settings/data/download",
  "settings/delivery-addresses/1/edit",
];
const MAX_BYTES = 150_000;

async function signedIn(email: string): Promise<HttpBrowser> {
  const browser = new HttpBrowser(inject("shopUrl"));
  await signIn(browser, await browser.open("/fr-fr/account/dashboard"), email);
  return browser;
}

describe("every page of the account", () => {
  it("sends a visitor to sign in, and nothing keeps that answer [ACC-01]", async () => {
    for (const page of [...PAGES, ...MORE, ...OF_ONE_THING]) {
      const answer = await fetch(`${inject("shopUrl")}/fr-fr/account/${page}`, { redirect: "manual" });
      expect([answer.status, answer.headers.get("cache-control")], page).toEqual([301, "private, no-store"]);
    }
  });

  it("is there for a customer, and weighs 150 KB at most for one who has much of everything [ACC-01]", async () => {
    const fid = await signedIn("fid@vitrine.test");
    const addresses = await fid.open("/fr-fr/account/settings/delivery-addresses");
    const edit = /href="\/fr-fr\/account\/(settings\/delivery-addresses\/[^/"]+\/edit)"/.exec(addresses.text)?.[1];
    expect(edit).toBeDefined();
    for (const page of [...PAGES, ...MORE, edit!]) {
      const { status, url } = await fid.open(`/fr-fr/account/${page}`);
      expect([status, new URL(url).pathname]).toEqual([200, `/fr-fr/account/${page}`]);
    }
    const big = await signedIn("big@vitrine.test");
    for (const page of [...PAGES, ...MORE]) {
      const { text } = await big.open(`/fr-fr/account/${page}`);
      expect(Buffer.byteLength(text), page).toBeLessThan(MAX_BYTES);
    }
  });

  it("weighs no more on any page of a long wishlist, shared too, nor an order and an address of one", async () => {
    const big = await signedIn("big@vitrine.test");
    const weigh = async (page: string) => {
      const { status, text } = await big.open(`/fr-fr/account/${page}`);
      expect([page, status]).toEqual([page, 200]);
      expect(Buffer.byteLength(text), page).toBeLessThan(MAX_BYTES);
      return text;
    };
    const orders = [1, 2, 40].map((page) => `orders?page=${page}`);
    const [latest = ""] = await Promise.all(orders.map(weigh));
    await weigh(/href="\/fr-fr\/account\/(orders\/\d+)"/.exec(latest)?.[1] ?? "no order");
    const addresses = await weigh("settings/delivery-addresses");
    await weigh(
      /href="\/fr-fr\/account\/(settings\/delivery-addresses\/[^/"]+\/edit)"/.exec(addresses)?.[1] ?? "no address",
    );
    const wishes = /href="\/fr-fr\/account\/wishlist\?page=(\d+)"/g;
    const last = Math.max(...[...(await weigh("wishlist")).matchAll(wishes)].map(([, page]) => Number(page)));
    expect(last).toBeGreaterThan(5);
    for (let page = 1; page <= last; page += 1) {
      for (const share of ["", "&share=1"]) await weigh(`wishlist?page=${page}${share}`);
    }
  });

  it("names the gift cards that are kept among one's data, by their last digits alone [BEY-18]", async () => {
    const { text } = await (await signedIn("fid@vitrine.test")).open("/fr-fr/account/settings/data");
    expect(text).toMatch(/Cartes cadeaux<\/h\d>.*?•••• 0007<\/dt><dd>[\d,]+\u00a0€/s);
    expect(text).not.toContain("6006000000000007");
  });

  it("says in the same words what is not kept yet, in the settings and among one's data", async () => {
    const browser = await signedIn("new@vitrine.test");
    for (const page of ["settings", "settings/data"]) {
      const text = shown(await browser.open(`/fr-fr/account/${page}`));
      for (const none of ["Aucune adresse", "Elle sera demandée", "Aucun compte"]) expect(text, page).toContain(none);
    }
  });

  it("waits for the gateway once", async () => {
    const sandbox = inject("sandboxUrl");
    const fid = await signedIn("fid@vitrine.test");
    const linkOn = async (page: string, link: RegExp) =>
      link.exec((await fid.open(`/fr-fr/account/${page}`)).text)?.[1] ?? "none";
    const order = await linkOn("orders", /href="\/fr-fr\/account\/(orders\/\d+)"/);
    const address = await linkOn("settings/delivery-addresses", /href="\/fr-fr\/account\/([^"]+\/edit)"/);
    const slow: string[] = [];
    for (const page of [...PAGES, ...MORE, order, `${order}/withdraw`, address]) {
      const rounds = await gatewayRounds(sandbox, async () => {
        expect((await fid.open(`/fr-fr/account/${page}`)).status, page).toBe(200);
      });
      // Rounds that only ask the catalogue for a list's products do not count: they are cached for everyone.
      const own = rounds.filter((calls) => calls.some((call) => !call.startsWith("GET /ecommerce/")));
      if (own.length > 1) slow.push(`${page}: ${JSON.stringify(own)}`);
    }
    expect(slow).toEqual([]);
  });

  it("of one address is there to edit it, and no other [ACC-01]", async () => {
    const fid = await signedIn("fid@vitrine.test");
    const { text } = await fid.open("/fr-fr/account/settings/delivery-addresses");
    const address = /href="(\/fr-fr\/account\/settings\/delivery-addresses\/[^/"]+)\/edit"/.exec(text)?.[1];
    for (const [page, status] of [
      ["edit", 200],
      ["delete", 404],
    ] as const) {
      expect([page, (await fid.open(`${address}/${page}`)).status]).toEqual([page, status]);
    }
  });

  it("of a country that lacks it is not there, nor offered [ACC-01]", async () => {
    const browser = await signedIn("fid@vitrine.test");
    const dashboard = await browser.open("/de-de/account/dashboard");
    for (const page of ["loyalty", "loyalty/history"]) {
      expect((await browser.open(`/de-de/account/${page}`)).status, page).toBe(404);
      expect(dashboard.text).not.toContain(`/de-de/account/${page}"`);
    }
  });

  it("is closed to a deleted account, which sees how to come back [ACC-01, ACC-12]", async () => {
    const browser = await signedIn("deleted@vitrine.test");
    for (const page of [...PAGES, ...MORE, ...OF_ONE_THING]) {
      const { url } = await browser.open(`/fr-fr/account/${page}`);
      expect(new URL(url).pathname, page).toBe("/fr-fr/account/reactivate");
    }
  });
});
