import type { LoaderFunctionArgs } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { AUTH_ENV, aToken, fakeProvider } from "#tests/support/auth-provider.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { AUTH, GATEWAY } from "#tests/support/request-context.ts";
import { createAuthProvider } from "./provider.server";
import { openState } from "./sign-in-state.server";
import { getCustomer } from "../account/customer.server";
import { ContractError, GatewayError, ServiceUnavailableError, UnauthorizedError } from "../gateway/errors.server";
import { requireSignIn, withSignIn } from "./require-sign-in.server";

const server = useGatewayServer();
let browser: FakeBrowser;

beforeEach(() => {
  server.use(...fakeProvider().handlers);
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
});

const HOUR = 3_600;
const now = () => Math.floor(Date.now() / 1000);
const guarded = async ({ context, request }: LoaderFunctionArgs) => {
  await requireSignIn(context, request);
  return "the page";
};
const tokens = async (exp = now() + HOUR) => ({
  access: { accessToken: await aToken(), sessionId: "session-1" },
  refresh: { refreshToken: await aToken({ exp }), sessionId: "session-1" },
});

/** Visits a page; gives where the shopper would be after signing in. */
async function visit(url: string, init: RequestInit = {}, route: typeof guarded = guarded) {
  const { response, context, result } = await browser.visit(route, url, init);
  const state =
    response && URL.canParse(response.headers.get("location") ?? "")
      ? new URL(response.headers.get("location")!).searchParams.get("state")
      : null;
  return { response, context, result, returnTo: (await openState(context, state))?.returnTo };
}

describe("secure-authent [SESS-15]", () => {
  it("lets a secure session through, without any call", async () => {
    browser.cookies = await tokens();
    expect((await visit("/fr-fr/account/orders")).result).toBe("the page");
  });

  it("sends a visitor to the provider with a 301 that nothing keeps, and back to this page [SESS-06]", async () => {
    const { response, returnTo } = await visit("/fr-ch/account/orders?page=2");
    expect(response?.status).toBe(301);
    expect(response?.headers.get("cache-control")).toBe("no-store");
    const url = new URL(response?.headers.get("location") ?? "");
    expect(url.origin + url.pathname).toBe(`${AUTH}/authorize`);
    expect(url.searchParams.get("redirect_uri")).toBe("http://localhost:3000/fr-ch/auth/callback");
    expect(returnTo).toBe("/fr-ch/account/orders?page=2");
  });

  it("sends a shopper with an expired refresh token, and forgets both tokens [SESS-01] [SESS-06]", async () => {
    browser.cookies = await tokens(now() - 1);
    expect((await visit("/fr-fr/account/orders")).response?.status).toBe(301);
    expect(browser.cookies).not.toHaveProperty("access");
    expect(browser.cookies).not.toHaveProperty("refresh");
  });

  it.each([
    ["only the access token", async () => ({ access: { accessToken: await aToken(), sessionId: "session-1" } })],
    ["only the refresh token", async () => ({ refresh: { refreshToken: await aToken(), sessionId: "session-1" } })],
  ])("needs both tokens: %s is cleared [SESS-01]", async (_what, cookies) => {
    browser.cookies = await cookies();
    expect((await visit("/fr-fr/account/orders")).response?.status).toBe(301);
    expect(Object.keys(browser.cookies)).toEqual(["signIn"]);
  });

  it.each(["nonsense", "a.b", "a.b.c", `${btoa("{}")}.${btoa("{}")}.x`])(
    "takes a refresh token that says no date for expired: %s",
    async (refreshToken) => {
      browser.cookies = {
        access: { accessToken: await aToken(), sessionId: "session-1" },
        refresh: { refreshToken, sessionId: "session-1" },
      };
      expect((await visit("/fr-fr/account/orders")).response?.status).toBe(301);
    },
  );

  it("brings the sender of a form back to the page that holds it, never to the form's own address [SESS-06]", async () => {
    const referer = "http://localhost:3000/fr-fr/robe--p100001?couleur=2";
    const post = { method: "POST", headers: { referer } };
    expect((await visit("/fr-fr/wishlist/add", post)).returnTo).toBe("/fr-fr/robe--p100001?couleur=2");
    expect((await visit("/fr-fr/checkout/billing", { method: "POST" })).returnTo).toBe("/fr-fr/checkout/billing");
    const named = async ({ context, request }: LoaderFunctionArgs) => {
      await requireSignIn(context, request, "/fr-fr/account/alerts");
      return "the page";
    };
    expect((await visit("/fr-fr/alerts/remove", { method: "POST" }, named)).returnTo).toBe("/fr-fr/account/alerts");
  });

  it("apologises while the provider is down, and logs nobody out", async () => {
    server.use(http.get(`${AUTH}/.well-known/openid-configuration`, () => new HttpResponse(null, { status: 500 })));
    expect((await visit("/fr-fr/account/orders")).response?.status).toBe(503);
  });
});

