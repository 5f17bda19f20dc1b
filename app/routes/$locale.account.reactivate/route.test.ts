import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
let browser: FakeBrowser;
let isDeleted: boolean;
let reactivations: number;

beforeEach(async () => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
  browser.cookies = await tokenCookies();
  isDeleted = true;
  reactivations = 0;
  server.use(
    ...fakeProvider().handlers,
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer({ isDeleted }))),
    http.put(`${GATEWAY}/accounts-self/reactivate/`, () => {
      reactivations += 1;
      isDeleted = false;
      return HttpResponse.json(aCustomer());
    }),
  );
});

const look = () => browser.visit(loader, "/de/account/reactivate");
const press = () => browser.visit(action, "/de/account/reactivate", { method: "POST" });

describe("a deleted account", () => {
  it("is reactivated by its customer, once, however often the button is pressed", async () => {
    expect((await look()).result).toMatchObject({ title: "Ihr Konto ist geschlossen | Vitrine" });
    const { response } = await press();
    expect([response?.status, response?.headers.get("location")]).toEqual([303, "/de/account/dashboard"]);
    expect(browser.cookies.flash?.messages).toEqual([{ kind: "success", key: "account.reactivated" }]);
    expect((await press()).response?.headers.get("location")).toBe("/de/account/dashboard");
    expect((await look()).response?.headers.get("location")).toBe("/de/account/dashboard");
    expect(reactivations).toBe(1);
  });

  it.each([400, 409, 500, 503])("says so when the gateway answers %i", async (status) => {
    const refused = () => HttpResponse.json({ code: "X", message: "" }, { status });
    server.use(http.put(`${GATEWAY}/accounts-self/reactivate/`, refused));
    expect((await press()).result).toMatchObject({
      data: { problem: "unavailable", errorTitle: expect.stringMatching(/^Fehler: /) as string },
      init: { status: 503 },
    });
  });

  it("asks for a sign-in when the session is over", async () => {
    browser.cookies = {};
    expect((await press()).response?.status).toBe(301);
  });
});
