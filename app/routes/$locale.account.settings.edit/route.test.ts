import fc from "fast-check";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignedInBrowser, loadPage, sendForm } from "#tests/support/account-browser.ts";
import { aToken, fakeProvider } from "#tests/support/auth-provider.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { todayIn } from "#app/models/countries.ts";
import { type Customer, accountUpdateSchema } from "#app/models/customer.ts";
import { daysAfter, monthsAfter } from "#app/models/local-day.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
const PAGE = "/fr-fr/account/settings/edit";
const FORM = {
  firstName: " jean-LUC ",
  lastName: "DE LA TOUR",
  email: "jean@vitrine.test",
  phone: "06 12 34 56 78",
  gender: "M",
  birthday: "1986-04-12",
  preferredChannel: "SMS",
  optinNews: "on",
};

let browser: FakeBrowser;
let customer: Customer;
let sent: unknown[];

beforeEach(async () => {
  browser = await aSignedInBrowser();
  customer = aCustomer({ phoneNumber: "+33612345678", phoneNumberCountry: "FR", birthday: "1986-04-12" });
  sent = [];
  server.use(
    ...fakeProvider().handlers,
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(customer)),
    http.put(`${GATEWAY}/accounts-self/`, async ({ request }) => {
      const body = accountUpdateSchema.parse(await request.json());
      sent.push(body);
      return HttpResponse.json({ ...customer, ...body });
    }),
  );
});

const send = (form: Record<string, string>, at = PAGE) => sendForm(browser, { action, page: at }, form);

