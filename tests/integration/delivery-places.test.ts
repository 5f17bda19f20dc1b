import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Prefix } from "#models/locale.ts";
import { shown } from "../support/cart-text";
import { eachTestBrowser } from "../support/each-test-browser";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, BILLING, findSku, pay, payByCard, register, signIn, valueOf } from "../support/http-shopper";
import { bodiesSent, gatewayCalls, paymentsOf, setParcels } from "../support/sandbox-control";

/** Orders to a shop, a pickup point or a locker, or to a named person; without JavaScript. */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
let sku = "";
const browser = eachTestBrowser();

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});

const HOMES: Partial<Record<Prefix, Record<string, string>>> = {
  "fr-ch": { zipCode: "1003", city: "Lausanne", country: "CH" },
  en: { zipCode: "SW3 4RY", city: "London", country: "GB" },
  "pl-pl": { zipCode: "00-001", city: "Warszawa", country: "PL" },
};

/** The delivery step of a customer who has just registered. */
async function toDelivery(prefix: Prefix = "fr-fr"): Promise<Page> {
  await addToCart(browser, sku, prefix);
  const form = await browser.open(`/${prefix}/auth/sign-in?register=1&returnTo=/${prefix}/checkout/billing`);
  await register(browser, form, `places-${crypto.randomUUID()}@vitrine.test`);
  return browser.post(`/${prefix}/checkout/billing`, { ...BILLING, ...HOMES[prefix] });
}

/** Text of a page without markup, in lower case. */
const words = (page: Page): string => read(page).toLowerCase();

/** Text of a page without markup. */
function read(page: Page): string {
  const text = shown(page).replace(/<!--.*?-->|<[^>]+>/g, " ");
  return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replace(/\s+/g, " ");
}

interface Found {
  storeId: string;
  name: string;
  isBarred: boolean;
  isChosen: boolean;
}

/** The places of a list, found by their radio buttons. */
function placesOf({ text }: Page, key: string): Found[] {
  const radio = new RegExp(`<input(?=[^>]*\\sname="point-${key}")[^>]*>.*?<strong[^>]*>(.*?)</strong>`, "gs");
  return [...text.matchAll(radio)].map(([found, name = ""]) => {
    const input = /^<input[^>]*>/.exec(found)![0];
    const storeId = /\svalue="(\d+)"/.exec(input)![1]!;
    const plain = name.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
    return { storeId, name: plain, isBarred: / disabled/.test(input), isChosen: / checked/.test(input) };
  });
}

interface Choice {
  prefix?: Prefix;
  near: string;
  phone?: string;
}

/** Searches places and chooses the first with room; returns the next page and the place's name. */
async function choosePlace(key: string, { prefix = "fr-fr", near, phone }: Choice): Promise<Found & { page: Page }> {
  const step = `/${prefix}/checkout/delivery`;
  const list = await browser.post(step, { method: key, [`place-${key}`]: near, intent: `findPlaces:${key}` });
  expect(list.way).toEqual([`303 ${step}?method=${key}&place=${near.replace(" ", "+")}`]);
  const place = placesOf(list, key).find(({ isBarred }) => !isBarred)!;
  const answers = { method: key, [`point-${key}`]: place.storeId, ...(phone && { [`phone-${key}`]: phone }) };
  return { ...place, page: await browser.post(step, answers) };
}

/** Pays with the first method that the site offers. */
async function toOverview(prefix: Prefix = "fr-fr"): Promise<Page> {
  const path = `/${prefix}/checkout/payment`;
  return browser.post(path, { method: valueOf(await browser.open(path), "method") ?? "" });
}

/**
 * From the overview to the customer's order; every page on the way names the delivery. Names and addresses are sent in
 * capitals (C5), but always shown as in the list of places.
 */
async function orderTo(name: string, overview: Page): Promise<void> {
  expect(new URL(overview.url).pathname).toMatch(/\/checkout\/overview$/);
  expect(read(overview)).toContain(name);
  const confirmation = await payByCard(browser, await pay(browser, overview));
  expect(new URL(confirmation.url).pathname).toMatch(/\/checkout\/confirmation$/);
  expect(read(confirmation)).toContain(name);
  const order = /href="(\/[\w-]+\/account\/orders\/\d+)"/.exec(confirmation.text)?.[1] ?? "/no-order";
  expect(read(await browser.open(order))).toContain(name);
}

