import { decodeJwt } from "jose";
import * as client from "openid-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { gatewayErrorSchema } from "#models/schema-parts.ts";
import { tokensSchema } from "#models/customer.ts";
import { REUSE_GRACE } from "./artifacts";
import { refresh, startAuth, type Fixture } from "./auth.fixture";
import { signIn } from "#contract/sign-in.ts";
import { verifyAccessToken } from "./tokens";

const DAY_MS = 86_400_000;
let fixture: Fixture;
beforeEach(async () => {
  fixture = await startAuth();
});
afterEach(() => fixture.close());

describe("the clock", () => {
  it("ages access tokens, and stamps new ones by the sandbox's time", async () => {
    const { tokens } = await signIn(fixture, "fid@vitrine.test");
    fixture.setOffset(270_000);
    expect(await verifyAccessToken(fixture.sandbox, tokens.accessToken)).not.toBeNull();
    fixture.setOffset(301_000);
    expect(await verifyAccessToken(fixture.sandbox, tokens.accessToken)).toBeNull();
    const renewed = tokensSchema.parse(await (await refresh(fixture.issuer, tokens)).json());
    expect(await verifyAccessToken(fixture.sandbox, renewed.accessToken)).not.toBeNull();
    const ahead = (decodeJwt(renewed.accessToken).iat ?? 0) - Date.now() / 1000;
    expect(Math.round(ahead / 10)).toBe(30);
  });

  it("ends refresh tokens after 30 days", async () => {
    const { tokens } = await signIn(fixture, "fid@vitrine.test");
    fixture.setOffset(30 * DAY_MS - 60_000);
    const renewed = tokensSchema.parse(await (await refresh(fixture.issuer, tokens)).json());
    fixture.setOffset(60 * DAY_MS);
    expect((await refresh(fixture.issuer, renewed)).status).toBe(401);
  });

  it("does not hinder sign-in, wherever it stands", async () => {
    for (const days of [-40, 400]) {
      fixture.setOffset(days * DAY_MS);
      const { tokens } = await signIn(fixture, "fid@vitrine.test");
      const { exp = 0 } = decodeJwt(tokens.refreshToken);
      expect(Math.round((exp - fixture.sandbox.now() / 1000) / 60)).toBe(30 * 1440);
      expect(await verifyAccessToken(fixture.sandbox, tokens.accessToken)).not.toBeNull();
    }
  });
});

