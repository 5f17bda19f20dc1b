import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignedInBrowser, loadPage, sendForm } from "#tests/support/account-browser.ts";
import { fakeProvider } from "#tests/support/auth-provider.ts";
import { aCustomer, anOrderList } from "#tests/support/customer-builders.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, AUTH, GATEWAY } from "#tests/support/request-context.ts";
import * as alertsRoute from "#app/routes/$locale.account.alerts/route.tsx";
import * as bankRoute from "#app/routes/$locale.account.settings.bank-details/route.tsx";
import * as closeRoute from "#app/routes/$locale.account.delete/route.tsx";
import * as passwordRoute from "#app/routes/$locale.account.change-password/route.tsx";
import * as reactivateRoute from "#app/routes/$locale.account.reactivate/route.tsx";
import * as reservationsRoute from "#app/routes/$locale.account.reservations/route.tsx";
import * as wishlistRoute from "#app/routes/$locale.account.wishlist/route.tsx";
import * as withdrawRoute from "#app/routes/$locale.account.orders.$orderNumber_.withdraw/route.tsx";
import { createDedupe } from "#app/bff/gateway/dedupe.server.ts";
import { createLimits, memoryCounters } from "#app/bff/http/limits.server.ts";
import type { BankView } from "./bank-details.server";

const server = useGatewayServer();
const IBAN = "FR7630006000011234567890189";

let browser: FakeBrowser;
let calls: { call: string; body: unknown }[];