describe("an order that is fetched from a place says so up to the account's order [PAY-07]", () => {
  it.each<[string, string, Choice]>([
    ["a shop in France", "LM", { near: "Paris" }],
    ["a pickup point in France", "PR", { near: "75003", phone: "06 12 34 56 78" }],
    ["a locker in France", "LO", { near: "Lyon", phone: "06 12 34 56 78" }],
    ["a pickup point in Switzerland", "PR", { prefix: "fr-ch", near: "1003", phone: "079 123 45 67" }],
    ["a locker in Britain", "LO", { prefix: "en", near: "London", phone: "07400 123456" }],
  ])("%s", async (_where, key, choice) => {
    await toDelivery(choice.prefix);
    const { name, page } = await choosePlace(key, choice);
    expect(new URL(page.url).pathname).toBe(`/${choice.prefix ?? "fr-fr"}/checkout/payment`);
    await orderTo(name, await toOverview(choice.prefix));
  });
});

it("express comes to the address and costs its own price up to the order", async () => {
  const delivery = await toDelivery();
  const address = valueOf(delivery, "address") ?? "new";
  const phone = { [`phone-${address}`]: "06 12 34 56 78" };
  await browser.post("/fr-fr/checkout/delivery", { method: "EX", address, ...phone });
  const overview = await toOverview();
  expect(words(overview)).toMatch(/express à domicile.*9,90 €/);
  await orderTo("12 rue de Siam", overview);
});

it("where the locator knows no place, none is offered, nor taken", async () => {
  const delivery = await toDelivery("pl-pl");
  const offered = [...delivery.text.matchAll(/<input(?=[^>]*\sname="method")[^>]*\svalue="(\w+)"/g)].map(
    ([, key]) => key,
  );
  expect(offered.sort()).toEqual(["EX", "NO"]);
  const answer = await browser.post("/pl-pl/checkout/delivery", {
    method: "PR",
    "point-PR": "500001",
    address: "billing",
  });
  expect(answer.status).toBe(422);
});

it("a list says which places are full or closed, and offers the last one first the next time", async () => {
  await toDelivery();
  const { storeId } = await choosePlace("PR", { near: "75003", phone: "06 12 34 56 78" });
  const step = "/fr-fr/checkout/delivery?method=PR";
  const again = placesOf(await browser.open(`${step}&place=Lyon`), "PR");
  expect(again[0]).toMatchObject({ storeId, isChosen: true });
  expect(again.length).toBeGreaterThan(1);
  const longer = await browser.open(`${step}&place=Paris&show=50`);
  const barred = placesOf(longer, "PR").filter(({ isBarred }) => isBarred);
  expect(barred.length).toBeGreaterThan(0);
  expect(words(longer)).toMatch(/complet pour le moment|fermé définitivement/);
});

describe("a place stays chosen in a form that is refused", () => {
  it.each<[string, Record<string, string>]>([
    ["the number is missing", { method: "PR", "phone-PR": "" }],
    ["another way has a mistake", { method: "NO", address: "new", line1: "" }],
  ])("where %s", async (_what, answers) => {
    await toDelivery();
    const chosen = await choosePlace("PR", { near: "Nantes", phone: "06 12 34 56 78" });
    const list = placesOf(await browser.open("/fr-fr/checkout/delivery?method=PR&place=Nantes"), "PR");
    const other = list.find(({ storeId, isBarred }) => !isBarred && storeId !== chosen.storeId)!;
    const page = await browser.post("/fr-fr/checkout/delivery", { "point-PR": other.storeId, ...answers });
    expect(page.status).toBe(400);
    expect(placesOf(page, "PR").find(({ isChosen }) => isChosen)?.storeId).toBe(other.storeId);
  });
});

