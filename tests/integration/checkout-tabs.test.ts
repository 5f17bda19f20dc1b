import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { putInCart, BILLING, fillCheckout, findSkus, pay, register, valueOf } from "../support/http-shopper";
import { answerProvider, pathOf } from "../support/payer";
import { gatewayCalls } from "../support/sandbox-control";

/** The checkout in one tab while the cart changes in another, without scripts: an open page may be outdated. */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const STEP = "/fr-fr/checkout";
let browser: HttpBrowser;
let skus: string[];
let customers = 0;

beforeAll(async () => {
  skus = await findSkus(new HttpBrowser(shop), 2);
});
beforeEach(async () => {
  browser = new HttpBrowser(shop);
  await putInCart(browser, skus[0]!);
  const signIn = await browser.open(`${STEP}/billing`);
  await register(browser, signIn, `checkout-tabs-${Date.now()}-${(customers += 1)}@vitrine.test`);
});

/** Text of a page, with plain spaces for no-break ones. */
const said = (page: Page) => shown(page).replace(/[\u00a0\u202f]/g, " ");

/** In another tab, doubles the first line and adds a second. */
async function changeElsewhere(): Promise<string> {
  const cart = await browser.open("/fr-fr/cart");
  const lineId = valueOf(cart, "lineId") ?? "";
  await browser.post("/fr-fr/cart", { intent: "quantity", lineId, quantity: "2" });
  await putInCart(browser, skus[1]!);
  return (valueOf(cart, "name") ?? "").replaceAll("&#x27;", "’");
}

const seen = (page: Page) => ({ seen: valueOf(page, "seen") ?? "" });
const orderCalls = (calls: string[]) => calls.filter((call) => /\/(payments|validate)$/.test(call));

describe("the bill, sent by several tabs at once", () => {
  it("is one of theirs in the account, no tab fails, and nothing is lost of the cart [PAY-04, CART-25]", async () => {
    await browser.open(`${STEP}/billing`);
    const streets = ["1 rue A", "2 rue B", "3 rue C"];
    const tabs = streets.map((line1) => browser.post(`${STEP}/billing`, { ...BILLING, line1 }));
    const answers = await Promise.all([...tabs, changeElsewhere()]);
    for (const answer of answers) {
      if (typeof answer === "string") continue;
      expect([answer.status, new URL(answer.url).pathname]).toEqual([200, `${STEP}/delivery`]);
    }
    expect(seen(await browser.open(`${STEP}/delivery`))).toEqual({ seen: `${skus[0]}:2 ${skus[1]}:1` });
    const kept = valueOf(await browser.open("/fr-fr/account/settings/billing-address"), "line1");
    expect(streets).toContain(kept);
    expect(valueOf(await browser.open(`${STEP}/billing`), "line1")).toBe(kept);
  });
});

describe("a cart that changed in another tab", () => {
  it("is told after each step that does not depend on it, and what was typed is taken", async () => {
    const billing = await browser.open(`${STEP}/billing`);
    const name = await changeElsewhere();
    const delivery = await browser.post(`${STEP}/billing`, { ...BILLING, ...seen(billing) });
    expect(new URL(delivery.url).pathname).toBe(`${STEP}/delivery`);
    expect(said(delivery)).toContain(`${name} : 2 au lieu de 1, ajouté : 1 × `);
    expect(said(delivery)).toContain("Votre panier a changé dans une autre fenêtre");
    expect(seen(delivery)).toEqual({ seen: `${skus[0]}:2 ${skus[1]}:1` });
    // Said once only.
    const again = await browser.post(`${STEP}/billing`, { ...BILLING, ...seen(delivery) });
    expect(said(again)).not.toContain("dans une autre fenêtre");
  });

  it("is not ordered at the overview: the page says what changed, and asks again [PAY-20]", async () => {
    const overview = await fillCheckout(browser);
    const name = await changeElsewhere();
    const form = { amount: valueOf(overview, "amount") ?? "", ...seen(overview) };
    let asked = overview;
    const calls = await gatewayCalls(sandbox, async () => {
      asked = await browser.post(overview.url, form);
    });
    expect([asked.status, orderCalls(calls)]).toEqual([409, []]);
    expect(said(asked)).toContain(
      `Votre panier a changé depuis votre dernière vérification (${name} : 2 au lieu de 1, ajouté : 1 × `,
    );
    const provider = await browser.post(asked.url, { amount: valueOf(asked, "amount") ?? "", ...seen(asked) });
    expect(provider.url).toContain("/pay/");
  });

  it("is not ordered even if it costs the same, and what is gone is counted", async () => {
    const overview = await fillCheckout(browser);
    const form = { amount: valueOf(overview, "amount") ?? "", seen: `${skus[0]}:1 ${skus[1]}:2` };
    const asked = await browser.post(overview.url, form);
    expect([asked.status, said(asked)]).toEqual([409, expect.stringContaining("(1 article retiré)")]);
    const same = await pay(browser, asked);
    expect(same.url).toContain("/pay/");
  });
});

