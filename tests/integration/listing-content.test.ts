import { afterEach, describe, expect, inject, it } from "vitest";
import { anotherShop } from "../support/integration-world";
import { ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { signIn } from "../support/http-shopper";
import { setFaults } from "../support/sandbox-control";

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const KNITS = "/fr-fr/pulls-et-gilets--plw10130";
const WRITTEN = "Torsades, mérinos fin, cachemire à deux fils";

afterEach(() => setFaults(sandbox, []));

/** The grid's items, in order. */
function itemsOf(html: string): string[] {
  const grid = /<ul[^>]*data-content="[^"]*"[^>]*>(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
  return grid.split(/<li(?=[ >])/).slice(1);
}

describe("what editors say of a family", () => {
  it("stands at its head, and as a tile after the fourth product, which leads to their page", async () => {
    const { text } = await ask(shop + KNITS);
    expect(text).toContain(WRITTEN);
    const items = itemsOf(text);
    expect(items).toHaveLength(49);
    expect(items.findIndex((item) => !item.includes("<article"))).toBe(4);
    const [, page = ""] = /href="([^"]+)"/.exec(items[4]!) ?? [];
    expect(page).toMatch(/^\/fr-fr\/[\w-]+--blog7006$/);
    expect((await ask(shop + page)).status).toBe(200);
  });

  it("is not said again on the next page, whose products fill the grid", async () => {
    const { text } = await ask(`${shop}${KNITS}?page=2`);
    expect(itemsOf(text).filter((item) => !item.includes("<article"))).toEqual([]);
  });

  it("is left out while content does not answer: the listing is the catalogue's", async () => {
    await setFaults(sandbox, [{ path: "^/content", status: 500 }]);
    const own = await anotherShop();
    try {
      const { status, text } = await ask(own.url + KNITS);
      expect(status).toBe(200);
      expect(itemsOf(text)).toHaveLength(48);
      expect(text).not.toContain(WRITTEN);
    } finally {
      await own.stop();
    }
  });
});

describe("a customer's offers [CAT-04]", () => {
  const offersIn = (html: string) => /<section[^>]*aria-label="Vos offres[^"]*"[^>]*>(.*?)<\/section>/s.exec(html)?.[1];
  const signedIn = async () => {
    const browser = new HttpBrowser(shop);
    await signIn(browser, await browser.open("/fr-fr/auth/sign-in?returnTo=/fr-fr"), "fid@vitrine.test");
    return browser;
  };

  it("are shown on the listings of their families, personal ones named so, and to nobody else", async () => {
    const browser = await signedIn();
    const shown = offersIn((await browser.open("/fr-fr/femme--plw10100")).text);
    expect(shown).toContain("<li");
    expect(shown).toContain("Pour vous");
    expect(offersIn((await browser.open("/fr-fr/accessoires--plw10400")).text)).toBeUndefined();
    expect(offersIn((await ask(`${shop}/fr-fr/femme--plw10100`)).text)).toBeUndefined();
  });

  it("are among what a browser loads again after a change, as of the wishlist", async () => {
    const browser = await signedIn();
    const again = async (family: string) => (await browser.open(`/fr-fr/${family}.data?_routes=root`)).text;
    expect(await again("femme--plw10100")).toContain('"isPersonal"');
    expect(await again("x--p100004")).not.toContain('"isPersonal"');
  });

  it("are left out when they cannot be had: the listing stays whole", async () => {
    const browser = await signedIn();
    await setFaults(sandbox, [{ path: "offers", status: 500 }]);
    const { status, text } = await browser.open("/fr-fr/femme--plw10100");
    expect(status).toBe(200);
    expect(offersIn(text)).toBeUndefined();
    expect(itemsOf(text).length).toBeGreaterThan(40);
  });
});
