import { readdirSync } from "node:fs";
import { HttpResponse } from "msw";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aSignedInBrowser } from "#tests/support/account-browser.ts";
import { ACCOUNT_FORMS, type AccountFormCase } from "#tests/support/account-forms.ts";
import { siteWithPages } from "#tests/support/optional-pages.ts";
import { AccountWorld } from "#tests/support/account-world.ts";
import { notByContract, refusal } from "#tests/support/gateway-answers.ts";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import { AUTH_ENV, fakeProvider } from "#tests/support/auth-provider.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import type { Shop } from "#app/bff/shop.server.ts";
import type { FormProblem } from "#app/models/form-problem.ts";

/** Each call of each page and form of the account is answered by each status in turn, and not at all. */

const server = useGatewayServer();
/** The gateway client takes all from 500 on alike: 503 stands for them. */
const STATUSES = [400, 401, 403, 404, 409, 422, 429, 503, "broken", "reset", "ended"] as const;
type Status = (typeof STATUSES)[number];

let signedIn: FakeBrowser["cookies"];
let browser: FakeBrowser;
let world: AccountWorld;

beforeAll(async () => {
  signedIn = (await aSignedInBrowser()).cookies;
});

function begin(): void {
  world = new AccountWorld();
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV), env: { IMAGES_URL: "" } as Shop["env"] });
  browser.cookies = { ...signedIn };
  browser.params = siteWithPages(true);
  server.resetHandlers(...fakeProvider().handlers, ...world.handlers);
}
beforeEach(begin);

function refuse(call: string, status: Status): void {
  world.refusals.set(call, (answer) => {
    if (status === "reset") return HttpResponse.error();
    if (status === "ended") return refusal(401, "UNAUTHORIZED", "Invalid JWT.");
    if (status !== "broken") return refusal(status);
    // The change is made, but the shop gets no usable answer.
    answer();
    return notByContract("<html>");
  });
}

interface Answer {
  status: number;
  to: string;
  data: Partial<FormProblem> & { problem?: string };
}

type Route = Parameters<FakeBrowser["visit"]>[0];

/** @throws what would be a bare 500 */
async function visit(route: Route, page: string, params = {}, form?: object): Promise<Answer> {
  const init = form ? { method: "POST", body: new URLSearchParams({ ...form }) } : {};
  const { result, response } = await browser.visit(route, `/fr-fr/account/${page}`, init, params);
  const given = (result ?? {}) as { data?: object; init?: ResponseInit };
  return {
    status: response?.status ?? given.init?.status ?? 200,
    to: response?.headers.get("location") ?? "",
    data: given.data ?? {},
  };
}

const NUMBER = { orderNumber: "2610000001" };
/** Every page, by the end of its route's name. */
const PAGES: Record<string, { page: string; params?: Record<string, string>; isDeleted?: true }> = {
  advantages: { page: "advantages" },
  alerts: { page: "alerts" },
  "change-password": { page: "change-password" },
  dashboard: { page: "dashboard" },
  delete: { page: "delete" },
  "downloads.$id": { page: "downloads/F1", params: { id: "F1" } },
  "downloads._index": { page: "downloads" },
  "loyalty._index": { page: "loyalty" },
  "loyalty.history": { page: "loyalty/history" },
  "orders.$orderNumber": { page: "orders/2610000001", params: NUMBER },
  "orders.$orderNumber_.withdraw": { page: "orders/2610000001/withdraw", params: NUMBER },
  "orders.$orderNumber_.withdraw_.text": { page: "orders/2610000001/withdraw/text", params: NUMBER },
  "orders._index": { page: "orders" },
  reactivate: { page: "reactivate", isDeleted: true },
  reservations: { page: "reservations" },
  "settings._index": { page: "settings" },
  "settings.bank-details": { page: "settings/bank-details" },
  "settings.billing-address": { page: "settings/billing-address" },
  "settings.data._index": { page: "settings/data" },
  "settings.data.download": { page: "settings/data/download" },
  "settings.delivery-addresses.$id.$page": {
    page: "settings/delivery-addresses/work/edit",
    params: { id: "work", page: "edit" },
  },
  "settings.delivery-addresses._index": { page: "settings/delivery-addresses" },
  "settings.delivery-addresses.create": { page: "settings/delivery-addresses/create" },
  "settings.edit": { page: "settings/edit" },
  store: { page: "store" },
  subscriptions: { page: "subscriptions" },
  welcome: { page: "welcome" },
  wishlist: { page: "wishlist" },
};
const ROUTES = `${import.meta.dirname}/../../routes`;
const START = "$locale.account.";

it("every page of the account is here", () => {
  const names = readdirSync(ROUTES).flatMap((name) => (name.startsWith(START) ? name.slice(START.length) : []));
  // The index route only redirects.
  expect(Object.keys(PAGES).toSorted()).toEqual(names.filter((name) => name !== "_index").toSorted());
});

describe.each(Object.entries(PAGES))("the page: %s", (name, { page, params, isDeleted = false }) => {
  it("is shown, goes without a part or apologises, whatever the gateway answers", async () => {
    const { loader } = (await import(`${ROUTES}/${START}${name}/route.tsx`)) as { loader: Route };
    const open = async (call?: string, status: Status = 503) => {
      begin();
      world.customer.isDeleted = isDeleted;
      if (call) refuse(call, status);
      return visit(loader, page, params);
    };
    const whole = { ...(await open()), isFile: name === "settings.data.download" };
    expect([200, 303]).toContain(whole.status);
    const calls = new Set(world.asked);
    expect(calls.size).toBeGreaterThan(0);
    for (const call of calls) {
      for (const status of STATUSES) {
        const answer = await open(call, status);
        expect(mayBe(call, status, answer, whole), `${call} ${status}: ${answer.status} ${answer.to}`).toBe(true);
      }
    }
  });
});

