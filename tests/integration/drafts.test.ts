import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, BILLING, findSku, register, signIn, valueOf } from "../support/http-shopper";
import { endSessions, setFaults } from "../support/sandbox-control";

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const PASSWORD = "un mot de passe long";
const EMAIL = `drafts-${Date.now()}@vitrine.test`;

const PLACE = {
  line1: "3 allée des Tilleuls",
  line2: "Bâtiment B",
  zipCode: "69002",
  city: "Lyon",
  country: "FR",
};
const ADDRESS = { ...PLACE, firstName: "Ben", lastName: "O'Toole" };
/** Every form of account and checkout in which something is typed or chosen, and what has to be there again. */
const FORMS: Record<string, { page: string; typed: Record<string, string>; chosen?: string[] }> = {
  profile: {
    page: "account/settings/edit",
    typed: { firstName: "Zoé", lastName: "Brun", phone: "06 98 76 54 32", birthday: "1990-02-03", gender: "X" },
  },
  "billing address": { page: "account/settings/billing-address", typed: PLACE },
  "new address": { page: "account/settings/delivery-addresses/create", typed: ADDRESS },
  "an address": { page: "account/settings/delivery-addresses/{id}/edit", typed: ADDRESS },
  subscriptions: { page: "account/subscriptions", typed: { shown: "survey", survey: "on" }, chosen: ["survey"] },
  "closing the account": { page: "account/delete", typed: { understood: "on" }, chosen: ["understood"] },
  "billing step": { page: "checkout/billing", typed: { ...ADDRESS, sameAddress: "on" }, chosen: ["sameAddress"] },
  "delivery step": { page: "checkout/delivery", typed: { method: "NO", address: "new", ...ADDRESS } },
  "payment step": { page: "checkout/payment", typed: { method: "paypal" } },
};
/** Never kept: each field, and what must not stand in the page after signing in. */
const SECRETS: Record<string, { page: string; typed: Record<string, string> }> = {
  password: {
    page: "account/change-password",
    typed: { currentPassword: PASSWORD, newPassword: "eine ganz neue Phrase" },
  },
  IBAN: { page: "account/settings/bank-details", typed: { iban: "FR7630006000011234567890189", holder: "Zoé Brun" } },
  "gift card": {
    page: "checkout/payment",
    typed: { intent: "use-gift-card", number: "6006000000000001", amount: "12,34" },
  },
};

let browser: HttpBrowser;
let addressId: string;

beforeAll(async () => {
  browser = new HttpBrowser(shop);
  await addToCart(browser, await findSku(browser));
  await register(browser, await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/cart"), EMAIL);
  const list = await browser.post("/fr-fr/account/settings/delivery-addresses/create", {
    ...BILLING,
    phone: "0612345678",
  });
  addressId = /delivery-addresses\/([^/"]+)\/edit/.exec(list.text)?.[1] ?? "";
  await browser.post("/fr-fr/checkout/billing", BILLING);
  await browser.post("/fr-fr/checkout/delivery", {
    method: "NO",
    address: addressId,
    [`phone-${addressId}`]: "0612345678",
  });
});

afterEach(() => setFaults(sandbox, []));

/** Sends a form whose session has ended, and signs in again. */
async function interrupted(path: string, typed: Record<string, string>): Promise<Page> {
  await endSessions(sandbox);
  browser.forget(sandbox);
  const provider = await browser.post(path, typed);
  expect(provider.url).toContain(`${sandbox}/auth`);
  await setFaults(sandbox, []);
  return signIn(browser, provider, EMAIL, PASSWORD);
}

/** A field as it stands in the page: what is typed, or chosen. */
function standsIn(page: Page, name: string, value: string, isChosen: boolean): boolean {
  const inputs = [...page.text.matchAll(/<input[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`name="${name}"`));
  const choices = inputs.filter((tag) => /type="(?:checkbox|radio)"/.test(tag));
  if (choices.length === 0) return valueOf(page, name) === value.replaceAll("'", "&#x27;");
  const checked = choices.find((tag) => /\schecked/.test(tag));
  return isChosen ? checked !== undefined : (checked?.includes(`value="${value}"`) ?? false);
}

describe("a form that outlives its session is there again with everything typed [BEY-15]", () => {
  it.each(Object.entries(FORMS))("%s", async (_name, { page, typed, chosen = [] }) => {
    const path = `/fr-fr/${page.replace("{id}", addressId)}`;
    const back = await interrupted(path, typed);
    expect([back.status, new URL(back.url).pathname]).toEqual([200, path]);
    const lost = Object.entries(typed).filter(
      ([name, value]) => name !== "shown" && !standsIn(back, name, value, chosen.includes(name)),
    );
    expect(lost).toEqual([]);
    // Once it is taken it is forgotten; somebody else's it never is.
    const others = new HttpBrowser(shop);
    await signIn(others, await others.open(path), "new@vitrine.test");
    expect((await others.open(path)).text).not.toContain(typed.line1 ?? "Bâtiment");
  });

  it.each(Object.entries(SECRETS))("but never a %s", async (_name, { page, typed }) => {
    const back = await interrupted(`/fr-fr/${page}`, typed);
    expect([back.status, new URL(back.url).pathname]).toEqual([200, `/fr-fr/${page}`]);
    for (const [name, value] of Object.entries(typed)) {
      if (name === "intent") continue;
      expect(back.text, name).not.toContain(value);
    }
    expect(browser.failures).toEqual([]);
  });
});
