import { beforeEach, describe, expect, inject, it, onTestFinished } from "vitest";
import { HttpBrowser, type Page } from "../support/http-browser";
import { register, signIn } from "../support/http-shopper";
import { gatewayCalls, setFaults } from "../support/sandbox-control";

/** Reserving a product in a shop as a visitor, with a plain form. */

const sandbox = inject("sandboxUrl");
let browser: HttpBrowser;
beforeEach(() => {
  browser = new HttpBrowser(inject("shopUrl"));
});

const ADDRESS = { firstName: "Anaïs", lastName: "Le Goff", email: "anais@example.com" };
const SITES = [
  { prefix: "fr-fr", place: "Paris", example: "06 12 34 56 78", words: "Ce numéro n’est pas valide" },
  { prefix: "fr-ch", place: "Lausanne", example: "078 123 45 67", words: "Ce numéro n’est pas valide" },
] as const;

/** Address of the reservation form for the first shop near a place that has the size. */
async function reservePath(prefix: string, place: string): Promise<string> {
  const { text } = await browser.open(`/${prefix}/product/100001/stores?sku=1000010103&near=${place}`);
  return /href="([^"]*\/reserve\?[^"]*)"/.exec(text)![1]!.replaceAll("&amp;", "&");
}

/** A field with its value and its error. */
function field({ text }: Page, name: string) {
  const input = new RegExp(`<input[^>]*id="reserve-${name}"[^>]*>`).exec(text)?.[0] ?? "";
  return {
    value: /value="([^"]*)"/.exec(input)?.[1],
    isInvalid: input.includes('aria-invalid="true"'),
    error: new RegExp(`id="reserve-${name}-error">.*?</svg>(.*?)</p>`, "s").exec(text)?.[1],
  };
}

describe.each(SITES)("a reservation under $prefix", ({ prefix, place, example, words }) => {
  it.each(["abc", "12", "+33", "06 12 34 56 78 90 12"])(
    "is not made for somebody whose phone number is %s, and nothing typed is lost",
    async (phoneNumber) => {
      const path = await reservePath(prefix, place);
      let page: Page | undefined;
      const calls = await gatewayCalls(sandbox, async () => {
        page = await browser.post(path, { ...ADDRESS, phoneNumber });
      });
      expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
      expect(page!.status).toBe(422);
      const phone = field(page!, "phoneNumber");
      expect(phone).toMatchObject({ value: phoneNumber, isInvalid: true });
      expect(phone.error).toContain(words);
      expect(phone.error?.replaceAll("\u00a0", " ")).toContain(example);
      expect(Object.keys(ADDRESS).map((name) => field(page!, name).value)).toEqual(Object.values(ADDRESS));
      expect(page!.text).not.toMatch(/<form(?![^>]*novalidate)[^>]*action="[^"]*\/reserve/i);
    },
  );
});

it("a reservation is made with a number that can be called, and without one", async () => {
  const path = await reservePath("fr-fr", "Paris");
  for (const phoneNumber of ["06 12 34 56 78", ""]) {
    const page = await browser.post(path, { ...ADDRESS, phoneNumber }, { follow: false });
    expect([phoneNumber, page.status]).toEqual([phoneNumber, 303]);
  }
});

it("a customer's form sent after the session ended leads to the sign-in and back; a visitor's stays a visitor's", async () => {
  const path = await reservePath("fr-fr", "Paris");
  const visitors = await browser.post(path, { firstName: "", lastName: "", email: "", phoneNumber: "" });
  expect(visitors.status).toBe(422);
  for (const name of Object.keys(ADDRESS)) expect([name, field(visitors, name).isInvalid]).toEqual([name, true]);
  const misnamed = await browser.post(path, { ...ADDRESS, firstName: "Anna2", phoneNumber: "" });
  expect(misnamed.text).toMatch(/Prénom\s: un nom s’écrit avec des lettres, vérifiez celui-ci/);
  const back = await signIn(browser, await browser.post(path, {}), "fid@vitrine.test");
  expect(back.url).toBe(inject("shopUrl") + path);
  expect(back.text).not.toContain('id="reserve-email"');
});

it("a visitor's form sent after signing in elsewhere tells so, and reserves with the account when pressed again", async () => {
  const path = await reservePath("fr-fr", "Paris");
  const account = await browser.open("/fr-fr/account/reservations");
  await register(browser, account, `since-${crypto.randomUUID()}@vitrine.test`);
  let page: Page | undefined;
  const calls = await gatewayCalls(sandbox, async () => {
    page = await browser.post(path, { ...ADDRESS, phoneNumber: "" });
  });
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
  expect([page!.status, page!.text.includes('id="reserve-email"')]).toEqual([409, false]);
  expect(page!.text).toContain("Vous êtes maintenant dans un compte client");
  const owner = /name="owner" value="([^"]+)"/.exec(page!.text)?.[1] ?? "";
  expect((await browser.post(path, { owner })).text).toContain("C’est réservé");
});

it("a reservation is confirmed with day and hour until which it is kept", async () => {
  const page = await browser.post(await reservePath("fr-fr", "Paris"), { ...ADDRESS, lastName: "Le Gall" });
  expect(page.text).toMatch(/C’est réservé\s: .+ jusqu’au \d[^.]+ à \d\d?\sh/);
});

it("a reservation that is refused for a reason nobody knows may be tried again, and nothing typed is lost", async () => {
  onTestFinished(() => setFaults(sandbox, []));
  const path = await reservePath("fr-fr", "Paris");
  await setFaults(sandbox, [
    { method: "POST", path: "/reservations$", status: 403, body: { code: "NO_RESERVATIONS", message: "no" } },
  ]);
  const page = await browser.post(path, { ...ADDRESS, lastName: "Le Moal" });
  expect([page.status, page.headers["retry-after"]]).toEqual([503, "10"]);
  expect(field(page, "lastName").value).toBe("Le Moal");
});

it("a reservation whose answer is lost is found in the customer's list; a visitor is told to ask the store", async () => {
  const lost = { method: "POST", path: "/reservations$", cut: true };
  onTestFinished(() => setFaults(sandbox, []));
  const wanted = () => reservePath("fr-fr", "Paris");
  const visitorsPath = await wanted();
  await setFaults(sandbox, [lost]);
  // With another name: a repeated press of the same person counts as the first one.
  const visitors = await browser.post(visitorsPath, { ...ADDRESS, lastName: "Le Bris" }, { follow: false });
  expect(visitors.status).toBe(503);
  expect(visitors.text).toContain("Nous ne savons pas si la boutique a reçu votre réservation");
  expect(field(visitors, "lastName").value).toBe("Le Bris");

  await setFaults(sandbox, []);
  await register(
    browser,
    await browser.open("/fr-fr/account/reservations"),
    `lost-${crypto.randomUUID()}@vitrine.test`,
  );
  const customersPath = await wanted();
  await setFaults(sandbox, [lost]);
  const customers = await browser.post(customersPath, {});
  // A customer gets a link to the page where it can be cancelled.
  expect(customers.text).toMatch(/C’est réservé.+href="\/fr-fr\/account\/reservations">Voir mes réservations/);
  const { text } = await browser.open("/fr-fr/account/reservations");
  expect(text).toContain("Une réservation en cours");
});