describe("the profile's form", () => {
  it("shows what is known, written for people [ACC-03]", async () => {
    customer = {
      ...customer,
      gender: "X",
      optinNews: "YES",
      preferredChannel: "SMS",
      fiscalNumber: "RSSMRA85T10A562S",
    };
    const page = await loadPage<{ profile: { values: Record<string, string> } }>(browser, loader, PAGE);
    expect(page.profile.values).toEqual({
      firstName: "Camille",
      lastName: "Perrin",
      email: "camille@vitrine.test",
      phone: "06 12 34 56 78",
      gender: "X",
      birthday: "1986-04-12",
      optinNews: "on",
      preferredChannel: "SMS",
      fiscalNumber: "RSSMRA85T10A562S",
    });
  });

  it("sends every field, names as the shop writes them, the phone with its country [ACC-03, SITE-10]", async () => {
    expect(await send(FORM)).toMatchObject({ status: 303, to: "/fr-fr/account/settings" });
    expect(sent).toEqual([
      {
        firstName: "Jean-Luc",
        lastName: "De La Tour",
        email: "jean@vitrine.test",
        phoneNumber: "+33612345678",
        phoneNumberCountry: "FR",
        gender: "M",
        birthday: "1986-04-12",
        preferredChannel: "SMS",
        optinNews: "YES",
      },
    ]);
  });

  it("sends only what is filled in [ACC-03]", async () => {
    await send({
      firstName: "Camille",
      lastName: "Perrin",
      email: "c@vitrine.test",
      phone: "",
      birthday: "",
      gender: "",
    });
    expect(sent).toEqual([{ firstName: "Camille", lastName: "Perrin", email: "c@vitrine.test", optinNews: "NO" }]);
  });

  it.each([
    [{}, "account.saved"],
    [{ gender: "", preferredChannel: "" }, "account.saved"],
    [{ phone: "" }, "account.savedExceptEmptied"],
    [{ birthday: "" }, "account.savedExceptEmptied"],
  ])("does not say that %j is saved where the customer keeps what was emptied: %s", async (emptied, key) => {
    expect(await send({ ...FORM, ...emptied })).toMatchObject({ status: 303 });
    expect(browser.cookies.flash?.messages).toMatchObject([{ key }]);
  });

  it("takes an address with an umlaut in its domain, which not every browser writes in ASCII", async () => {
    expect(await send({ ...FORM, email: "jean@müller.de" })).toMatchObject({ status: 303 });
    expect(sent).toMatchObject([{ email: "jean@xn--mller-kva.de" }]);
  });

  it.each([
    ["firstName", "😀"],
    ["firstName", "1234"],
    ["lastName", "<b>x</b>"],
    ["lastName", "x".repeat(51)],
    ["firstName", ""],
    ["email", "name@"],
    ["email", ""],
    ["phone", "12"],
    ["birthday", "2099-01-01"],
    ["birthday", "1850-01-01"],
    ["birthday", "2026-02-31"],
    ["birthday", new Date().toISOString().slice(0, 10)],
  ])("refuses %s %s beside its field and keeps what was typed [ACC-17]", async (field, value) => {
    const answer = await send({ ...FORM, [field]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.errors)).toEqual([field]);
    expect(answer.problem?.values).toMatchObject({ ...FORM, [field]: value });
    expect(sent).toEqual([]);
  });

  it.each([
    ["of sixteen years today", 16, 0, 303],
    ["of sixteen years tomorrow", 16, 1, 400],
    ["of a hundred and twenty years today", 120, 0, 303],
    ["of a hundred and twenty years since yesterday", 120, -1, 400],
  ])("takes or refuses somebody %s", async (_age, years, days, status) => {
    const birthday = daysAfter(monthsAfter(todayIn("FR"), -12 * years), days);
    expect((await send({ ...FORM, birthday })).status).toBe(status);
  });

  it("says of a date long ago that its year is wrong, not that it is incomplete", async () => {
    const { errors } = await send({ ...FORM, birthday: "1850-01-01" });
    expect(errors).toEqual({ birthday: "Cette date est trop ancienne\u00a0: vérifiez l’année" });
  });

  it("takes a tax number where invoices carry one, and checks it", async () => {
    const at = "/it-it/account/settings/edit";
    const form = { ...FORM, phone: "" };
    expect((await send({ ...form, fiscalNumber: "RSSMRA85T10A562X" }, at)).errors).toHaveProperty("fiscalNumber");
    expect((await send({ ...form, fiscalNumber: "RSS MRA 85T10 A562S" }, at)).status).toBe(303);
    expect(sent).toMatchObject([{ fiscalNumber: "RSSMRA85T10A562S" }]);
  });

  it.each([
    ["pl", "PL 526-000-12-46", "5260001246"],
    ["es-es", "ES-12345678Z", "12345678Z"],
  ])("takes a tax number with its country before it: /%s, %s", async (prefix, fiscalNumber, kept) => {
    const answer = await send({ ...FORM, phone: "", fiscalNumber }, `/${prefix}/account/settings/edit`);
    expect([answer.status, sent]).toMatchObject([303, [{ fiscalNumber: kept }]]);
  });

  it("says beside the field that the address is another account's", async () => {
    server.use(
      http.put(`${GATEWAY}/accounts-self/`, () =>
        HttpResponse.json({ code: "EMAIL_TAKEN", message: "" }, { status: 422 }),
      ),
    );
    const { status, errors } = await send(FORM);
    expect(status).toBe(422);
    expect(errors.email).toContain("autre compte");
  });

  it.each([
    [422, 422],
    [400, 422],
    [500, 503],
  ])("answers the gateway's %i with %i, and everything typed", async (status, expected) => {
    server.use(http.put(`${GATEWAY}/accounts-self/`, () => HttpResponse.json({ code: "X", message: "" }, { status })));
    const answer = await send(FORM);
    expect(answer.status).toBe(expected);
    expect(answer.problem?.notice).not.toBeNull();
    expect(answer.problem?.values).toMatchObject(FORM);
  });

  it("is there again with everything typed after the session ended and its customer signed in [BEY-15]", async () => {
    const signedIn = browser.cookies;
    browser.cookies = {
      ...signedIn,
      refresh: { refreshToken: await aToken({ sub: "c-1", exp: 1 }), sessionId: "session-1" },
    };
    expect((await send(FORM)).status).toBe(301);
    expect(sent).toEqual([]);
    Object.assign(browser.cookies, signedIn);
    type Page = { profile: { values: object }; isRestored: boolean };
    expect(await loadPage<Page>(browser, loader, PAGE)).toMatchObject({ isRestored: true, profile: { values: FORM } });
    await send(FORM);
    expect(await loadPage<Page>(browser, loader, PAGE)).toMatchObject({ isRestored: false });
  });

  it("takes no form of a visitor's", async () => {
    browser.cookies = {};
    expect((await send(FORM)).status).toBe(301);
    expect(sent).toEqual([]);
  });

  it("reads whatever is typed without failing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...Object.keys(FORM)), fc.string()), async (form) => {
        expect([303, 400]).toContain((await send(form)).status);
      }),
      { numRuns: 40 },
    );
  });
});