/**
 * What a page may show when one of its calls fails: 404 for something that does not exist, a redirect to sign in after
 * the session has ended, otherwise the page as it was or an apology. In the file of a customer's data, an order that
 * cannot be read is as the list has it.
 */
function mayBe(
  call: string,
  status: Status,
  { status: shown, to }: Answer,
  whole: Answer & { isFile: boolean },
): boolean {
  if (shown === 301) return status === "ended" && to.startsWith("http://auth.test/auth/authorize");
  const isOne = /^GET (orders|downloads)-self\/\w/.test(call) && [400, 403, 404].includes(Number(status));
  if (isOne && whole.status === 200 && !whole.isFile) return shown === 404 || (shown === 303 && to.includes("missing"));
  // A file has no error page of its own: the shopper is sent to its list, or back to the page with the link.
  return shown === whole.status || shown === 503 || shown === 303;
}

describe.each(Object.entries(ACCOUNT_FORMS))("the form: %s", (_name, form) => {
  it("is taken, or said and kept, whatever the gateway answers; nothing is half saved", async () => {
    await prepare(form);
    expect((await send(form)).status).toBe(303);
    const whole = world.changes;
    expect(whole.length).toBeGreaterThan(0);
    const calls = new Set(world.asked);
    for (const call of calls) {
      for (const status of STATUSES) {
        await prepare(form);
        refuse(call, status);
        const answer = await send(form);
        const at = `${call} ${status}: ${answer.status} ${answer.to}`;
        if (answer.status === 303) expect(isDone(call, status) || sameCalls(world.changes, whole), at).toBe(true);
        else expectRefused(form, answer, { status, at, isOrder: call.startsWith("GET orders-self/") });
        const isSaved = world.changes.length > 0 && status !== "broken" && answer.status !== 303;
        // Making a cart saves nothing yet: it comes before the products are added.
        expect(isSaved && !world.changes.every(({ call: made }) => /^POST carts(\/merge)?$/.test(made)), at).toBe(
          false,
        );
        if ([409, 503, "ended"].includes(status)) await expectTakenAgain(form, answer, at);
      }
    }
  });
});

async function prepare({ before, page, action, params, isDeleted }: AccountFormCase): Promise<void> {
  begin();
  world.customer.isDeleted = isDeleted ?? false;
  if (before) expect((await send({ page, action, params, values: before, keeps: "button" })).status).toBe(303);
  [world.asked, world.changes] = [[], []];
}

const send = ({ action, page, params, values }: AccountFormCase) =>
  visit((args) => action({ ...args }), page, params, values);
/** Compares calls without their bodies: when the customer cannot be read, the cart is told less about them. */
const sameCalls = (made: AccountWorld["changes"], whole: AccountWorld["changes"]) =>
  made.map(({ call }) => call).join() === whole.map(({ call }) => call).join();

/**
 * Whether the refusal still counts as done: what is already gone needs no change or leads to a new form, and an unknown
 * order leads to the list of orders.
 */
function isDone(call: string, status: Status): boolean {
  if (call.startsWith("DELETE ") && status === 404) return true;
  if (call.startsWith("PUT customers-self/addresses/delivery/") && status === 404) return true;
  // After the session has ended the wish is saved as a visitor's; the list then asks to sign in.
  if (call.includes("/wishlist") && status === "ended") return true;
  return call.startsWith("GET orders-self/") && [400, 403, 404].includes(Number(status));
}

function expectRefused(
  form: AccountFormCase,
  { status: answered, to, data }: Answer,
  { status, at, isOrder }: { status: Status; at: string; isOrder: boolean },
): void {
  if (answered === 301) {
    expect([status, to.startsWith("http://auth.test/auth/authorize")], at).toEqual(["ended", true]);
    return;
  }
  if (answered === 404) {
    // An order that cannot be asked for, or not by this customer, is none of theirs.
    const isNone = isOrder && [400, 403].includes(Number(status));
    expect([isNone || status === 404, isOrder || form.page.includes("withdraw")], at).toEqual([true, true]);
    return;
  }
  expect([409, 422, 503], at).toContain(answered);
  // A failure of the service is never blamed on the shopper.
  if (typeof status !== "number" || status >= 429) expect(answered, at).toBe(503);
  const words = data.notice ?? data.fields?.[0]?.text ?? data.problem;
  // Otherwise the error page says it.
  if (words !== undefined) expect(words, at).toMatch(/\p{L}{3}/u);
  else expect(answered, at).toBe(503);
  const kept = data.values ?? browser.cookies.draft?.values;
  if (form.keeps === "values") expect(kept, at).toMatchObject(form.values);
  if (form.keeps === "secret") expect([data.values ?? {}, browser.cookies.draft], at).toEqual([{}, undefined]);
}

/** Sends the form again, with no refusals left. */
async function expectTakenAgain(form: AccountFormCase, first: Answer, at: string): Promise<void> {
  if (first.status === 303) return;
  world.refusals.clear();
  Object.assign(browser.cookies, signedIn);
  expect((await send(form)).status, `again, after ${at}`).toBe(303);
}