describe("a cart that another tab has emptied", () => {
  const emptied = "Votre panier est vide : rien n’a été commandé ni débité.";

  async function emptyElsewhere(): Promise<void> {
    const cart = await browser.open("/fr-fr/cart");
    await browser.post("/fr-fr/cart", { intent: "delete", lineId: valueOf(cart, "lineId") ?? "" }, { follow: false });
  }

  it("is said at the button to be neither ordered nor charged", async () => {
    const overview = await fillCheckout(browser);
    await emptyElsewhere();
    const answer = await pay(browser, overview);
    expect(pathOf(answer)).toBe("/fr-fr/cart");
    expect(said(answer)).toContain(emptied);
  });

  it.each([
    ["billing", BILLING],
    ["delivery", { method: "NO" }],
    ["payment", { method: "paypal" }],
    ["payment", { intent: "add-code", promo: "BIENVENUE10" }],
  ])("is said to a form of the %s step, but not to a page opened", async (step, form: Record<string, string>) => {
    await fillCheckout(browser);
    await emptyElsewhere();
    const opened = await browser.open(`${STEP}/${step}`);
    expect([pathOf(opened), said(opened)]).toEqual(["/fr-fr/cart", expect.not.stringContaining(emptied)]);
    const answer = await browser.post(`${STEP}/${step}`, form);
    expect([pathOf(answer), said(answer)]).toEqual(["/fr-fr/cart", expect.stringContaining(emptied)]);
  });
});

describe("delivery and payment chosen anew in another tab", () => {
  /** Changes delivery address and payment in another tab, at the same price. */
  async function chooseElsewhere(): Promise<void> {
    const { sameAddress: _same, ...person } = BILLING;
    const other = { ...person, line1: "3 rue de la Paix", zipCode: "44000", city: "Nantes", phone: "06 12 34 56 78" };
    await browser.post(`${STEP}/delivery?from=overview`, { method: "NO", address: "new", ...other });
    await browser.post(`${STEP}/payment?from=overview`, { method: "paypal" });
  }

  const fields = (page: Page) => ({
    amount: valueOf(page, "amount") ?? "",
    ...seen(page),
    choices: valueOf(page, "choices") ?? "",
  });

  it("are not ordered by the button that stood beside others: the page names them, and asks again [PAY-20]", async () => {
    const overview = await fillCheckout(browser);
    expect(said(overview)).not.toContain("Nantes");
    await chooseElsewhere();
    let asked = overview;
    const calls = await gatewayCalls(sandbox, async () => {
      asked = await browser.post(overview.url, fields(overview));
    });
    expect([asked.status, orderCalls(calls)]).toEqual([409, []]);
    expect(said(asked)).toContain(
      "Vos choix ont changé dans une autre fenêtre (Livraison, Paiement) : rien n’a été débité",
    );
    expect(said(asked)).toContain("44000 Nantes");
    expect(valueOf(asked, "amount")).toBe(valueOf(overview, "amount"));
    const provider = await browser.post(asked.url, fields(asked));
    expect(provider.url).toContain("/pay/");
  });
});

describe("a delivery address changed in the account after it was chosen", () => {
  const warning = "Vous avez depuis modifié cette adresse dans votre compte";

  it("is said beside the one that the parcel goes to, until the delivery is chosen anew", async () => {
    expect(said(await fillCheckout(browser))).not.toContain(warning);
    const book = await browser.open("/fr-fr/account/settings/delivery-addresses");
    const edit = /href="([^"]+\/edit)"/.exec(book.text)?.[1] ?? "";
    const { sameAddress: _same, ...person } = BILLING;
    await browser.post(edit, { ...person, line1: "99 rue Jean-Jaurès", phone: "06 12 34 56 78" });
    const overview = await browser.open(`${STEP}/overview`);
    expect([said(overview).split(warning).length - 1, said(overview)]).toEqual([
      1,
      expect.not.stringContaining("99 rue Jean-Jaurès"),
    ]);
    const delivery = await browser.open(`${STEP}/delivery?from=overview`);
    const address =
      /<input(?=[^>]*\sname="address")(?=[^>]*\schecked)[^>]*\svalue="([^"]+)"/.exec(delivery.text)?.[1] ?? "";
    const chosen = await browser.post(delivery.url, { method: "NO", address });
    expect(pathOf(chosen)).toBe(`${STEP}/overview`);
    expect(said(chosen)).toContain("99 rue Jean-Jaurès");
    expect(said(chosen)).not.toContain(warning);
  });
});

it("an old button leads to its order, also after the overview of a new cart", async () => {
  const old = await fillCheckout(browser);
  await answerProvider(browser, await pay(browser, old), "authorised");
  await putInCart(browser, skus[1]!);
  const overview = await fillCheckout(browser);
  expect(pathOf(overview)).toBe(`${STEP}/overview`);
  let answer = overview;
  const calls = await gatewayCalls(sandbox, async () => {
    answer = await pay(browser, old);
  });
  expect([pathOf(answer), orderCalls(calls)]).toEqual([`${STEP}/confirmation`, []]);
  expect((await pay(browser, overview)).url).toContain("/pay/");
});

it("a payment that was refused is told of by the page that hears of it first, not by the return alone [PAY-15]", async () => {
  const provider = await pay(browser, await fillCheckout(browser));
  const back = await answerProvider(browser, provider, "noBalance", { follow: false });
  const elsewhere = await browser.open(`${STEP}/overview`);
  expect(pathOf(elsewhere)).toBe(`${STEP}/payment`);
  expect(said(elsewhere)).toContain("Votre carte ne couvre pas ce montant");
  const returned = await browser.open(back.headers.location!);
  expect(pathOf(returned)).toBe(`${STEP}/payment`);
  expect(said(returned)).toContain("Votre carte ne couvre pas ce montant");
  // Said until the next attempt to pay.
  const again = await browser.post(`${STEP}/payment`, { method: "cb" });
  expect(pathOf(again)).toBe(`${STEP}/overview`);
});
