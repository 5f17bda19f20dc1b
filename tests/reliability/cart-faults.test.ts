import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { cartText, shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, findSkus, register, valueOf } from "../support/http-shopper";
import { type Fault, setFaults } from "../support/sandbox-control";
import { add, type Case, CASES, quantities, wares } from "./cart-cases";
import { sized } from "./size";

/**
 * A gateway that fails in the middle of each cart call: the cart is what was acknowledged, the shopper is told in their
 * language, nothing typed is lost, and the same press once more does what it says, once.
 */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");

beforeAll(async () => {
  [wares.sku = "", wares.other = ""] = await findSkus(new HttpBrowser(shop), 2);
});
beforeEach(() => setFaults(sandbox, []));
afterEach(() => setFaults(sandbox, []));

/** Quantities by sku, as the cart page shows them. */
function lines({ text }: Page): Record<string, string> {
  const found = [...text.matchAll(/name="seen" value="(\d+)"\/><input type="hidden" name="sku" value="(\d+)"/g)];
  return Object.fromEntries(found.map(([, seen = "", ofSku = ""]) => [ofSku, seen]));
}

const STATUSES: [what: string, fault: Omit<Fault, "path">][] = [
  ["500", { status: 500 }],
  ["502 without words", { status: 502, body: "<html>Bad Gateway</html>" }],
  ["429", { status: 429 }],
];
const BROKEN: typeof STATUSES = [
  ["a connection that is closed", { reset: true }],
  ["an answer that breaks off", { cut: true }],
];

/** In small statuses take turns: `app/bff/cart/refusals.server.test.ts` has each of them for each call. */
function faultsFor(turn: number): typeof STATUSES {
  const from = turn % STATUSES.length;
  const inTurn = [...STATUSES.slice(from), ...STATUSES.slice(0, from)];
  return [...inTurn.slice(0, sized(STATUSES.length)), ...BROKEN];
}

async function failsAndMends(of: Case, fault: Omit<Fault, "path">): Promise<void> {
  const { prefix } = of;
  const browser = new HttpBrowser(shop);
  const form = await of.form(browser, prefix);
  await setFaults(sandbox, [{ ...of.call, ...fault }]);
  const answer = await browser.post(`/${prefix}/cart`, form);
  expect(answer.status).toBe(503);
  expect(answer.headers["retry-after"]).toBeDefined();
  expect(shown(answer)).toContain(cartText(prefix, "error.unavailable"));
  if (form.quantity) expect(valueOf(answer, "quantity")).toBe(form.quantity);
  await setFaults(sandbox, []);
  const isDone = fault.cut === true && of.call.path !== "^/gateway/carts$";
  expect(lines(await browser.open(`/${prefix}/cart`))).toEqual(quantities(isDone ? of.after : of.before));
  const again = await browser.post(`/${prefix}/cart`, form);
  expect(again.status).toBe(200);
  expect(lines(again)).toEqual(quantities(of.after));
}

describe.each(CASES.map((of, turn) => ({ ...of, turn })))("$what", ({ turn, ...of }) => {
  it.each(faultsFor(turn))("meets %s: told, nothing lost, done once when tried again [CART-25]", (_what, fault) =>
    failsAndMends(of, fault),
  );
});

/** What is in a cart besides lines: the form that puts it in, and how the page says that it is there. */
const EXTRAS: { what: string; path: string; form: Record<string, string>; shows: RegExp }[] = [
  {
    what: "a promo code",
    path: "/promo-code/",
    form: { intent: "add-code", promo: "BIENVENUE10" },
    shows: /name="code"[^>]*value="BIENVENUE10"/g,
  },
  {
    what: "a gift card",
    path: "/gift-card$",
    form: { intent: "add-gift-card", giftAmount: "20", giftEmail: "louise@exemple.fr", giftName: "Louise" },
    shows: /name="giftCardId"/g,
  },
  {
    what: "a donation",
    path: "/donation$",
    form: { intent: "add-donation", donationId: "don1" },
    shows: /<input type="hidden" name="intent" value="remove-donation"/g,
  },
];

