import type { Locator, Page } from "@playwright/test";
import type { Prefix } from "#models/locale.ts";
import { expect, settled, words } from "./browser";
import { HttpBrowser } from "./http-browser";
import * as http from "./http-shopper";

/** Actions of shoppers in a browser, with JavaScript or without. */

const PRODUCT = /--p\d+$/;

/** From home to its first listing. */
export async function openListing(page: Page, shop: string, prefix: Prefix, js: boolean): Promise<void> {
  await page.goto(`${shop}/${prefix}`);
  await settled(page, js);
  await followToListing(page, js);
}

async function followToListing(page: Page, js: boolean): Promise<void> {
  await page.locator("main a[href*='--pl']").first().click();
  await page.waitForURL(/--pl\w+/);
  await settled(page, js);
  // The address changes before the page does, and the home page has products too.
  await expect(page.locator("main article")).toHaveCount(48);
}

/** From home, which is open, to a product that can be bought, by a shopper's way. */
export async function followToProduct(page: Page, js: boolean): Promise<void> {
  await followToListing(page, js);
  await page.locator("main a[href*='--p1']").first().click();
  await page.waitForURL(PRODUCT);
  await settled(page, js);
}

/** The first size that is in stock; the chip is the label of its radio button. */
export async function pickSize(page: Page): Promise<void> {
  const size = page.locator("input[name='sku']:not([disabled])").first();
  await size.locator("xpath=ancestor::label[1]").click();
  await expect(size).toBeChecked();
}

interface Buyable {
  address: string;
  /** The first size that is in stock. */
  sku: string;
}

const buyable = new Map<string, Promise<Buyable>>();

/** A product that can be bought, for tests that are not about finding it: searched once. */
function productToBuy(shop: string, prefix: Prefix): Promise<Buyable> {
  const found = buyable.get(shop + prefix) ?? findProduct(shop, prefix);
  buyable.set(shop + prefix, found);
  return found;
}

async function findProduct(shop: string, prefix: Prefix): Promise<Buyable> {
  const first = async (page: string, pattern: RegExp) => pattern.exec(await (await fetch(shop + page)).text())?.[1];
  const family = await first(`/${prefix}`, new RegExp(`href="(/${prefix}/[^"]+--plw\\d+)"`));
  const product = family && (await first(family, new RegExp(`href="(/${prefix}/[^"]+--p1\\d+)"`)));
  const sku = product && (await first(product, /name="sku"[^>]*value="(\d+)"(?![^>]*disabled)/));
  if (!sku) throw new Error(`${prefix} sells nothing`);
  return { address: shop + product, sku };
}

/** Sends a form with the page's cookies without opening the page. */
async function send(page: Page, address: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(address, { form, headers: { origin: new URL(address).origin } });
  expect(answer.status(), answer.url()).toBe(200);
}

/** Puts the first product that can be bought into the cart, for tests that are not about adding it. */
export async function fillCart(page: Page, shop: string, prefix: Prefix): Promise<void> {
  const { sku } = await productToBuy(shop, prefix);
  await send(page, `${shop}/${prefix}/cart`, { intent: "add", sku });
}

/** Opens the cart with that product; returns its name. */
export async function openCart(page: Page, shop: string, prefix: Prefix, js: boolean): Promise<string> {
  await fillCart(page, shop, prefix);
  await page.goto(`${shop}/${prefix}/cart`);
  await settled(page, js);
  return (await page.locator("main li h3").first().textContent()) ?? "";
}

/** Opens the French cart with that product and another one. */
export async function openTwoLines(page: Page, shop: string): Promise<void> {
  await fillCart(page, shop, "fr-fr");
  await page.goto(`${shop}/fr-fr/nouveautes--plw10500`);
  const other = await page.locator("main article button[name=sku]:not([disabled])").last().getAttribute("value");
  await send(page, `${shop}/fr-fr/cart`, { intent: "add", sku: other ?? "" });
  await page.goto(`${shop}/fr-fr/cart`);
  await settled(page, true);
}

interface Customer {
  email: string;
  js: boolean;
}

/** Opens a page for a new customer, for tests that are not about registering. */
export async function openAsNew(page: Page, address: string, { email, js }: Customer): Promise<void> {
  await signUp(page, address, email);
  await page.goto(address);
  await settled(page, js);
}

async function signUp(page: Page, address: string, email: string): Promise<void> {
  const form = await page.request.get(signInFor(address, "&register=1"));
  const person = { firstName: "Ana\u00efs", lastName: "Le Goff", email, password: http.PASSWORD };
  await send(page, form.url().replace(/\?.*$/, ""), { intent: "register", ...person });
}

/** Signs in a customer who exists in the sandbox, without opening a page. */
export async function signInOverHttp(page: Page, address: string, email: string): Promise<void> {
  const form = await page.request.get(signInFor(address));
  await send(page, form.url(), { intent: "sign-in", email, password: "vitrine" });
}

/** Opens a page for a customer who exists in the sandbox. */
export async function openAs(page: Page, address: string, { email, js }: Customer): Promise<void> {
  await signInOverHttp(page, address, email);
  await page.goto(address);
  await settled(page, js);
}

/** Opens the delivery step for a new customer with a product in the cart and a billing address. */
export async function openDelivery(page: Page, shop: string, { email, js }: Customer): Promise<void> {
  const step = (name: string) => `${shop}/fr-fr/checkout/${name}`;
  await fillCart(page, shop, "fr-fr");
  await signUp(page, step("billing"), email);
  await send(page, step("billing"), http.BILLING);
  await page.goto(step("delivery"));
  await settled(page, js);
}

