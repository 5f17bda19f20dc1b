import { HttpBrowser, type Page } from "./http-browser";
import { PLENTY, setStock } from "./sandbox-control";

/** Actions of shoppers over plain HTTP: sending the pages' forms in turn. */

/** A sku that can be bought, found as a shopper would: home, a family, a product, a size. */
export async function findSku(browser: HttpBrowser): Promise<string> {
  const [sku = ""] = await findSkus(browser, 1);
  return sku;
}

/** The same for several products. */
export async function findSkus(browser: HttpBrowser, count: number): Promise<string[]> {
  const found = new Set<string>();
  const home = (await browser.open("/fr-fr")).text;
  for (const [, family = ""] of home.matchAll(/href="(\/fr-fr\/[^"]+--pl\w+)"/g)) {
    const listing = (await browser.open(family)).text;
    for (const [, product = ""] of listing.matchAll(/href="(\/fr-fr\/[^"]+--p\d+)"/g)) {
      const page = (await browser.open(product)).text;
      const sku = /name="sku"[^>]*value="(\d+)"(?![^>]*disabled)/.exec(page)?.[1];
      if (sku) found.add(sku);
      if (found.size === count) return [...found];
    }
  }
  throw new Error(`Only ${found.size} products can be bought`);
}

/** Gives the first size of the first products more stock than all tests of a run buy. */
export async function stockUp(shop: string, sandbox: string): Promise<void> {
  for (const sku of await findSkus(new HttpBrowser(shop), 5)) await setStock(sandbox, sku, PLENTY);
}

export function addToCart(browser: HttpBrowser, sku: string, prefix = "fr-fr"): Promise<Page> {
  return browser.post(`/${prefix}/cart`, { intent: "add", sku });
}

/** The same without loading the cart page, for tests that do not read it. */
export function putInCart(browser: HttpBrowser, sku: string, prefix = "fr-fr"): Promise<Page> {
  return browser.post(`/${prefix}/cart`, { intent: "add", sku }, { follow: false });
}

/** Value of a page's field by name: what was typed, or the selected option. */
export function valueOf(page: Page, name: string): string | undefined {
  const field = new RegExp(`<input(?=[^>]*\\sname="${name}")[^>]*>|<select(?=[^>]*\\sname="${name}").*?</select>`, "s");
  const found = field.exec(page.text)?.[0];
  const own = found?.startsWith("<select") ? /<option(?=[^>]*\sselected)[^>]*>/.exec(found)?.[0] : found;
  return own && /\svalue="([^"]*)"/.exec(own)?.[1];
}

/** Signs in on the provider's page `page`; returns the page the shopper comes back to. */
export function signIn(browser: HttpBrowser, page: Page, email: string, password = "vitrine"): Promise<Page> {
  return browser.post(page.url, { intent: "sign-in", email, password });
}

/** Password of customers that `register` makes. */
export const PASSWORD = "un mot de passe long";

/** Registers on the provider's page as a new customer. */
export function register(browser: HttpBrowser, page: Page, email: string): Promise<Page> {
  const person = { firstName: "Anaïs", lastName: "Le Goff", email, password: PASSWORD };
  return browser.post(page.url.replace(/\?.*$/, ""), { intent: "register", ...person });
}

export const BILLING = {
  firstName: "Anaïs",
  lastName: "Le Goff",
  line1: "12 rue de Siam",
  zipCode: "29200",
  city: "Brest",
  country: "FR",
  sameAddress: "on",
};

/** From the billing step to the overview, in the funnel's own order. */
export async function fillCheckout(browser: HttpBrowser, prefix = "fr-fr"): Promise<Page> {
  const delivery = await browser.post(`/${prefix}/checkout/billing`, BILLING);
  const address = valueOf(delivery, "address") ?? "new";
  const phone = { [`phone-${address}`]: "06 12 34 56 78" };
  await browser.post(`/${prefix}/checkout/delivery`, { method: "NO", address, ...phone }, { follow: false });
  return browser.post(`/${prefix}/checkout/payment`, { method: "cb" });
}

/** A new customer with products in the cart, and all checkout steps filled in. */
export async function customerInCheckout(shop: string, products = 1): Promise<HttpBrowser> {
  const browser = new HttpBrowser(shop);
  const email = `in-checkout-${crypto.randomUUID()}@vitrine.test`;
  await register(browser, await browser.open("/fr-fr/account/dashboard"), email);
  for (const sku of await findSkus(browser, products)) await putInCart(browser, sku);
  await fillCheckout(browser);
  return browser;
}

/** Chooses the first place nearby that accepts a parcel, in the delivery step at `step`; returns the next step. */
export async function chooseAPlace(
  browser: HttpBrowser,
  step: string,
  { method, near, phone }: { method: string; near: string; phone: string },
): Promise<Page> {
  const list = await browser.post(step, { method, [`place-${method}`]: near, intent: `findPlaces:${method}` });
  const free =
    new RegExp(`<input(?=[^>]*\\sname="point-${method}")(?![^>]*\\sdisabled)[^>]*>`).exec(list.text)?.[0] ?? "";
  const point = /\svalue="(\d+)"/.exec(free)?.[1] ?? "";
  return browser.post(step, { method, [`point-${method}`]: point, [`phone-${method}`]: phone });
}

/** Presses the overview's button; returns the payment provider's page. */
export function pay(browser: HttpBrowser, overview: Page): Promise<Page> {
  const [amount = "", choices = ""] = [valueOf(overview, "amount"), valueOf(overview, "choices")];
  return browser.post(overview.url, { amount, choices });
}

const CARD = { expiry: "12/30", cvc: "737" };

/** Pays on the provider's page `page`; returns the page the shopper comes back to. */
export function payByCard(browser: HttpBrowser, page: Page, number = "4111 1111 1111 1111"): Promise<Page> {
  return browser.post(page.url, { ...CARD, number });
}