describe("refresh", () => {
  it("rotates", async () => {
    const { tokens } = await signIn(fixture, "fid@vitrine.test");
    const response = await refresh(fixture.issuer, tokens);
    expect(response.status).toBe(200);
    const renewed = tokensSchema.strict().parse(await response.json());
    expect(renewed.refreshToken).not.toBe(tokens.refreshToken);
    expect(decodeJwt(renewed.refreshToken).exp).toBeGreaterThan(Date.now() / 1000);
    expect((await refresh(fixture.issuer, renewed)).status).toBe(200);
  });

  it("rotates for the client library too", async () => {
    const { config, tokens } = await signIn(fixture, "fid@vitrine.test");
    const renewed = await client.refreshTokenGrant(config, tokens.refreshToken);
    expect(decodeJwt(renewed.refresh_token ?? "").sub).toBe("c-1001");
    fixture.setOffset((REUSE_GRACE + 2) * 1_000);
    await expect(client.refreshTokenGrant(config, tokens.refreshToken)).rejects.toMatchObject({
      error: "invalid_grant",
    });
  });

  it("ends the family when a token is used twice", async () => {
    const { tokens } = await signIn(fixture, "fid@vitrine.test");
    const renewed = tokensSchema.parse(await (await refresh(fixture.issuer, tokens)).json());
    fixture.setOffset((REUSE_GRACE + 2) * 1_000);
    const reused = await refresh(fixture.issuer, tokens);
    expect(reused.status).toBe(401);
    expect(gatewayErrorSchema.parse(await reused.json()).code).toBe("INVALID_REFRESH_TOKEN");
    expect((await refresh(fixture.issuer, renewed)).status).toBe(401);
    expect((await signIn(fixture, "fid@vitrine.test")).tokens).toBeDefined();
  });

  it("logs nobody out when two instances of the shop refresh at once, or an answer was lost", async () => {
    const { tokens } = await signIn(fixture, "fid@vitrine.test");
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(fixture.issuer, tokens)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const pairs = tokensSchema.array().parse(await Promise.all(answers.map((answer) => answer.json())));
    expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(8);
    fixture.setOffset((REUSE_GRACE - 2) * 1_000);
    expect((await refresh(fixture.issuer, tokens)).status).toBe(200);
    // Whichever of them the browser was left with goes on, and the old one no longer does.
    fixture.setOffset((REUSE_GRACE + 2) * 1_000);
    for (const pair of pairs.slice(0, 2)) expect((await refresh(fixture.issuer, pair)).status).toBe(200);
    expect((await refresh(fixture.issuer, tokens)).status).toBe(401);
    expect((await refresh(fixture.issuer, pairs[2]!)).status).toBe(401);
  });

  it("leaves other browsers alone", async () => {
    const first = await signIn(fixture, "fid@vitrine.test");
    const second = await signIn(fixture, "fid@vitrine.test");
    await refresh(fixture.issuer, first.tokens);
    fixture.setOffset((REUSE_GRACE + 2) * 1_000);
    expect((await refresh(fixture.issuer, first.tokens)).status).toBe(401);
    expect((await refresh(fixture.issuer, second.tokens)).status).toBe(200);
  });

  it("refuses what is not a pair of its own tokens", async () => {
    const { tokens } = await signIn(fixture, "fid@vitrine.test");
    const other = await signIn(fixture, "hsp@vitrine.test");
    const { accessToken, refreshToken } = tokens;
    const pairs = [
      { accessToken: refreshToken, refreshToken: accessToken },
      { accessToken: other.tokens.accessToken, refreshToken },
      { accessToken, refreshToken: `${refreshToken.slice(0, -4)}AAAA` },
      { accessToken, refreshToken: String(decodeJwt(refreshToken).jti) },
      { accessToken: "", refreshToken: "" },
    ];
    for (const pair of pairs) {
      const response = await refresh(fixture.issuer, pair);
      expect(response.status).toBe(401);
      expect(gatewayErrorSchema.safeParse(await response.json()).success).toBe(true);
    }
    expect((await refresh(fixture.issuer, tokens)).status).toBe(200);
  });

  it("answers 400 to a malformed body", async () => {
    const send = (body: string) =>
      fetch(`${fixture.issuer}/api/cookie-refresh-tokens`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
    for (const body of ["{", "{}", "[]", '{"tokens":{"accessToken":1}}']) {
      const response = await send(body);
      expect(response.status).toBe(400);
      expect(gatewayErrorSchema.safeParse(await response.json()).success).toBe(true);
    }
  });
});

describe("access tokens", () => {
  it("are refused when forged, of another kind, or without an account", async () => {
    const { tokens } = await signIn(fixture, "fid@vitrine.test");
    const [header = "", payload = "", signature = ""] = tokens.accessToken.split(".");
    const claims = { ...decodeJwt(tokens.accessToken), customerId: "c-1005" };
    const forged = [header, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
    const unsigned = [Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url"), payload, ""].join(".");
    for (const token of [forged, unsigned, tokens.refreshToken, "", "a.b.c"]) {
      expect(await verifyAccessToken(fixture.sandbox, token)).toBeNull();
    }
    fixture.sandbox.db.exec("DELETE FROM accounts WHERE customer_id = 'c-1001'");
    expect(await verifyAccessToken(fixture.sandbox, tokens.accessToken)).toBeNull();
  });
});

describe("revocation", () => {
  it("ends a refresh token with its family, and leaves other browsers alone", async () => {
    const { config, tokens } = await signIn(fixture, "fid@vitrine.test");
    const other = await signIn(fixture, "fid@vitrine.test");
    const renewed = tokensSchema.parse(await (await refresh(fixture.issuer, tokens)).json());
    await client.tokenRevocation(config, tokens.refreshToken, { token_type_hint: "refresh_token" });
    for (const pair of [tokens, renewed]) expect((await refresh(fixture.issuer, pair)).status).toBe(401);
    expect((await refresh(fixture.issuer, other.tokens)).status).toBe(200);
    expect((await signIn(fixture, "fid@vitrine.test")).tokens).toBeDefined();
  });

  it("ends an access token before its time, whatever the hint says, over a restart", async () => {
    const { config, tokens } = await signIn(fixture, "fid@vitrine.test");
    const renewed = tokensSchema.parse(await (await refresh(fixture.issuer, tokens)).json());
    await client.tokenRevocation(config, tokens.accessToken, { token_type_hint: "refresh_token" });
    await fixture.restart();
    expect(await verifyAccessToken(fixture.sandbox, tokens.accessToken)).toBeNull();
    expect(await verifyAccessToken(fixture.sandbox, renewed.accessToken)).not.toBeNull();
  });

  it("takes what it does not know for revoked, and nothing from strangers", async () => {
    const { config, tokens } = await signIn(fixture, "fid@vitrine.test");
    for (const unknown of ["a.b.c", "x", `${tokens.accessToken}A`]) await client.tokenRevocation(config, unknown);
    const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${fixture.issuer}/token/revocation`, { method: "POST", body: new URLSearchParams(fields), headers });
    const token = tokens.accessToken;
    expect((await send({ token })).status).toBe(401);
    expect((await send({ token, client_id: "vitrine", client_secret: "guess" })).status).toBe(401);
    expect((await send({ token }, { authorization: `Basic ${btoa("vitrine:guess")}` })).status).toBe(401);
    expect((await send({ client_id: "vitrine", client_secret: "sandbox-secret" })).status).toBe(400);
    expect(await verifyAccessToken(fixture.sandbox, token)).not.toBeNull();
    expect((await send({ token }, { authorization: `Basic ${btoa("vitrine:sandbox-secret")}` })).status).toBe(200);
    expect(await verifyAccessToken(fixture.sandbox, token)).toBeNull();
  });
});
