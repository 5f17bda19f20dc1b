import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { HttpBrowser, type Page } from "../support/http-browser";
import { anotherShop } from "../support/integration-world";
import { risenMetrics } from "../support/metrics";
import { gatewayCalls, setStock } from "../support/sandbox-control";
import { freePort, type ShopProcess } from "../support/world";

/** Forms that anyone may send anonymously and that cause a mail: how the shop handles programs. */

const sandbox = inject("sandboxUrl");
let shop: ShopProcess;
let metricsUrl: string;

beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://localhost:${port}/metrics`;
  shop = await anotherShop({ METRICS_PORT: String(port) });
});
afterAll(() => shop.stop());

const EMAIL = "program@vitrine.test";
const subscription = { name: "newsletter", fields: { email: EMAIL }, effect: /^PUT \/newsletters$/ };
interface OpenForm {
  name: string;
  title: string;
  at: (browser: HttpBrowser) => string | Promise<string>;
  fields: Record<string, string>;
  /** The call that a person's form causes. */
  effect: RegExp;
}

const FORMS: OpenForm[] = [
  { ...subscription, title: "the newsletter's page", at: () => "/fr-fr/newsletter/subscription" },
  { ...subscription, title: "the footer", at: () => "/fr-fr/legal-notices" },
  { ...subscription, title: "the footer of another country", at: () => "/de-de" },
  {
    name: "alert",
    title: "an alert for a size that is sold out",
    at: async () => {
      await setStock(sandbox, "1000220101", 0);
      return "/fr-fr/product/100022/alert?sku=1000220101";
    },
    fields: { email: EMAIL },
    effect: /^PUT \/stock-alerts$/,
  },
  {
    name: "reservation",
    title: "a reservation in a shop",
    at: async (browser: HttpBrowser) => {
      const { text } = await browser.open("/fr-fr/product/100001/stores?sku=1000010103&near=Paris");
      return /href="([^"]*\/reserve\?[^"]*)"/.exec(text)![1]!.replaceAll("&amp;", "&");
    },
    fields: { firstName: "Anaïs", lastName: "Le Goff", email: EMAIL, phoneNumber: "" },
    effect: /^POST \/stores\/.*\/reservations$/,
  },
];

/** The form of a page with the hidden field. */
function formOf({ text }: Page) {
  const form = [...text.matchAll(/<form[^>]*action="([^"]*)"[^>]*>.*?<\/form>/gs)].find(([html]) =>
    html.includes('name="website"'),
  )!;
  return { html: form[0], action: form[1]!.replaceAll("&amp;", "&") };
}

describe.each(FORMS)("$title", ({ name, at, fields, effect }) => {
  it("has a field that nobody sees, reaches or has filled in", async () => {
    const browser = new HttpBrowser(shop.url);
    const { html } = formOf(await browser.open(await at(browser)));
    const [input] = /<input[^>]*name="website"[^>]*>/.exec(html)!;
    for (const attribute of ['type="text"', "hidden", 'tabindex="-1"', 'autocomplete="off"', 'value=""']) {
      expect(input.toLowerCase()).toContain(attribute);
    }
  });

  it("answers a program that fills it as anybody, does nothing, and counts it", async () => {
    const send = async (website: string) => {
      const browser = new HttpBrowser(shop.url);
      const { action } = formOf(await browser.open(await at(browser)));
      let answer: Page | undefined;
      let rose: Record<string, number> = {};
      const calls = await gatewayCalls(sandbox, async () => {
        rose = await risenMetrics(metricsUrl, async () => {
          answer = await browser.post(action, { ...fields, website }, { follow: false });
        });
      });
      const effects = calls.filter((call) => effect.test(call)).length;
      return { way: [answer!.status, answer!.headers.location], effects, rose };
    };
    const person = await send("");
    const program = await send("https://spam.example");
    expect([person.effects, person.rose]).toEqual([1, {}]);
    expect([program.effects, program.rose]).toEqual([0, { [`vitrine_honeypot_total{form="${name}"}`]: 1 }]);
    expect(program.way).toEqual(person.way);
    expect(program.way[0]).toBe(303);
  });
});