describe.each(EXTRAS.map((extra, turn) => ({ ...extra, turn })))("$what", ({ path, form, shows, turn }) => {
  it.each(faultsFor(turn))(
    "meets %s: told, nothing lost, there once when tried again [CART-25]",
    async (_what, fault) => {
      const browser = new HttpBrowser(shop);
      await add(browser, "fr-fr");
      await setFaults(sandbox, [{ method: "POST", path, ...fault }]);
      const answer = await browser.post("/fr-fr/cart", form);
      expect(answer.status).toBe(503);
      expect(shown(answer)).toContain(cartText("fr-fr", "error.unavailable"));
      for (const [name, value] of Object.entries(form)) {
        if (name !== "intent" && name !== "donationId") expect(valueOf(answer, name)).toBe(value);
      }
      await setFaults(sandbox, []);
      const before = await browser.open("/fr-fr/cart");
      expect(lines(before)).toEqual({ [wares.sku]: "1" });
      expect(before.text.match(shows)?.length ?? 0).toBe(fault.cut === true ? 1 : 0);
      const again = await browser.post("/fr-fr/cart", form);
      expect([again.status, again.text.match(shows)?.length]).toEqual([200, 1]);
      expect(lines(again)).toEqual({ [wares.sku]: "1" });
    },
  );
});

describe("the cart page", () => {
  it.each(faultsFor(0))("while the cart meets %s says so and keeps it", async (_what, fault) => {
    const browser = new HttpBrowser(shop);
    await addToCart(browser, wares.sku, "de-de");
    await setFaults(sandbox, [{ method: "GET", path: "^/gateway/carts/", ...fault }]);
    const page = await browser.open("/de-de/cart");
    expect([page.status, shown(page).includes(cartText("de-de", "unavailable.title"))]).toEqual([503, true]);
    await setFaults(sandbox, []);
    expect(lines(await browser.open("/de-de/cart"))).toEqual({ [wares.sku]: "1" });
  });
});

describe("the merge at sign-in", () => {
  it.each(faultsFor(1))("meets %s: made good by the next page, and nothing is lost [CART-05]", async (_what, fault) => {
    const browser = new HttpBrowser(shop);
    await addToCart(browser, wares.sku);
    const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/cart");
    await setFaults(sandbox, [{ path: "^/gateway/carts/merge$", times: 1, ...fault }]);
    const email = `faults-${Date.now()}-${Math.random()}@vitrine.test`;
    await register(browser, form, email);
    expect(lines(await browser.open("/fr-fr/cart"))).toEqual({ [wares.sku]: "1" });
    await addToCart(browser, wares.other);
    expect(lines(await browser.open("/fr-fr/cart"))).toEqual({ [wares.sku]: "1", [wares.other]: "1" });
  });
});

describe("a gateway that hangs", () => {
  it("is given up on for every change, and nothing is lost [CART-25]", { timeout: 60_000 }, async () => {
    const tabs = await Promise.all(
      CASES.slice(2).map(async (of) => {
        const browser = new HttpBrowser(shop);
        return { of, browser, form: await of.form(browser, of.prefix) };
      }),
    );
    await setFaults(sandbox, [
      { method: "POST", path: "/products", hang: true },
      { method: "PUT", path: "/quantity/", hang: true },
      { method: "DELETE", path: "/products/", hang: true },
    ]);
    const answers = await Promise.all(tabs.map(({ of, browser, form }) => browser.post(`/${of.prefix}/cart`, form)));
    await setFaults(sandbox, []);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    for (const { of, browser, form } of tabs) {
      expect(lines(await browser.open(`/${of.prefix}/cart`)), of.what).toEqual(quantities(of.before));
      expect(lines(await browser.post(`/${of.prefix}/cart`, form)), of.what).toEqual(quantities(of.after));
    }
  });
});