beforeEach(async () => {
  browser = await aSignedInBrowser();
  calls = [];
  server.use(
    ...fakeProvider().handlers,
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
    http.get(`${GATEWAY}/orders-self`, () => HttpResponse.json({ page: 1, size: 20, total: 0, values: [] })),
    http.get(`${GATEWAY}/customers-self/bankStatements`, () => HttpResponse.json({ iban: IBAN, holder: "Camille" })),
    http.all(`${GATEWAY}/*`, async ({ request }) => {
      const text = await request.text();
      const call = `${request.method} ${new URL(request.url).pathname}`;
      calls.push({ call, body: text === "" ? null : (JSON.parse(text) as unknown) });
      if (call.endsWith("/bankStatements"))
        return new HttpResponse(text, { headers: { "Content-Type": "application/json" } });
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const refuse = (path: string, status: number, code = "X") =>
  server.use(http.all(`${GATEWAY}${path}`, () => HttpResponse.json({ code, message: "" }, { status })));

describe("bank details", () => {
  const PAGE = "/fr-fr/account/settings/bank-details";
  const send = (form: Record<string, string>) => sendForm(browser, { action: bankRoute.action, page: PAGE }, form);

  it("leave the server masked until they are asked for [ACC-06]", async () => {
    const masked = await loadPage<{ bank: BankView }>(browser, bankRoute.loader, PAGE);
    expect(masked.bank.iban).toBe("FR76 •••• •••• •••• •••• •••0 189");
    expect(JSON.stringify(masked)).not.toContain("3000");
    const shown = await loadPage<{ bank: BankView }>(browser, bankRoute.loader, `${PAGE}?iban=shown`);
    expect(shown.bank.iban).toBe("FR76 3000 6000 0112 3456 7890 189");
  });

  it("that cannot be read leave the rest of the page, form included [OPS-05]", async () => {
    refuse("/customers-self/bankStatements", 500);
    const { result } = await browser.visit(bankRoute.loader, PAGE);
    expect(result).toMatchObject({ data: { bank: null }, init: { status: 503 } });
  });

  it("are sent without spaces [ACC-06]", async () => {
    expect(await send({ iban: "fr76 3000 6000 0112 3456 7890 189", holder: " Camille " })).toMatchObject({ to: PAGE });
    expect(calls).toEqual([{ call: "PUT /customers-self/bankStatements", body: { iban: IBAN, holder: "Camille" } }]);
  });

  it("are sent with the holder's name as the shop writes names [ACC-06, SITE-10]", async () => {
    await send({ iban: IBAN, holder: "jean-luc DE LA TOUR" });
    expect(calls[0]?.body).toMatchObject({ holder: "Jean-Luc De La Tour" });
  });

  it.each(["1234", "😀", "Camille 😀", "<b>"])("are refused with %j for a holder [ACC-06, ACC-17]", async (holder) => {
    expect(await send({ iban: IBAN, holder })).toMatchObject({ status: 400, refused: ["holder"] });
    expect(calls).toEqual([]);
  });

  it.each(["", "FR7630006000011234567890188", "XX00", "x".repeat(60), "🙂", "DE89 3704 0044 0532 0130 0"])(
    "with %j are refused beside the field and never sent; the number is not given back to the page [ACC-06, ACC-17]",
    async (iban) => {
      const answer = await send({ iban, holder: "Camille" });
      expect(answer).toMatchObject({ status: 400, refused: ["iban"], problem: { values: {} } });
      expect(calls).toEqual([]);
    },
  );

  it.each([
    ["IBAN_INVALID", ["iban"]],
    ["HOLDER_INVALID", []],
  ])("that the gateway refuses (%s) are told beside the number only if that is wrong", async (code, refused) => {
    refuse("/customers-self/bankStatements", 422, code);
    const answer = await send({ iban: IBAN, holder: "Camille" });
    expect(answer).toMatchObject({ status: 422, refused, problem: { values: {} } });
    expect(answer.problem?.notice === null).toBe(refused.length > 0);
  });

  it("are kept in no draft when the gateway is unavailable", async () => {
    refuse("/customers-self/bankStatements", 500);
    expect((await send({ iban: IBAN })).status).toBe(503);
    expect(JSON.stringify(browser.cookies)).not.toContain("30006000");
  });
});

describe("the password", () => {
  const PAGE = "/fr-fr/account/change-password";
  const send = (form: Record<string, string>) => sendForm(browser, { action: passwordRoute.action, page: PAGE }, form);
  const FORM = { currentPassword: "vitrine", newPassword: "une phrase à moi" };

  it("is changed [ACC-11]", async () => {
    expect(await send(FORM)).toMatchObject({ status: 303, to: "/fr-fr/account/settings" });
    expect(calls).toEqual([{ call: "PUT /accounts-self/password", body: FORM }]);
  });

  it.each([
    [{ ...FORM, currentPassword: "" }, "currentPassword"],
    [{ ...FORM, newPassword: "" }, "newPassword"],
    [{ ...FORM, newPassword: "1234567" }, "newPassword"],
    [{ ...FORM, newPassword: "x".repeat(201) }, "newPassword"],
    [{ ...FORM, newPassword: FORM.currentPassword }, "newPassword"],
  ])("%j is refused beside its field, and no password comes back [ACC-11, ACC-17]", async (form, field) => {
    const answer = await send(form);
    expect(answer).toMatchObject({ status: 400, problem: { values: {} } });
    expect(Object.keys(answer.errors)).toEqual([field]);
    expect(calls).toEqual([]);
  });

  it.each(["one after the other", "at once"])("is changed once when its form is sent twice, %s", async (how) => {
    browser = await aSignedInBrowser({ dedupe: createDedupe({ ttl: 10_000 }) });
    const changes: unknown[] = [];
    server.use(
      http.put(`${GATEWAY}/accounts-self/password`, async ({ request }) => {
        changes.push(await request.json());
        if (changes.length === 1) return new HttpResponse(null, { status: 204 });
        return HttpResponse.json({ code: "PASSWORD_WRONG", message: "" }, { status: 422 });
      }),
    );
    const first = send(FORM);
    if (how === "one after the other") await first;
    const saved = { status: 303, to: "/fr-fr/account/settings" };
    expect(await Promise.all([first, send(FORM)])).toMatchObject([saved, saved]);
    expect(changes).toEqual([FORM]);
    // Other words are another change.
    expect(await send({ ...FORM, newPassword: "une autre phrase" })).toMatchObject({ status: 422 });
  });

  it("that is wrong is told beside its field [ACC-11]", async () => {
    refuse("/accounts-self/password", 422, "PASSWORD_WRONG");
    expect(await send(FORM)).toMatchObject({ status: 422, refused: ["currentPassword"] });
  });

  it("that is right is not called wrong where the gateway refuses the new one", async () => {
    refuse("/accounts-self/password", 422, "PASSWORD_TOO_COMMON");
    expect(await send(FORM)).toMatchObject({
      status: 422,
      refused: [],
      problem: { notice: expect.any(String) as string },
    });
  });

  // A gateway may have another code for a wrong password.
  it.each(["PASSWORD_WRONG", "BAD_CREDENTIALS"])("cannot be guessed at for ever: %s", async (code) => {
    const { log } = aContext().shop;
    browser = await aSignedInBrowser({ limits: createLimits(memoryCounters(), 200, log) });
    refuse("/accounts-self/password", 422, code);
    const statuses = [];
    for (let each = 0; each < 12; each += 1) statuses.push((await send(FORM)).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it("cannot be guessed at from one new session after another of the same customer", async () => {
    const limits = createLimits(memoryCounters(), 200, aContext().shop.log);
    refuse("/accounts-self/password", 422, "PASSWORD_WRONG");
    const statuses = [];
    for (let each = 0; each < 12; each += 1) {
      browser = await aSignedInBrowser({ limits });
      const { access, refresh } = browser.cookies;
      const sessionId = `session ${each}`;
      browser.cookies = { access: { ...access!, sessionId }, refresh: { ...refresh!, sessionId } };
      statuses.push((await send(FORM)).status);
    }
    expect(statuses.slice(-3)).toEqual([422, 429, 429]);
  });

  it("is no guess where the gateway does not answer", async () => {
    const { log } = aContext().shop;
    browser = await aSignedInBrowser({ limits: createLimits(memoryCounters(), 200, log) });
    refuse("/accounts-self/password", 503);
    for (let each = 0; each < 12; each += 1) expect((await send(FORM)).status).toBe(503);
  });
});

describe("closing the account", () => {
  const PAGE = "/fr-fr/account/delete";
  const send = (form: Record<string, string>) => sendForm(browser, { action: closeRoute.action, page: PAGE }, form);

  it("says how many orders are still to arrive, whatever was ordered since", async () => {
    const later = Array.from({ length: 22 }, () => "DELIVERED");
    const statuses = [...later, "ACCEPTED", "PREPARING", "SHIPPED", "CANCELLED", "RETURNED"];
    const list = anOrderList(statuses.length, { size: statuses.length });
    const values = list.values.map((order, index) => ({ ...order, status: statuses[index] }));
    server.use(
      http.get(`${GATEWAY}/orders-self`, ({ request }) => {
        const size = Number(new URL(request.url).searchParams.get("size"));
        return HttpResponse.json({ ...list, size, values: values.slice(0, size) });
      }),
    );
    expect(await loadPage<object>(browser, closeRoute.loader, PAGE)).toMatchObject({ openOrders: 3 });
  });

  it("needs its box ticked [ACC-12]", async () => {
    expect(await send({})).toMatchObject({ status: 400, refused: ["understood"] });
    expect(calls).toEqual([]);
  });

  it("deletes the account and leads to where it can be reactivated [ACC-12]", async () => {
    expect(await send({ understood: "on" })).toMatchObject({ status: 303, to: "/fr-fr/account/reactivate" });
    expect(calls).toEqual([{ call: "DELETE /accounts-self/", body: null }]);
  });

  it("says when it did not work", async () => {
    refuse("/accounts-self/", 500);
    server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())));
    expect((await send({ understood: "on" })).status).toBe(503);
  });
});

describe("a form that is never kept", () => {
  it.each([
    ["change-password", passwordRoute.action, { currentPassword: "vitrine", newPassword: "une phrase à moi" }],
    ["settings/bank-details", bankRoute.action, { iban: IBAN, holder: "Camille" }],
    ["orders/V1/withdraw?step=2", withdrawRoute.action, { confirm: "yes" }],
    ["alerts", alertsRoute.action, { intent: "delete", sku: "1010010101" }],
    ["reservations", reservationsRoute.action, { cancel: "R100000" }],
    ["wishlist", wishlistRoute.action, { intent: "remove", productId: "100101" }],
    ["reactivate", reactivateRoute.action, {}],
  ])("says after the sign-in that it was not processed: %s", async (path, action, form) => {
    delete browser.cookies.refresh;
    const page = `/fr-fr/account/${path}`;
    expect((await sendForm(browser, { action, page }, form)).status).toBe(301);
    expect(browser.cookies.flash?.messages).toEqual([{ kind: "info", key: "form.signInFirst" }]);
    expect(browser.cookies.draft).toBeUndefined();
    expect(calls).toEqual([]);
  });

  const bank = () =>
    sendForm(browser, { action: bankRoute.action, page: "/fr-fr/account/settings/bank-details" }, { iban: IBAN });

  it("says so too when the session ends while it is processed", async () => {
    server.use(
      http.put(`${GATEWAY}/customers-self/bankStatements`, () => refusal(401, "UNAUTHORIZED", "Invalid JWT.")),
    );
    server.use(http.post(`${AUTH}/api/cookie-refresh-tokens`, () => new HttpResponse(null, { status: 401 })));
    expect((await bank()).status).toBe(301);
    expect(browser.cookies.flash?.messages).toEqual([{ kind: "info", key: "form.signInFirst" }]);
  });

  it("does not speak of a sign-in that is not to be had", async () => {
    delete browser.cookies.refresh;
    server.use(http.get(`${AUTH}/.well-known/openid-configuration`, () => new HttpResponse(null, { status: 503 })));
    expect((await bank()).status).toBe(503);
    expect(browser.cookies.flash).toBeUndefined();
  });

  it("says nothing of the kind to a customer who is signed in", async () => {
    await bank();
    expect(browser.cookies.flash?.messages).not.toContainEqual({ kind: "info", key: "form.signInFirst" });
  });
});
