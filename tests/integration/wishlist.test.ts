import { afterEach, describe, expect, inject, it } from "vitest";
import { ask } from "../support/http";
import { HttpBrowser, type Page } from "../support/http-browser";
import { signIn } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { setFaults } from "../support/sandbox-control";

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const LIST = "/fr-fr/account/wishlist";

afterEach(() => setFaults(sandbox, []));

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
/** Products with a heart on a page, each once. */
const hearts = ({ text }: Page) => [
  ...new Set([...mainOf(text).matchAll(/<form[^>]*data-wish="(\d+)"/g)].map(([, id = ""]) => id)),
];

async function listOf(email: string, at = shop): Promise<{ browser: HttpBrowser; list: Page }> {
  const browser = new HttpBrowser(at);
  const list = await signIn(browser, await browser.open(LIST), email);
  expect([list.status, new URL(list.url).pathname]).toEqual([200, LIST]);
  return { browser, list };
}

describe("the wishlist's page", () => {
  it("asks who somebody is first, and nothing keeps the answer", async () => {
    const { status, headers } = await ask(shop + LIST);
    expect([status, headers["cache-control"]]).toEqual([301, "private, no-store"]);
    expect(headers.location).toContain("/auth/");
  });

  it("shows a customer's wishes as cards; a heart takes one off, and puts it back [ACC-09]", async () => {
    const { browser, list } = await listOf("fid@vitrine.test");
    const before = hearts(list);
    expect(before.length).toBeGreaterThan(1);
    // The hearts are filled: the visible button removes the product.
    expect(list.text).toContain(`[data-wish="${before[0]}"]`);
    const [first = ""] = before;
    const wish = (value: "on" | "off") => browser.post(`/fr-fr/product/${first}/wish`, { wish: value });
    await wish("off");
    expect(hearts(await browser.open(LIST)).sort()).toEqual(before.filter((id) => id !== first).sort());
    await wish("on");
    // The latest wish comes first.
    expect(hearts(await browser.open(LIST))).toEqual([first, ...before.filter((id) => id !== first)]);
    expect(browser.failures).toEqual([]);
  });

  it("puts what was taken off back into its place, in the middle of the list and of a later page [ACC-09]", async () => {
    for (const [email, page, place] of [
      ["fid@vitrine.test", "", 4],
      ["big@vitrine.test", "?page=5", 7],
    ] as const) {
      const { browser } = await listOf(email);
      const before = hearts(await browser.open(LIST + page));
      const productId = before[place] ?? "";
      const send = (intent: string) => browser.post(LIST + page, { intent, productId });
      expect(hearts(await send("remove"))).not.toContain(productId);
      expect(hearts(await send("undo"))).toEqual(before);
      expect(browser.failures).toEqual([]);
    }
  });

  it("says without scripts by how much a wish is cheaper than when it was made, until it is wished for anew", async () => {
    const { browser, list } = await listOf("fid@vitrine.test");
    const drops = (html: string) => mainOf(html).match(/20,00\u00a0€ de moins/g)?.length ?? 0;
    // The sandbox's customer wished for every third product when it cost 20 € more.
    expect(drops(list.text)).toBe(3);
    // A product wished for again has today's price.
    const at = mainOf(list.text).split("de moins")[0] ?? "";
    const action = [...at.matchAll(/action="([^"]*\/wish[^"]*)"/g)].at(-1)?.[1] ?? "";
    await browser.post(action, { wish: "on" });
    expect(drops((await browser.open(LIST)).text)).toBe(2);
    expect(browser.failures).toEqual([]);
  });

  it("shows what was wished for in the colour that it was seen in, from the page and from a card [ACC-09]", async () => {
    const { browser } = await listOf("fid@vitrine.test");
    for (const [option, color] of [
      ["10000102", "noir"],
      ["10000103", "avoine"],
    ]) {
      const page = await browser.open(`/fr-fr/product/x/${option}`);
      const action = /action="([^"]*\/wish[^"]*)"/.exec(mainOf(page.text))?.[1] ?? "";
      expect(action).toContain(`option=${option}`);
      await browser.post(action, { wish: "on" });
      const list = mainOf((await browser.open(LIST)).text);
      expect(list).toMatch(new RegExp(`href="[^"]*-${color}--p100001"`));
      // The card's heart refers to the colour that it shows.
      expect(list).toContain(`action="/fr-fr/product/100001/wish?option=${option}#w${option}"`);
    }
    await browser.post("/fr-fr/product/100001/wish", { wish: "off" });
    expect(browser.failures).toEqual([]);
  });

  it("is in the header and the menus of whoever has one", async () => {
    const { list } = await listOf("fid@vitrine.test");
    // Header and menu are the same for everyone; only the account's menus link to its own list.
    expect(list.text.match(/href="\/fr-fr\/wishlist"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(list.text.match(/href="\/fr-fr\/account\/wishlist"/g)?.length).toBeGreaterThanOrEqual(1);
  });

  it("says what to do where there are none, and shows two hundred page by page [ACC-09]", async () => {
    const { list: empty } = await listOf("new@vitrine.test");
    expect(mainOf(empty.text)).toContain("Votre liste est encore vide");
    const { browser, list } = await listOf("big@vitrine.test");
    expect(hearts(list)).toHaveLength(18);
    const second = hearts(await browser.open(`${LIST}?page=2`));
    expect(second.filter((id) => hearts(list).includes(id))).toEqual([]);
    for (const page of ["99", "0", "x", "2; DROP"]) {
      expect([page, (await browser.open(`${LIST}?page=${encodeURIComponent(page)}`)).status]).toEqual([page, 200]);
    }
  });

  it("shows nothing and apologises while the list or the catalogue cannot be read [ACC-09]", async () => {
    const { browser } = await listOf("fid@vitrine.test");
    await setFaults(sandbox, [{ path: "/knowledges/wishlist", status: 500 }]);
    const unread = await browser.open(LIST);
    expect([unread.status, hearts(unread)]).toEqual([200, []]);
    expect(mainOf(unread.text)).not.toContain("Votre liste est encore vide");
    // An instance without cached products, whatever other tests have opened.
    const fresh = await anotherShop();
    const { browser: other } = await listOf("big@vitrine.test", fresh.url);
    await setFaults(sandbox, [{ path: "/catalog/products", status: 500 }]);
    const failed = await other.open(`${LIST}?page=3`);
    await fresh.stop();
    expect([failed.status, hearts(failed)]).toEqual([503, []]);
  });
});