describe("a place that fills up after it was chosen", () => {
  const PR = { near: "Lyon", phone: "06 12 34 56 78" };
  let chosen: Found;
  let cartId: string;

  beforeEach(async () => {
    const calls = await gatewayCalls(sandbox, () => toDelivery());
    cartId = calls.map((call) => /^POST \/carts\/([^/]+)\/products/.exec(call)?.[1]).find(Boolean) ?? "";
    chosen = await choosePlace("PR", PR);
  });
  afterEach(() => setParcels(sandbox, chosen.storeId, "accepted"));

  /** Expects the delivery step with the reason, the place disabled, and none chosen. */
  function expectReason(page: Page): void {
    expect([page.status, new URL(page.url).pathname]).toEqual([200, "/fr-fr/checkout/delivery"]);
    expect(words(page)).toContain("ne peut plus recevoir votre colis");
    const places = placesOf(page, "PR");
    expect(places.find(({ storeId }) => storeId === chosen.storeId)).toMatchObject({ isBarred: true });
    expect(places.some(({ isChosen }) => isChosen)).toBe(false);
  }

  it("is refused at the step itself, with words beside it", async () => {
    await setParcels(sandbox, chosen.storeId, "full");
    const answers = { method: "PR", "point-PR": chosen.storeId, "phone-PR": PR.phone };
    const page = await browser.post("/fr-fr/checkout/delivery", answers);
    expect(page.status).toBe(422);
    const said = `${chosen.name.toLowerCase()} n’a plus de place pour votre colis`;
    // In the error summary and in the place's disabled row; after a reload too.
    expect(words(page).split(said)).toHaveLength(3);
    expect(placesOf(page, "PR").find(({ storeId }) => storeId === chosen.storeId)).toMatchObject({ isBarred: true });
    expect(words(await browser.open("/fr-fr/checkout/delivery")).split(said)).toHaveLength(2);
  });

  it("leads back from the overview's button, with nothing charged, and another is paid", async () => {
    const overview = await toOverview();
    await setParcels(sandbox, chosen.storeId, "full");
    const back = await pay(browser, overview);
    expect(back.way).toEqual(["303 /fr-fr/checkout/delivery?from=overview"]);
    expectReason(back);
    expect(words(back)).toContain("votre commande n’est pas passée");
    expect(await paymentsOf(sandbox, cartId)).toMatchObject({ payments: [], authorisations: 0, orderNumber: null });

    const other = await choosePlace("PR", PR);
    expect(other.storeId).not.toBe(chosen.storeId);
    await orderTo(other.name, await browser.open("/fr-fr/checkout/overview"));
  });

  /** Pays at the provider after the place has closed, and returns. */
  async function payTooLate(): Promise<void> {
    const provider = await pay(browser, await toOverview());
    await setParcels(sandbox, chosen.storeId, "closed");
    const back = await payByCard(browser, provider);
    expectReason(back);
    expect(words(back)).toContain("votre paiement reste valable");
    expect((await paymentsOf(sandbox, cartId)).orderNumber).toBeNull();
  }

  it("leads back from the provider: another for the same amount is ordered on the payment that was made", async () => {
    await payTooLate();
    const { name } = await choosePlace("PR", PR);
    const next = await browser.open("/fr-fr/checkout/overview");
    expect(new URL(next.url).pathname).toBe("/fr-fr/checkout/confirmation");
    expect(read(next)).toContain(name);
    const { payments, authorisations, voids, orderNumber } = await paymentsOf(sandbox, cartId);
    // The order made before, and no other.
    expect([payments.length, authorisations, voids, orderNumber]).toEqual([1, 1, 0, expect.any(String)]);
  });

  it("leads back from the provider: a delivery of another amount is paid instead", async () => {
    await payTooLate();
    const delivery = await browser.open("/fr-fr/checkout/delivery");
    const address = valueOf(delivery, "address") ?? "new";
    const express = { method: "EX", address, [`phone-${address}`]: PR.phone };
    await browser.post("/fr-fr/checkout/delivery?from=overview", express);
    await orderTo("12 rue de Siam", await browser.open("/fr-fr/checkout/overview"));
    const { authorisations, voids, orderNumber } = await paymentsOf(sandbox, cartId);
    expect([authorisations - voids, orderNumber]).toEqual([1, expect.any(String)]);
  });
});

it("happy shopping is handed to the person who was named [PAY-09]", async () => {
  await addToCart(browser, sku);
  const form = await browser.open("/fr-fr/auth/sign-in?returnTo=/fr-fr/checkout/billing");
  await signIn(browser, form, "hsp@vitrine.test");
  const delivery = await browser.post("/fr-fr/checkout/billing", BILLING);
  expect(delivery.text).toMatch(/name="hspLastName"/);
  const step = "/fr-fr/checkout/delivery";
  const nobody = await browser.post(step, { method: "HSP", hspFirstName: "", hspLastName: "Kovač", hspPhone: "" });
  expect(nobody.status).toBe(400);
  expect(words(nobody)).toContain("indiquez le prénom de la personne qui recevra le colis");
  expect(valueOf(nobody, "hspLastName")).toBe("Kovač");

  const receiver = { hspFirstName: "Zoé", hspLastName: "Kovač", hspPhone: "06 12 34 56 78" };
  const sent = await bodiesSent(sandbox, "/shipping-method-hsp", () =>
    browser.post(step, { method: "HSP", ...receiver }),
  );
  expect(sent).toEqual([{ firstName: "ZOÉ", lastName: "KOVAČ", phone: "+33612345678", phoneNumberCountry: "FR" }]);
  await orderTo("Zoé Kovač", await toOverview());
});
