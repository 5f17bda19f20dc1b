import { decodeJwt } from "jose";
import * as client from "openid-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { gatewayErrorSchema } from "#models/schema-parts.ts";
import { refresh, startAuth, type Fixture } from "./auth.fixture";
import { Browser, authorization, shopClient, signIn } from "#contract/sign-in.ts";
import { authService } from "./service";
import { verifyAccessToken } from "./tokens";

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startAuth();
});
afterEach(() => fixture.close());

describe("sign-in", () => {
  it("gives tokens and an ID token that the client library accepts", async () => {
    const { answer, tokens, browser } = await signIn(fixture, "fid@vitrine.test");
    expect(answer.claims()).toMatchObject({
      sub: "c-1001",
      email: "fid@vitrine.test",
      given_name: "Camille",
      family_name: "Lefèvre",
      customerId: "c-1001",
      newCustomer: false,
    });
    expect(answer.expires_in).toBe(300);
    const access = decodeJwt(tokens.accessToken);
    expect(access).toMatchObject({ customerId: "c-1001", newCustomer: false, aud: "urn:vitrine:gateway" });
    const { iat = 0, exp = 0, sub } = decodeJwt(tokens.refreshToken);
    expect([sub, exp - iat]).toEqual(["c-1001", 30 * 86_400]);
    expect(await verifyAccessToken(fixture.sandbox, tokens.accessToken)).toEqual({
      customerId: "c-1001",
      newCustomer: false,
      signInSession: access.sid,
    });
    expect(browser.cookieNames.every((name) => name.startsWith("sandbox_"))).toBe(true);
  });

  it("says who has never ordered", async () => {
    const { tokens } = await signIn(fixture, "new@vitrine.test");
    expect(decodeJwt(tokens.accessToken).newCustomer).toBe(true);
  });

  it("lets a deleted account in", async () => {
    const { answer } = await signIn(fixture, "deleted@vitrine.test");
    expect(answer.claims()?.sub).toBe("c-1004");
  });

  it("needs no form while the session lasts, also after a restart", async () => {
    const { browser } = await signIn(fixture, "fid@vitrine.test");
    await fixture.restart();
    const { url } = await authorization(await shopClient(fixture.issuer), { prompt: "consent" });
    const response = await browser.follow(await browser.get(url), fixture.issuer);
    expect(response.headers.get("location")).toMatch(/^http:\/\/localhost:3000\/fr-fr\/auth\/callback\?code=/);
  });

  it("keeps its published keys over a restart and a reset", async () => {
    const jwks = z.object({ keys: z.array(z.record(z.string(), z.string())) });
    const published = async () => jwks.parse(await (await fetch(`${fixture.issuer}/jwks`)).json());
    const before = await published();
    expect(before.keys).toHaveLength(1);
    expect(before.keys[0]).not.toHaveProperty("d");
    await fixture.restart();
    expect(await published()).toEqual(before);
    authService.seed(fixture.sandbox);
    expect(await published()).toEqual(before);
  });

  it("refuses a request without PKCE and a callback elsewhere", async () => {
    const config = await shopClient(fixture.issuer);
    const browser = new Browser();
    const { url } = await authorization(config);
    const plain = new URL(url);
    plain.searchParams.delete("code_challenge");
    plain.searchParams.delete("code_challenge_method");
    const refused = await browser.get(plain.href);
    expect(new URL(refused.headers.get("location") ?? "").searchParams.get("error")).toBe("invalid_request");
    const elsewhere = new URL(url);
    elsewhere.searchParams.set("redirect_uri", "http://evil.test/fr-fr/auth/callback");
    const answer = await browser.get(elsewhere.href, { accept: "text/html" });
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
    expect(await answer.text()).toContain("invalid_redirect_uri");
  });

  it("signs another customer in where one was signed in", async () => {
    const { browser, tokens, config } = await signIn(fixture, "fid@vitrine.test");
    const { url, finish } = await authorization(config, { prompt: "login" });
    const form = await browser.follow(await browser.get(url), fixture.issuer);
    const sent = await browser.post(form.url, { intent: "sign-in", email: "hsp@vitrine.test", password: "vitrine" });
    const back = await browser.follow(sent, fixture.issuer);
    expect((await finish(back.headers.get("location") ?? "")).claims()?.sub).toBe("c-1002");
    expect((await refresh(fixture.issuer, tokens)).status).toBe(401);
  });
});

describe("sign-out", () => {
  const returnTo = "http://localhost:3000/fr-fr";

  it("asks nothing when the ID token is the customer's, and ends the refresh tokens", async () => {
    const { browser, config, answer, tokens } = await signIn(fixture, "fid@vitrine.test");
    const url = client.buildEndSessionUrl(config, {
      id_token_hint: answer.id_token ?? "",
      post_logout_redirect_uri: returnTo,
      state: "s1",
    });
    const response = await browser.get(url.href);
    expect([response.status, response.headers.get("location")]).toEqual([303, `${returnTo}?state=s1`]);
    expect((await refresh(fixture.issuer, tokens)).status).toBe(401);
    const { url: again } = await authorization(config, { prompt: "consent" });
    expect((await browser.follow(await browser.get(again), fixture.issuer)).url).toContain("/interaction/");
  });

  it("asks first without one", async () => {
    const { browser, config, tokens } = await signIn(fixture, "fid@vitrine.test");
    const url = client.buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo, ui_locales: "de-DE" });
    const page = await browser.get(url.href, { accept: "text/html" });
    const text = await page.text();
    expect(text).toContain('<html lang="de"');
    const action = /action="([^"]+)"/.exec(text)?.[1] ?? "";
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(text)?.[1] ?? "";
    expect((await refresh(fixture.issuer, tokens)).status).toBe(200);
    // Whoever stays has only to leave the page: nothing is sent, and nothing ends.
    expect(text).toMatch(new RegExp(`<a [^>]*href="${returnTo}"`));
    const done = await browser.post(action, { xsrf, logout: "yes" });
    expect(done.headers.get("location")).toBe(returnTo);
  });

  it("goes straight back when nobody is signed in", async () => {
    const config = await shopClient(fixture.issuer);
    const url = client.buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo });
    const response = await new Browser().get(url.href);
    expect([response.status, response.headers.get("location")]).toEqual([303, returnTo]);
  });

  it("sends nobody to a foreign page", async () => {
    const config = await shopClient(fixture.issuer);
    const url = client.buildEndSessionUrl(config, { post_logout_redirect_uri: "https://evil.test/" });
    const response = await new Browser().get(url.href);
    expect([response.status, response.headers.get("location")]).toEqual([400, null]);
  });
});

it.each(["/nothing", "/%00", "/token/etc%2fpasswd"])(
  "refuses the address %s with a code and a message",
  async (path) => {
    const answer = await fetch(`${fixture.sandbox.baseUrl}/auth${path}`);
    expect(answer.status).toBe(404);
    gatewayErrorSchema.parse(await answer.json());
  },
);
