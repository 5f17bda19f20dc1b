import type { LoaderFunctionArgs } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import type { Customer } from "#app/models/customer.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { loader } from "./route";

const server = useGatewayServer();
let browser: FakeBrowser;
let isActive: boolean;

beforeEach(async () => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
  browser.cookies = await tokenCookies();
  isActive = true;
  be({ firstName: "ZOFIA" });
  server.use(...fakeProvider().handlers);
});

function be(customer: Partial<Customer>) {
  server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer(customer))));
}

const visit = (prefix = "fr-fr") =>
  browser.visit((args: LoaderFunctionArgs) => {
    args.context.site.params.storeLocator.isActive = isActive;
    return loader(args);
  }, `/${prefix}/account/welcome`);

describe("the welcome page", () => {
  it("greets by first name, and offers a shop to choose where there are shops [ACC-15]", async () => {
    expect((await visit()).result).toMatchObject({
      title: "Bienvenue | Vitrine",
      firstName: "Zofia",
      hasStorePage: true,
    });
    isActive = false;
    expect((await visit("pl")).result).toMatchObject({ title: "Witamy | Vitrine", hasStorePage: false });
  });

  it("is for customers only, and not for a deleted account", async () => {
    be({ isDeleted: true });
    expect((await visit()).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    browser.cookies = {};
    expect((await visit()).response?.status).toBe(301);
  });

  it("apologises while the account cannot be read", async () => {
    server.use(http.get(`${GATEWAY}/accounts-self/`, () => new HttpResponse(null, { status: 500 })));
    expect((await visit()).response?.status).toBe(503);
  });
});
