import { HttpBrowser, type Page } from "./http-browser";

/** What shoppers do, over plain HTTP: forms as the pages have them, one after the other. */

/** A sku that can be bought, found as a shopper would: home, a family, a product, a size. */
export async function findSku(browser: HttpBrowser): Promise<string> {
  const [sku = ""] = await findSkus(browser, 1);
  return sku;
}

/** The same for so many products. */
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

export function addToCart(browser: HttpBrowser, sku: string, prefix = "fr-fr"): Promise<Page> {
  return browser.post(`/${prefix}/cart`, { intent: "add", sku });
}

/** The same without a look at the cart: of what comes before a test's own matter, no page is made that nobody reads. */
export function putInCart(browser: HttpBrowser, sku: string, prefix = "fr-fr"): Promise<Page> {
  return browser.post(`/${prefix}/cart`, { intent: "add", sku }, { follow: false });
}

/** Value of a page's field, by its name: what was typed, or what is chosen of a list. */
export function valueOf(page: Page, name: string): string | undefined {
  const field = new RegExp(`<input(?=[^>]*\\sname="${name}")[^>]*>|<select(?=[^>]*\\sname="${name}").*?</select>`, "s");
  const found = field.exec(page.text)?.[0];
  const own = found?.startsWith("<select") ? /<option(?=[^>]*\sselected)[^>]*>/.exec(found)?.[0] : found;
  return own && /\svalue="([^"]*)"/.exec(own)?.[1];
}

/** Answers the provider's sign-in page that `page` is; gives the page the shopper comes back to. */
export function signIn(browser: HttpBrowser, page: Page, email: string, password = "vitrine"): Promise<Page> {
  return browser.post(page.url, { intent: "sign-in", email, password });
}

/** Answers the provider's page as a new customer. */
export function register(browser: HttpBrowser, page: Page, email: string): Promise<Page> {
  const person = { firstName: "Anaïs", lastName: "Le Goff", email, password: "un mot de passe long" };
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

/** A new customer with products in the cart, who has chosen everything in checkout. */
export async function customerInCheckout(shop: string, products = 1): Promise<HttpBrowser> {
  const browser = new HttpBrowser(shop);
  const email = `in-checkout-${crypto.randomUUID()}@vitrine.test`;
  await register(browser, await browser.open("/fr-fr/account/dashboard"), email);
  for (const sku of await findSkus(browser, products)) await putInCart(browser, sku);
  await fillCheckout(browser);
  return browser;
}

/** Chooses the first place near that takes a parcel, of the delivery step at `step`; gives the step after it. */
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

/** Presses the overview's button; gives the payment provider's page. */
export function pay(browser: HttpBrowser, overview: Page): Promise<Page> {
  const [amount = "", choices = ""] = [valueOf(overview, "amount"), valueOf(overview, "choices")];
  return browser.post(overview.url, { amount, choices });
}

const CARD = { expiry: "12/30", cvc: "737" };

/** Pays on the provider's page that `page` is; gives the page the shopper comes back to. */
export function payByCard(browser: HttpBrowser, page: Page, number = "4111 1111 1111 1111"): Promise<Page> {
  return browser.post(page.url, { ...CARD, number });
}
