import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hasReadableTokens,
  isRefreshExpired,
  hasValidTokens,
  isWelcomed,
  sessionSubject,
  tokenExpiry,
  tokenPayload,
} from "./session-rules";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const jwt = (payload: unknown) => `${encode({ alg: "RS256" })}.${encode(payload)}.c2ln`;

/** The same moment in seconds and in milliseconds. */
const EXP = 1_800_000_000;
const NOW = EXP * 1_000;
const access = jwt({ sub: "c-1001" });
const refresh = jwt({ exp: EXP });

const MALFORMED = [
  "",
  ".",
  "..",
  "a.b",
  "opaque-token",
  "a.!!!.c",
  `${encode({})}.${encode({ exp: EXP })}`,
  `${encode({})}.${encode({ exp: EXP })}.sig.more.parts`,
  jwt(null),
  jwt("text"),
  jwt([1]),
  `x.${Buffer.from('{"exp":1').toString("base64url")}.y`,
];

describe("tokenPayload", () => {
  it("reads what any token carries", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue()), (payload) => {
        expect(JSON.stringify(tokenPayload(jwt(payload)))).toBe(JSON.stringify({ ...payload }));
      }),
    );
  });

  it.each(MALFORMED)("takes %j for none", (token) => {
    expect(tokenPayload(token)).toBeNull();
  });

  it("is never an exception", () => {
    const part = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
        const payload = tokenPayload(parts.join("."));
        expect(payload === null || typeof payload === "object").toBe(true);
      }),
    );
  });
});

describe("a session", () => {
  const tokens = { accessToken: access, refreshToken: refresh };

  it.each([
    ["both tokens", tokens, true],
    ["none", null, false],
    ["an empty access token", { ...tokens, accessToken: "" }, false],
    ["an empty refresh token", { ...tokens, refreshToken: "" }, false],
    ["a malformed access token", { ...tokens, accessToken: "x" }, false],
    ["a malformed refresh token", { ...tokens, refreshToken: "x" }, false],
  ])("is or is not signed in with %s [SESS-01]", (_, given, expected) => {
    expect(hasReadableTokens(given)).toBe(expected);
    expect(hasValidTokens(given, NOW - 1)).toBe(expected);
  });

  it("is secure until its refresh token's date has passed, and stays signed in then [SESS-01]", () => {
    expect(hasValidTokens(tokens, NOW - 1)).toBe(true);
    expect(hasValidTokens(tokens, NOW)).toBe(false);
    expect(hasValidTokens(tokens, NOW + 1)).toBe(false);
    expect(hasReadableTokens(tokens)).toBe(true);
  });

  it.each([undefined, null, "1800000000", {}])("is not secure when the refresh token's exp is %j [SESS-01]", (exp) => {
    expect(hasValidTokens({ ...tokens, refreshToken: jwt({ exp }) }, 0)).toBe(false);
  });

  it("does not depend on the access token's date", () => {
    expect(hasValidTokens({ ...tokens, accessToken: jwt({ exp: 1 }) }, NOW - 1)).toBe(true);
  });

  it("is never secure without being signed in, nor with an expired refresh token [SESS-01]", () => {
    const token = fc.oneof(
      fc.constantFrom(...MALFORMED),
      fc.integer({ min: 0, max: 2 * EXP }).map((exp) => jwt({ exp })),
    );
    const pair = fc.option(fc.record({ accessToken: token, refreshToken: token }));
    fc.assert(
      fc.property(pair, fc.integer({ min: 0, max: 2 * NOW }), (given, now) => {
        const isValid = given !== null && !MALFORMED.includes(given.accessToken);
        const exp = given && tokenExpiry(given.refreshToken);
        expect(hasValidTokens(given, now)).toBe(isValid && exp !== null && now < exp * 1_000);
        if (hasValidTokens(given, now)) expect(hasReadableTokens(given)).toBe(true);
      }),
    );
  });
});

describe("sessionSubject", () => {
  const idToken = jwt({ sub: "c-2" });

  it.each([
    ["the access token's sub", jwt({ sub: "c-1", customerId: "c-3" }), "c-1"],
    ["its customerId without a sub", jwt({ customerId: "c-3" }), "c-3"],
    ["its customerId where the sub is empty", jwt({ sub: "", customerId: "c-3" }), "c-3"],
    ["the ID token's sub where the access token names nobody", jwt({ sub: 7 }), "c-2"],
    ["the ID token's sub where the access token is opaque", "opaque-token", "c-2"],
  ])("is %s", (_, accessToken, subject) => {
    expect(sessionSubject({ accessToken }, idToken)).toBe(subject);
  });

  it("is null where no token names anybody", () => {
    expect(sessionSubject({ accessToken: jwt({ sub: "" }) }, jwt({}))).toBeNull();
    expect(sessionSubject({ accessToken: "opaque-token" })).toBeNull();
  });
});

describe("isRefreshExpired", () => {
  it("takes seconds for the date and milliseconds for now", () => {
    expect(isRefreshExpired(EXP, NOW - 1)).toBe(false);
    expect(isRefreshExpired(EXP, NOW)).toBe(true);
    expect(isRefreshExpired(null, 0)).toBe(true);
  });
});

describe("isWelcomed", () => {
  const newcomer = jwt({ newCustomer: true });

  it.each([
    "/fr-fr",
    "/en/",
    "/fr-fr?utm=x",
    "/pl-pl/account",
    "/pl-pl/account/dashboard",
    "/fr/ACCOUNT/dashboard/?x=1",
  ])("sends a new customer who was going to %s to the welcome page [SESS-14]", (returnTo) => {
    expect(isWelcomed(newcomer, returnTo)).toBe(true);
  });

  it.each([
    "/fr-fr/checkout/billing",
    "/fr-fr/cart",
    "/fr-fr/search?query=account",
    "/fr-fr/account/orders",
    "/fr-fr/account/dashboards",
    "/fr-fr/robe--p100001?back=/account/dashboard",
  ])("lets a new customer who was going to %s go there [SESS-14]", (returnTo) => {
    expect(isWelcomed(newcomer, returnTo)).toBe(false);
  });

  it.each([{}, { newCustomer: false }, { newCustomer: "true" }, { newCustomer: 1 }])(
    "welcomes nobody whose token says %j [SESS-14]",
    (payload) => {
      expect(isWelcomed(jwt(payload), "/fr-fr")).toBe(false);
    },
  );

  it.each(MALFORMED)("welcomes nobody with the token %j [SESS-14]", (token) => {
    expect(isWelcomed(token, "/fr-fr")).toBe(false);
  });
});
