import { readConfig } from "@remix-run/dev/dist/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ask, SHARED } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, findSku, register } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import type { ShopProcess } from "../support/world";

const NAME = `shared-${Date.now()}`;

/** One page or more for each shared route; other ids redirect to their addresses. */
const PAGES: Record<string, string[]> = {
  _index: ["/"],
  "$locale._index": ["/fr-fr", "/pl-pl"],
  "$locale.$slug": [
    "/en/x--plw10110",
    "/en/x--p100001",
    "/en/x--blog7001",
    "/en/x--lp3010",
    "/en/x--lbp5001",
    "/en/x--tp9001",
    "/en/x--plw99999",
    "/en/x--p999999",
  ],
  "$locale.search": ["/en/search", "/en/search?query=wool", "/en/search?query=zzzz"],
  "$locale.blog": ["/en/blog"],
  "$locale.legal-notices": ["/fr-fr/legal-notices"],
  "$locale.stores.$": ["/fr-fr/stores/all", "/fr-fr/stores?search=Nantes", "/fr-fr/stores/2002"],
  "$locale.product.$productId.sizes": ["/en/product/100001/sizes"],
  "$locale.product.$productId.reviews": ["/en/product/100004/reviews"],
  "$locale.help.($page)": ["/en/help", "/en/help/delivery", "/en/help?q=return"],
  "$locale.aide.($page)": ["/fr-fr/aide"],
  "$locale.aiuto.($page)": ["/it-it/aiuto"],
  "$locale.ayuda.($page)": ["/es-es/ayuda"],
  "$locale.hilfe.($page)": ["/de-de/hilfe"],
  "$locale.pomoc.($page)": ["/pl-pl/pomoc"],
};

/** Routes that declare a shared page, also those in remix.config.js. */
async function sharedRoutes(): Promise<string[]> {
  const { routes } = await readConfig(process.cwd());
  const found: string[] = [];
  for (const route of Object.values(routes)) {
    if (!route || route.id === "root") continue;
    const module = (await import(`../../app/${route.file}`)) as { handle?: RouteHandle };
    if (module.handle?.shared) found.push(route.id.replace("routes/", ""));
  }
  return found;
}

describe("every route that says that everybody shares its page", () => {
  let own: ShopProcess;
  let customer: HttpBrowser;

  beforeAll(async () => {
    // A separate instance: nothing is cached, and its log is about these pages only.
    own = await anotherShop({ LOG_LEVEL: "warn" });
    customer = new HttpBrowser(own.url);
    await register(customer, await customer.open("/fr-fr/account/dashboard"), `${NAME}@vitrine.test`);
    await addToCart(customer, await findSku(customer));
  });

  afterAll(() => own.stop());

  it("has a page here", async () => {
    const [shared, known] = [await sharedRoutes(), Object.keys(PAGES)];
    expect([shared.filter((name) => !known.includes(name)), known.filter((name) => !shared.includes(name))]).toEqual([
      [],
      [],
    ]);
  });

  it.each(Object.entries(PAGES))("%s is made for a customer without reading what is theirs", async (_, pages) => {
    for (const page of pages) {
      // The customer comes first, so that the shared document is rendered on their request.
      const shown = await customer.open(page);
      expect(shown.status, page).toBeLessThan(500);
      expect(shown.headers["cache-control"], page).toBe("private, no-store");
      const address = shown.url.slice(own.url.length);
      const everybodys = await ask(own.url + address);
      expect([everybodys.status, everybodys.cookies], page).toEqual([shown.status, []]);
      if (everybodys.status === 200) expect(everybodys.headers["cache-control"], page).toBe(SHARED);
      expect(everybodys.text, page).not.toContain(NAME);
    }
    expect(own.output()).not.toMatch(/everybody shares asks|outside of a slot|page failed|could not be made/);
  });
});
