import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createDedupe } from "#app/bff/gateway/dedupe.server.ts";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import type { SubscriptionsPage } from "#app/bff/account/subscriptions.server.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
const PAGE = "/fr-fr/account/subscriptions";
const OWN = `${GATEWAY}/customers-self/subscriptions`;
const TYPES = ["e-ticket", "invitations", "newsletter", "survey"];

let browser: FakeBrowser;
let values: { type: string; optin: string; visible: boolean }[];
let sent: { values: { type: string; optin: string }[] }[];

beforeEach(async () => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
  browser.cookies = await tokenCookies();
  values = TYPES.map((type) => ({
    type,
    optin: type === "newsletter" ? "YES" : "NO",
    visible: type !== "invitations",
  }));
  sent = [];
  server.use(
    ...fakeProvider().handlers,
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
    http.get(OWN, () => HttpResponse.json({ values })),
    http.put(OWN, async ({ request }) => {
      const update = (await request.json()) as (typeof sent)[number];
      sent.push(update);
      values = values.map((each) => ({ ...each, ...update.values.find(({ type }) => type === each.type) }));
      return HttpResponse.json({ values });
    }),
  );
});

const open = () => browser.visit(loader, PAGE);
const post = (pairs: [string, string][], init: RequestInit = {}, query = "") =>
  browser.visit(action, PAGE + query, { method: "POST", body: new URLSearchParams(pairs), ...init });
/** Sends what the page's form would send. */
const save = (wanted: string[], shown = ["e-ticket", "newsletter", "survey"], query = "") =>
  post(
    [
      ...shown.map((type): [string, string] => ["shown", type]),
      ...wanted.map((type): [string, string] => [type, "on"]),
    ],
    {},
    query,
  );
const undo = () => post([["intent", "undo"]]);

async function visit() {
  const { result } = await open();
  return (result as { data: { page: SubscriptionsPage; draft: unknown } }).data;
}
const chosen = async () => (await visit()).page.subscriptions.flatMap(({ type, isOn }) => (isOn ? [type] : []));

describe("the subscriptions' page", () => {
  it("shows those that are visible, as they are [ACC-07]", async () => {
    expect((await visit()).page).toEqual({
      subscriptions: [
        { type: "e-ticket", isOn: false },
        { type: "newsletter", isOn: true },
        { type: "survey", isOn: false },
      ],
      undoable: null,
    });
    values = [];
    expect((await visit()).page.subscriptions).toEqual([]);
  });

  it("sends those that changed, with store, source and origin [ACC-07]", async () => {
    const { response } = await save(["newsletter", "survey"]);
    expect([response?.status, response?.headers.get("location")]).toEqual([303, PAGE]);
    expect(sent).toEqual([
      { store: "1001", source: "WEB", complement: PAGE, values: [{ type: "survey", optin: "YES" }] },
    ]);
    expect(await chosen()).toEqual(["newsletter", "survey"]);
    await save(["e-ticket"], undefined, "?origin=mail");
    expect(sent[1]).toMatchObject({
      complement: "mail",
      values: [
        { type: "e-ticket", optin: "YES" },
        { type: "newsletter", optin: "NO" },
        { type: "survey", optin: "NO" },
      ],
    });
  });

  it("sends nothing where nothing changed, and never what the form did not show [ACC-07]", async () => {
    expect((await save(["newsletter"])).response?.status).toBe(303);
    // Types that the customer was not asked about are ignored: one not shown to them, one that the open page lacked, an
    // unknown one.
    await save(["newsletter", "invitations"], ["e-ticket", "newsletter", "survey", "invitations"]);
    await save([], []);
    await save(["newsletter", "nonsense"], ["newsletter", "nonsense", "__proto__"]);
    expect(sent).toEqual([]);
    expect((await visit()).page.undoable).toBeNull();
  });

  it("puts the former choice back, once", async () => {
    await save(["e-ticket", "survey"]);
    expect((await visit()).page.undoable).not.toBeNull();
    expect((await undo()).response?.status).toBe(303);
    expect(sent[1]).toMatchObject({
      source: "WEB",
      values: [
        { type: "e-ticket", optin: "NO" },
        { type: "newsletter", optin: "YES" },
        { type: "survey", optin: "NO" },
      ],
    });
    expect([await chosen(), (await visit()).page.undoable]).toEqual([["newsletter"], null]);
    expect((await undo()).response?.status).toBe(303);
    expect(sent).toHaveLength(2);
  });

  it("offers the undo again when the form is sent twice and the first answer, with its cookies, is dropped", async () => {
    const cookies = { ...browser.cookies };
    browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV), dedupe: createDedupe({ ttl: 10_000 }) });
    browser.cookies = { ...cookies };
    await save(["e-ticket"]);
    browser.cookies = { ...cookies };
    await save(["e-ticket"]);
    expect(sent).toHaveLength(1);
    expect((await visit()).page.undoable).not.toBeNull();
    await undo();
    expect(await chosen()).toEqual(["newsletter"]);
    // A form that changed nothing has nothing to undo.
    await save(["newsletter"]);
    expect((await visit()).page.undoable).toBeNull();
  });

  it("puts back what was changed only, whatever was chosen elsewhere meanwhile", async () => {
    await save(["newsletter", "survey"]);
    values = values.map((each) => (each.type === "e-ticket" ? { ...each, optin: "YES" } : each));
    await undo();
    expect(await chosen()).toEqual(["e-ticket", "newsletter"]);
  });

  it("leaves what another tab chose meanwhile where this one's form did not change it", async () => {
    const old = [...TYPES.map((type): [string, string] => [`was-${type}`, type === "newsletter" ? "on" : "off"])];
    await save(["survey"]);
    const shown = ["e-ticket", "newsletter", "survey"].map((type): [string, string] => ["shown", type]);
    await post([...old, ...shown, ["newsletter", "on"], ["e-ticket", "on"]]);
    expect(sent[1]?.values).toEqual([{ type: "e-ticket", optin: "YES" }]);
    expect(await chosen()).toEqual(["e-ticket", "survey"]);
  });

  it("honours an undo for 60 seconds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      await save([]);
      vi.setSystemTime(Date.now() + 61_000);
      expect((await visit()).page.undoable).toBeNull();
      expect((await undo()).result).toMatchObject({ init: { status: 409 } });
      expect(await chosen()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each<[string, () => Response, number]>([
    ["500", () => new HttpResponse(null, { status: 500 }), 503],
    ["nothing", () => HttpResponse.error(), 503],
    ["422", () => HttpResponse.json({ code: "STORE_UNKNOWN", message: "" }, { status: 422 }), 422],
  ])("says that nothing was saved when the gateway answers %s", async (_what, respond, status) => {
    server.use(http.put(OWN, respond));
    const { result } = await save(["survey"]);
    expect(result).toMatchObject({
      data: { notice: expect.any(String) as string, values: { survey: "on" } },
      init: { status },
    });
    expect((await visit()).page.undoable).toBeNull();
  });

  it("apologises inside the page when they cannot be read", async () => {
    server.use(http.get(OWN, () => new HttpResponse(null, { status: 500 })));
    expect((await open()).result).toMatchObject({ data: { page: null }, init: { status: 503 } });
  });

  it("is for customers only, and not for a deleted account", async () => {
    server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer({ isDeleted: true }))));
    expect((await open()).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    expect((await save(["survey"])).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    browser.cookies = {};
    expect((await open()).response?.status).toBe(301);
    expect((await save(["survey"])).response?.status).toBe(301);
    expect(sent).toEqual([]);
  });
});
