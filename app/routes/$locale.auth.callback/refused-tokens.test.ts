import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import { openState } from "#app/bff/session/sign-in-state.server.ts";
import { AUTH_ENV, fakeProvider } from "#tests/support/auth-provider.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { AUTH, GATEWAY } from "#tests/support/request-context.ts";
import { loader as signInLoader } from "../$locale.auth.sign-in/route";
import { loader } from "./route";

const server = useGatewayServer();

it("apologises at once for new tokens that gateway and provider refuse: the page would ask for a sign-in again", async () => {
  const provider = fakeProvider();
  server.use(
    ...provider.handlers,
    http.post(`${AUTH}/api/cookie-refresh-tokens`, () => HttpResponse.json({}, { status: 401 })),
    http.all(`${GATEWAY}/*`, () => refusal(401, "UNAUTHORIZED", "Invalid JWT.")),
  );
  const browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
  browser.cookies.wishlist = { products: ["100001"] };
  const begun = await browser.visit(signInLoader, "/fr-fr/auth/sign-in?returnTo=/fr-fr/account/orders");
  const callback = provider.signIn(begun.response!.headers.get("location")!);
  expect((await browser.visit(loader, callback.href)).response?.status).toBe(503);
  expect(browser.cookies).not.toHaveProperty("access");
  expect(browser.cookies.wishlist).toMatchObject({ products: ["100001"] });
  // "Try again" there asks for the same address: it signs in once more, to the page wanted.
  const { response, context } = await browser.visit(loader, callback.href);
  expect(response?.status).toBe(302);
  const state = new URL(response!.headers.get("location")!).searchParams.get("state");
  expect((await openState(context, state))?.returnTo).toBe("/fr-fr/account/orders");
});
