import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { OWNER_FIELD } from "#models/form-problem.ts";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, BILLING, findSku, PASSWORD, register, signIn, valueOf } from "../support/http-shopper";
import { endSessions, gatewayCalls, setFaults } from "../support/sandbox-control";

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const EMAIL = `drafts-${Date.now()}@vitrine.test`;

const PLACE = {
  line1: "3 allée des Tilleuls",
  line2: "Bâtiment B",
  zipCode: "69002",
  city: "Lyon",
  country: "FR",
};
const ADDRESS = { ...PLACE, firstName: "Ben", lastName: "O'Toole" };
/** Every form of account and checkout with a text or choice, and the values that must be restored. */
const FORMS: Record<string, { page: string; typed: Record<string, string>; chosen?: string[] }> = {
  profile: {
    page: "account/settings/edit",
    typed: { firstName: "Zoé", lastName: "Brun", phone: "06 98 76 54 32", birthday: "1990-02-03", gender: "X" },
  },
  subscriptions: { page: "account/subscriptions", typed: { shown: "survey", survey: "on" }, chosen: ["survey"] },
  "closing the account": { page: "account/delete", typed: { understood: "on" }, chosen: ["understood"] },
  "billing step": { page: "checkout/billing", typed: { ...ADDRESS, sameAddress: "on" }, chosen: ["sameAddress"] },
  "delivery step": { page: "checkout/delivery", typed: { method: "NO", address: "new", ...ADDRESS } },
  "payment step": { page: "checkout/payment", typed: { method: "paypal", promo: "BIENVENUE10" } },
};
/** Forms that are saved as they were sent once their customer has signed in, and the page that follows. */
const ADDRESSES = {
  "billing address": { page: "account/settings/billing-address", typed: PLACE, to: "account/settings" },
  "new address": {
    page: "account/settings/delivery-addresses/create",
    typed: ADDRESS,
    to: "account/settings/delivery-addresses",
  },
  "an address": {
    page: "account/settings/delivery-addresses/{id}/edit",
    typed: { ...ADDRESS, firstName: "Paul" },
    to: "account/settings/delivery-addresses",
  },
};
/** Values that are never kept: they must not be in the page after signing in. */
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

/** Gateway calls that changed addresses meanwhile. */
async function changesOfAddresses(run: () => Promise<unknown>): Promise<string[]> {
  const calls = await gatewayCalls(sandbox, run);
  return calls.filter((call) => /^(POST|PUT) \/customers-self\/addresses/.test(call));
}

/** Whether a field of the page has this value, typed or chosen. */
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
    // A draft is forgotten once the form is accepted, and never used for another customer.
    const others = new HttpBrowser(shop);
    await signIn(others, await others.open(path), "new@vitrine.test");
    expect((await others.open(path)).text).not.toContain(typed.line1 ?? "Bâtiment");
  });

  it.each(Object.entries(ADDRESSES))("%s too, where it is not right", async (_name, { page, typed }) => {
    const path = `/fr-fr/${page.replace("{id}", addressId)}`;
    const wrong = { ...typed, zipCode: "nowhere" };
    const changes = await changesOfAddresses(async () => {
      const back = await interrupted(path, wrong);
      expect([back.status, new URL(back.url).pathname]).toEqual([200, path]);
      for (const [name, value] of Object.entries(wrong)) expect(standsIn(back, name, value, false), name).toBe(true);
    });
    expect(changes).toEqual([]);
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

describe("an address whose form outlives its session is saved after signing in, once [BEY-15]", () => {
  const SAVED = "Vos modifications sont enregistrées.";

  it.each(Object.entries(ADDRESSES))("%s", async (_name, { page, typed, to }) => {
    const path = `/fr-fr/${page.replace("{id}", addressId)}`;
    const changes = await changesOfAddresses(async () => {
      const back = await interrupted(path, typed);
      expect([back.status, new URL(back.url).pathname]).toEqual([200, `/fr-fr/${to}`]);
      expect(back.text).toContain(SAVED);
      expect(back.text).toContain(typed.line1);
      expect(browser.jar.names).not.toContain("vitrine-draft-local");
      // Reloads every page, the provider's callback included.
      const callback = back.way.findLast((step) => step.includes("/auth/callback"))?.replace(/^\d+ /, "") ?? "";
      for (const address of [callback, back.url, path]) {
        const again = await browser.open(address);
        expect([again.status, again.text.includes(SAVED)], address).toEqual([200, false]);
      }
    });
    expect(changes).toHaveLength(1);
  });

  it("also for who was not known any more when the form was sent", async () => {
    const page = "/fr-fr/account/settings/delivery-addresses";
    const others = new HttpBrowser(shop);
    const typed = { ...ADDRESS, line1: "8 rue des Canuts" };
    const changes = await changesOfAddresses(async () => {
      const provider = await others.post(`${page}/create`, typed);
      const back = await signIn(others, provider, EMAIL, PASSWORD);
      expect([new URL(back.url).pathname, back.text.includes(typed.line1)]).toEqual([page, true]);
    });
    expect(changes).toHaveLength(1);
  });

  it("never in another customer's book", async () => {
    const page = "/fr-fr/account/settings/delivery-addresses";
    const own = await browser.open(`${page}/create`);
    const owner = valueOf(own, OWNER_FIELD) ?? "";
    expect(owner).not.toBe("");
    const others = new HttpBrowser(shop);
    const changes = await changesOfAddresses(async () => {
      const provider = await others.post(`${page}/create`, { ...ADDRESS, [OWNER_FIELD]: owner });
      const back = await signIn(others, provider, "new@vitrine.test");
      expect([new URL(back.url).pathname, back.text.includes(ADDRESS.line1)]).toEqual([`${page}/create`, false]);
    });
    expect(changes).toEqual([]);
  });
});

describe("a promo code that is typed in the cart as the session ends", () => {
  /** Sends the code with tokens that neither gateway nor provider accept, and signs in again. */
  async function sentTooLate(promo: string): Promise<Page> {
    await setFaults(sandbox, [
      { path: "/promo-code/", status: 401, body: { code: "UNAUTHORIZED", message: "Invalid JWT." }, times: 1 },
      { path: "^/auth/api/cookie-refresh-tokens", status: 401 },
    ]);
    browser.forget(sandbox);
    const provider = await browser.post("/fr-fr/cart", { intent: "add-code", promo });
    await setFaults(sandbox, []);
    return signIn(browser, provider, EMAIL, PASSWORD);
  }

  it("is in its field after signing in, until it is sent", async () => {
    const back = await sentTooLate("BIENVENUE10");
    expect([new URL(back.url).pathname, valueOf(back, "promo")]).toEqual(["/fr-fr/cart", "BIENVENUE10"]);
    const accepted = await browser.post("/fr-fr/cart", { intent: "add-code", promo: "BIENVENUE10" });
    expect([accepted.status, valueOf(accepted, "promo")]).toEqual([200, undefined]);
  });

  it("is not kept when it is the number of a gift card", async () => {
    const back = await sentTooLate("6006 0000 0000 0001");
    expect([new URL(back.url).pathname, valueOf(back, "promo")]).toEqual(["/fr-fr/cart", undefined]);
  });
});
