import { beforeEach, describe, expect, inject, it } from "vitest";
import { shown } from "../../support/cart-text";
import { HttpBrowser, type Page } from "../../support/http-browser";
import { addToCart, BILLING, findSku, PASSWORD, register, signIn, valueOf } from "../../support/http-shopper";

/** An open page of account or checkout, after its customer has signed out or another one has signed in. */

const shop = inject("shopUrl");
const SIGN_IN = "/fr-fr/auth/sign-in?returnTo=/fr-fr/account/settings/edit";
const PROFILE = "/fr-fr/account/settings/edit";
const ADDRESS = "/fr-fr/account/settings/delivery-addresses/create";
const PLACE = { ...BILLING, phone: "06 12 34 56 78", line1: "3 allée des Tilleuls" };
const TOLD = "Vous êtes maintenant dans un autre compte";

let browser: HttpBrowser;
let mine: string;
let theirs: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  [mine, theirs] = ["a", "b"].map((name) => `other-${name}-${Date.now()}-${count}@vitrine.test`) as [string, string];
  for (const email of [theirs, mine]) {
    browser = new HttpBrowser(shop);
    await register(browser, await browser.open(`${SIGN_IN}&register=1`), email);
  }
});

/** Gives the browser the other customer's tokens, as after signing out and in in another tab. */
async function becomeThem(): Promise<void> {
  for (const name of browser.jar.names) if (/-(access|refresh)/.test(name)) browser.jar.set(name, "");
  browser.forget(inject("sandboxUrl"));
  await signIn(browser, await browser.open(SIGN_IN), theirs, PASSWORD);
}

/** Sends a form of a page with other values. */
const send = (page: Page, fields: Record<string, string>) =>
  browser.post(page.url, { owner: valueOf(page, "owner") ?? "none", ...fields });

describe("a form from another customer's tab", () => {
  it("changes nothing of the account that is signed in, and keeps what was typed", async () => {
    const typed = { firstName: "Zoé", lastName: "Brun", email: mine, gender: "X" };
    const page = await browser.open(PROFILE);
    await becomeThem();
    const refused = await send(page, typed);
    expect([refused.status, shown(refused).includes(TOLD)]).toEqual([409, true]);
    expect(["firstName", "lastName", "email"].map((name) => valueOf(refused, name))).toEqual(["Zoé", "Brun", mine]);
    const untouched = await browser.open(PROFILE);
    expect(["firstName", "email"].map((name) => valueOf(untouched, name))).toEqual(["Anaïs", theirs]);
    // A second press after reading the message means this account.
    expect((await send(refused, { ...typed, email: theirs })).status).toBe(200);
    expect(valueOf(await browser.open(PROFILE), "firstName")).toBe("Zoé");
  });

  it("is refused by every other form of the account", async () => {
    const forms: [page: Page, fields: Record<string, string>][] = [];
    for (const [path, fields] of [
      ["settings/bank-details", { iban: "FR7630006000011234567890189", holder: "Zoé Brun" }],
      ["change-password", { currentPassword: PASSWORD, newPassword: "eine ganz neue Phrase" }],
      ["settings/delivery-addresses/create", PLACE],
      ["subscriptions", { shown: "survey", survey: "on" }],
      ["delete", { understood: "on" }],
    ] as const) {
      forms.push([await browser.open(`/fr-fr/account/${path}`), { ...fields }]);
    }
    await becomeThem();
    for (const [page, fields] of forms) {
      const refused = await send(page, fields);
      expect([refused.status, shown(refused).includes(TOLD)], page.url).toEqual([409, true]);
    }
  });

  it("puts no address into another customer's order", async () => {
    await addToCart(browser, await findSku(browser));
    const page = await browser.open("/fr-fr/checkout/billing");
    await becomeThem();
    await addToCart(browser, await findSku(browser));
    const refused = await send(page, PLACE);
    expect([refused.status, shown(refused).includes(TOLD)]).toEqual([409, true]);
    expect(valueOf(refused, "line1")).toBe(PLACE.line1);
  });
});

describe("a form from a page opened before signing out", () => {
  const signOut = () => browser.post("/fr-fr/auth/logout", {});

  it("is taken once its customer has signed in again [BEY-15]", async () => {
    const page = await browser.open(ADDRESS);
    await signOut();
    const provider = await send(page, PLACE);
    expect(provider.url).toContain(inject("sandboxUrl"));
    const back = await signIn(browser, provider, mine, PASSWORD);
    const list = ADDRESS.replace(/\/create$/, "");
    expect([new URL(back.url).pathname, back.text.includes(PLACE.line1)]).toEqual([list, true]);
  });

  it("is shown to nobody else", async () => {
    const page = await browser.open(ADDRESS);
    await signOut();
    const back = await signIn(browser, await send(page, PLACE), theirs, PASSWORD);
    expect([new URL(back.url).pathname, back.text.includes(PLACE.line1)]).toEqual([ADDRESS, false]);
  });
});