/** The sign-in address that returns to this address of the shop. */
function signInFor(address: string, more = ""): string {
  const { origin, pathname, search } = new URL(address);
  const [, prefix = ""] = pathname.split("/");
  return `${origin}/${prefix}/auth/sign-in?returnTo=${encodeURIComponent(pathname + search)}${more}`;
}

/** Puts the first product that can be bought into the cart and ends on the cart page; returns its name. */
export async function addToCart(page: Page, shop: string, prefix: Prefix, js: boolean): Promise<string> {
  await page.goto((await productToBuy(shop, prefix)).address);
  await settled(page, js);
  await pickSize(page);
  const name = await page.locator("h1").innerText();
  await page
    .getByRole("button", { name: words(prefix)("product", "add") })
    .first()
    .click();
  await toCart(page, shop, prefix, js);
  return name;
}

/** After adding: a plain form ends on the cart; a script opens the popover with a link to it. */
export async function toCart(page: Page, shop: string, prefix: Prefix, js: boolean): Promise<void> {
  if (js) {
    const toCartPage = page.locator("#mini-cart a[data-to-cart]");
    await expect(toCartPage).toBeFocused();
    await toCartPage.press("Enter");
  }
  await page.waitForURL(`${shop}/${prefix}/cart`);
  await settled(page, js);
  // The address changes before the page does.
  await expect(page.getByRole("heading", { level: 1, name: words(prefix)("cart", "title") })).toBeVisible();
}

/** On the provider's page: signs in and comes back to where the shopper was going. */
export async function signIn(page: Page, email: string, password = "vitrine"): Promise<void> {
  await page.locator("input[name='email']").fill(email);
  await page.locator("input[name='password']").fill(password);
  await page.locator("button[name='intent'][value='sign-in']").click();
}

/** On the provider's page for new customers. */
export async function register(page: Page, email: string): Promise<void> {
  await page.locator("input[name='firstName']").fill("Ana\u00efs");
  await page.locator("input[name='lastName']").fill("Le Goff");
  await page.locator("input[name='email']").fill(email);
  await page.locator("input[name='password']").fill(http.PASSWORD);
  await page.locator("button[name='intent'][value='register']").click();
}

const ADDRESSES: Partial<Record<Prefix, { zipCode: string; city: string; phone: string }>> = {
  "fr-fr": { zipCode: "29200", city: "Brest", phone: "06 12 34 56 78" },
  en: { zipCode: "SW1A 1AA", city: "London", phone: "+44 20 7031 3000" },
};

/** Fills in what the address form still lacks, also the phone number that a saved address lacks. */
export async function fillAddress(page: Page, prefix: Prefix): Promise<void> {
  const { phone = "", ...place } = ADDRESSES[prefix] ?? {};
  const answers = { firstName: "Ana\u00efs", lastName: "Le Goff", line1: "12 rue de Siam", ...place };
  for (const [name, value] of Object.entries(answers)) await fillEmpty(page, `input[name='${name}']`, value);
  await fillEmpty(page, "input[type='tel']", phone);
}

async function fillEmpty(page: Page, input: string, value: string): Promise<void> {
  for (const field of await page.locator(`main ${input}`).filter({ visible: true }).all())
    if ((await field.inputValue()) === "") await field.fill(value);
}

/** On the payment provider's page. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.locator("input[name='number']").fill(number);
  await page.locator("input[name='expiry']").fill("12/30");
  await page.locator("input[name='cvc']").fill("737");
  await page.locator("form:has(input[name='number']) button").first().click();
}

/** On the page of a provider that asks for no card. */
export async function authorise(page: Page): Promise<void> {
  await page.locator("input[name='outcome'][value='authorised']").check();
  await page.locator("form:has(input[name='outcome']) button").first().click();
}

/** Presses a heart. It changes at once; waits until the shop has answered. */
export async function pressHeart(heart: Locator): Promise<void> {
  const answer = heart
    .page()
    .waitForResponse((each) => each.request().method() === "POST" && /\/wish/.test(each.url()));
  await heart.click();
  await answer;
}

export async function openProductById(page: Page, shop: string, js: boolean, id: string): Promise<void> {
  await page.goto(`${shop}/fr-fr/x--p${id}`);
  await settled(page, js);
}

/** The layer over a product, or the page in place of it without scripts. */
export async function besideProduct(page: Page, js: boolean, title: string): Promise<Locator> {
  const there = js ? page.getByRole("dialog", { name: title }) : page.locator("main");
  await expect(there.getByRole("heading", { name: title })).toBeVisible();
  return there;
}

/**
 * Opens the form that has the first shop put a piece aside.
 * @param stores address of the shops that have the piece, in French
 */
export async function openReservation(page: Page, js: boolean, stores: string): Promise<void> {
  await page.goto(stores);
  await settled(page, js);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Réserver/ })
    .first()
    .click();
  await page.waitForURL(/\/reserve\?/);
  await settled(page, js);
}

/** The page of an order by a new customer, by default of two products; buying itself is tested elsewhere. */
export async function buy(page: Page, shop: string, { products = 2, pieces = 1 } = {}): Promise<string> {
  const browser = new HttpBrowser(shop, { "user-agent": await page.evaluate(() => navigator.userAgent) });
  for (const sku of await http.findSkus(browser, products)) {
    for (let count = 0; count < pieces; count++) await http.addToCart(browser, sku);
  }
  const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/cart");
  await http.register(browser, form, `withdrawal-e2e-${crypto.randomUUID()}@vitrine.test`);
  const confirmation = await http.payByCard(browser, await http.pay(browser, await http.fillCheckout(browser)));
  const order = /href="(\/fr-fr\/account\/orders\/\d+)"/.exec(confirmation.text)?.[1];
  if (!order) throw new Error("no order");
  await page.context().addCookies(browser.cookies);
  return shop + order;
}