describe("a session that ends in the middle of a page", () => {
  const page = ({ context, request }: LoaderFunctionArgs) =>
    withSignIn(context, request, async () => (await getCustomer(context)).firstName);
  const failing = (error: Error) => (args: LoaderFunctionArgs) =>
    withSignIn(args.context, args.request, () => Promise.reject<string>(error));

  beforeEach(async () => {
    browser.cookies = await tokens();
    server.use(
      http.get(`${GATEWAY}/accounts-self/`, () =>
        HttpResponse.json({ code: "UNAUTHORIZED", message: "Invalid JWT." }, { status: 401 }),
      ),
    );
  });

  it.each([400, 401, 403])("goes to the provider and back when the refresh answers %i [SESS-05]", async (status) => {
    server.use(http.post(`${AUTH}/api/cookie-refresh-tokens`, () => HttpResponse.json({}, { status })));
    const { response, returnTo } = await visit("/fr-fr/account/dashboard", {}, page);
    expect([response?.status, returnTo]).toEqual([301, "/fr-fr/account/dashboard"]);
    expect(browser.cookies).not.toHaveProperty("access");
  });

  it.each([404, 429, 500, 503])("apologises when the refresh answers %i: nobody is logged out", async (status) => {
    server.use(http.post(`${AUTH}/api/cookie-refresh-tokens`, () => HttpResponse.json({}, { status })));
    expect((await visit("/fr-fr/account/dashboard", {}, page)).response?.status).toBe(503);
    expect(browser.cookies).toMatchObject(await Promise.resolve({ access: {}, refresh: {} }));
  });

  it("apologises when the gateway refuses fresh tokens: signing in again would not help", async () => {
    const fresh = { accessToken: await aToken(), refreshToken: await aToken() };
    server.use(http.post(`${AUTH}/api/cookie-refresh-tokens`, () => HttpResponse.json(fresh)));
    expect((await visit("/fr-fr/account/dashboard", {}, page)).response?.status).toBe(503);
    expect(browser.cookies.access).toMatchObject({ accessToken: fresh.accessToken });
  });

  it("apologises when the tokens of the sign-in that follows are refused too: no endless loop", async () => {
    server.use(http.post(`${AUTH}/api/cookie-refresh-tokens`, () => HttpResponse.json({}, { status: 401 })));
    const answers: (number | undefined)[] = [];
    for (let round = 0; round < 2; round += 1) {
      const { response } = await visit("/fr-fr/account/dashboard", {}, page);
      answers.push(response?.status);
      expect(browser.cookies).not.toHaveProperty("access");
      browser.cookies = { ...browser.cookies, ...(await tokens()) };
    }
    expect(answers).toEqual([301, 503]);
    // Accepted again: the next refusal is a session's end like any other.
    await visit("/fr-fr/x", {}, (args) => withSignIn(args.context, args.request, () => Promise.resolve("the page")));
    expect((await visit("/fr-fr/account/dashboard", {}, page)).response?.status).toBe(301);
  });

  it("apologises after one sign-in too where another page had begun it: tokens refused before a redirect", async () => {
    server.use(http.post(`${AUTH}/api/cookie-refresh-tokens`, () => HttpResponse.json({}, { status: 401 })));
    // As the header does beside a page that only redirects a customer.
    const header = ({ context }: LoaderFunctionArgs) => getCustomer(context).then(String, () => "redirect");
    expect((await visit("/fr-fr/wishlist", {}, header)).result).toBe("redirect");
    expect(browser.cookies).not.toHaveProperty("access");
    expect((await visit("/fr-fr/account/wishlist", {}, page)).response?.status).toBe(301);
    browser.cookies = { ...browser.cookies, ...(await tokens()) };
    expect((await visit("/fr-fr/account/wishlist", {}, page)).response?.status).toBe(503);
  });

  it("tells every other failure apart", async () => {
    const status = async (error: Error) => (await visit("/fr-fr/x", {}, failing(error))).response?.status;
    expect(await status(new UnauthorizedError())).toBe(301);
    expect(await status(new ServiceUnavailableError())).toBe(503);
    expect(await status(new ContractError())).toBe(503);
    // A refusal that the caller did not handle.
    expect(await status(new GatewayError("GET /x", 404, { code: "X", message: "" }))).toBe(503);
    const mistake = new TypeError();
    await expect(visit("/fr-fr/x", {}, failing(mistake))).rejects.toBe(mistake);
  });
});
