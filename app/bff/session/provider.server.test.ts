import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { AUTH_ENV, aToken, type FakeProvider, fakeProvider } from "#tests/support/auth-provider.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { AUTH } from "#tests/support/request-context.ts";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { SignInCancelledError, SignInFailedError } from "./provider-errors.server";
import { createAuthProvider } from "./provider.server";

const server = useGatewayServer();
let fake: FakeProvider;
beforeEach(() => {
  fake = fakeProvider();
  server.use(...fake.handlers);
});

const redirectUri = "http://localhost:3000/fr-ch/auth/callback";
const checks = { state: "the-state", nonce: "the-nonce", verifier: "v".repeat(43) };
const request = { redirectUri, locale: "fr-CH", register: false, checks };

async function failure(run: () => Promise<unknown>): Promise<unknown> {
  return run().then(
    () => "no failure",
    (error: unknown) => error,
  );
}

describe("authentication provider", () => {
  it("asks for a code with PKCE, state and nonce, in the shopper's language [SESS-07]", async () => {
    const url = await createAuthProvider(AUTH_ENV).signInUrl(request);
    expect(url.origin + url.pathname).toBe(`${AUTH}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      client_id: "vitrine",
      redirect_uri: redirectUri,
      state: "the-state",
      nonce: "the-nonce",
      code_challenge_method: "S256",
      ui_locales: "fr-CH",
      prompt: "consent",
    });
    expect(url.searchParams.get("scope")).toContain("offline_access");
    expect(url.href).not.toContain(checks.verifier);
  });

  it("opens the registration form by prompt=create", async () => {
    const url = await createAuthProvider(AUTH_ENV).signInUrl({ ...request, register: true });
    expect(url.searchParams.get("prompt")).toBe("create");
  });

  it("exchanges the answer for tokens", async () => {
    const auth = createAuthProvider(AUTH_ENV);
    const answer = await auth.complete(fake.signIn(await auth.signInUrl(request)), checks);
    expect(answer.tokens.accessToken).toMatch(/^ey/);
    expect(answer.tokens.refreshToken).toMatch(/^ey/);
    expect(answer.idToken).toMatch(/^ey/);
  });

  it("uses a code once, however many requests bring it", async () => {
    const auth = createAuthProvider(AUTH_ENV);
    const callback = fake.signIn(await auth.signInUrl(request));
    const answers = await Promise.all(Array.from({ length: 20 }, () => auth.complete(callback, checks)));
    expect(new Set(answers.map(({ tokens }) => tokens.accessToken)).size).toBe(1);
    expect(fake.seen.exchanges).toBe(1);
  });

  it("asks for the discovery document once, and again after a failure", async () => {
    const auth = createAuthProvider(AUTH_ENV);
    server.use(
      http.get(`${AUTH}/.well-known/openid-configuration`, () => new HttpResponse(null, { status: 503 }), {
        once: true,
      }),
    );
    expect(await failure(() => auth.signInUrl(request))).toBeInstanceOf(ServiceUnavailableError);
    await Promise.all(Array.from({ length: 5 }, () => auth.signInUrl(request)));
    expect(fake.seen.discoveries).toBe(1);
  });

  it.each([
    ["another state", { state: "other" }],
    ["another nonce", { nonce: "other" }],
    ["another verifier", { verifier: "w".repeat(43) }],
  ])("does not take an answer for %s [SESS-07]", async (_what, other) => {
    const auth = createAuthProvider(AUTH_ENV);
    const callback = fake.signIn(await auth.signInUrl(request));
    expect(await failure(() => auth.complete(callback, { ...checks, ...other }))).toBeInstanceOf(SignInFailedError);
  });

  it.each([
    ["from another issuer", (url: URL) => url.searchParams.set("iss", "https://evil.test")],
    ["without a code", (url: URL) => url.searchParams.delete("code")],
    ["with a code nobody issued", (url: URL) => url.searchParams.set("code", "guessed")],
    ["with two codes", (url: URL) => url.searchParams.append("code", "second")],
    ["for another page", (url: URL) => void (url.pathname = "/en/auth/callback")],
  ])("does not take an answer %s [SESS-07]", async (_what, change) => {
    const auth = createAuthProvider(AUTH_ENV);
    const callback = fake.signIn(await auth.signInUrl(request));
    change(callback);
    expect(await failure(() => auth.complete(callback, checks))).toBeInstanceOf(SignInFailedError);
  });

  it("tells a cancelled sign-in from a failed and from an unavailable provider", async () => {
    const auth = createAuthProvider(AUTH_ENV);
    const answer = async (error: string) =>
      failure(async () => auth.complete(fake.fail(await auth.signInUrl(request), error), checks));
    expect(await answer("access_denied")).toBeInstanceOf(SignInCancelledError);
    expect(await answer("temporarily_unavailable")).toBeInstanceOf(ServiceUnavailableError);
    expect(await answer("server_error")).toBeInstanceOf(ServiceUnavailableError);
    expect(await answer("login_required")).toBeInstanceOf(SignInFailedError);
    expect(await answer("<script>")).toBeInstanceOf(SignInFailedError);
  });

  it.each<[string, () => Response | Promise<Response>, typeof SignInFailedError | typeof ServiceUnavailableError]>([
    ["500", () => new HttpResponse("oops", { status: 500 }), ServiceUnavailableError],
    ["503 in OAuth's words", () => HttpResponse.json({ error: "x" }, { status: 503 }), ServiceUnavailableError],
    ["429", () => new HttpResponse(null, { status: 429 }), ServiceUnavailableError],
    ["a page of HTML", () => HttpResponse.html("<p>login</p>"), ServiceUnavailableError],
    [
      "broken JSON",
      () => HttpResponse.text("{", { headers: { "Content-Type": "application/json" } }),
      ServiceUnavailableError,
    ],
    ["a broken connection", () => HttpResponse.error(), ServiceUnavailableError],
    [
      "that it does not know the shop",
      () => HttpResponse.json({ error: "invalid_client" }, { status: 401 }),
      ServiceUnavailableError,
    ],
    ["400 invalid_grant", () => HttpResponse.json({ error: "invalid_grant" }, { status: 400 }), SignInFailedError],
  ])("names who is to blame when the exchange answers %s", async (_what, respond, kind) => {
    const auth = createAuthProvider(AUTH_ENV);
    const callback = fake.signIn(await auth.signInUrl(request));
    server.use(http.post(`${AUTH}/token`, respond));
    expect(await failure(() => auth.complete(callback, checks))).toBeInstanceOf(kind);
  });

  it("needs a refresh token", async () => {
    const auth = createAuthProvider(AUTH_ENV);
    const callback = fake.signIn(await auth.signInUrl(request));
    server.use(
      http.post(`${AUTH}/token`, async () =>
        HttpResponse.json({
          access_token: "a",
          token_type: "Bearer",
          id_token: await aToken({ iss: AUTH, aud: "vitrine", sub: "c-1", nonce: checks.nonce }),
        }),
      ),
    );
    expect(await failure(() => auth.complete(callback, checks))).toBeInstanceOf(SignInFailedError);
  });

  it("leads to the provider's logout and back home", async () => {
    const url = await createAuthProvider(AUTH_ENV).logoutUrl("id-token", "http://localhost:3000/fr-fr");
    expect(url.origin + url.pathname).toBe(`${AUTH}/end-session`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      id_token_hint: "id-token",
      post_logout_redirect_uri: "http://localhost:3000/fr-fr",
      client_id: "vitrine",
    });
  });
});
