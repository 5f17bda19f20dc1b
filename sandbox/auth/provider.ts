import Provider, { errors, interactionPolicy, type Configuration, type KoaContextWithOIDC } from "oidc-provider";
import { LANGUAGES } from "#models/locale.ts";
import { findAccount } from "../customers/accounts";
import type { Sandbox } from "../service";
import { ArtifactAdapter } from "./artifacts";
import { CLIENT_ID, SCOPES, clientMetadata, isLocalCallback, isShopPage } from "./client";
import { DAY, HOUR, MINUTE, clockOffset } from "./clock";
import { signingKeys } from "./keys";
import { logoutSource, postLogoutSuccessSource, renderError } from "./logout";
import { GATEWAY_RESOURCE } from "./tokens";

export const MOUNT = "/auth";
export const ACCESS_TOKEN_TTL = 5 * MINUTE;
export const REFRESH_TOKEN_TTL = 30 * DAY;

const COOKIE = { httpOnly: true, sameSite: "lax", signed: true, overwrite: true } as const;
export const SESSION_COOKIE = { name: "sandbox_session", options: { ...COOKIE, path: MOUNT } } as const;

/** The OpenID provider, not yet listening: issuer `{baseUrl}/auth`. */
export function createProvider(sandbox: Sandbox): Provider {
  const provider = new Provider(`${sandbox.baseUrl}${MOUNT}`, configuration(sandbox));
  const { prototype } = provider.Client;
  // A shop on a developer's machine may run on any port and under any *.localhost name.
  prototype.redirectUriAllowed = function (uri) {
    return (this.redirectUris ?? []).includes(uri) || isLocalCallback(uri);
  };
  prototype.postLogoutRedirectUriAllowed = isShopPage;
  provider.on("server_error", (ctx, error) => {
    sandbox.log("sign-in failed", { path: ctx.path, error: error.message });
  });
  return provider;
}

function configuration(sandbox: Sandbox): Configuration {
  const { kid, privateKey, cookieKey } = signingKeys(sandbox);
  return {
    adapter: (model) => new ArtifactAdapter(sandbox, model),
    clients: [clientMetadata],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kty: "RSA", kid, use: "sig", alg: "RS256" }] },
    cookies: cookies(cookieKey),
    pkce: { required: () => true },
    claims: {
      openid: ["sub"],
      profile: ["name", "given_name", "family_name", "customerId", "newCustomer"],
      email: ["email", "email_verified"],
    },
    clientBasedCORS: () => false,
    clientAuthMethods: ["client_secret_basic", "client_secret_post"],
    responseTypes: ["code"],
    clockTolerance: 0,
    discovery: { ui_locales_supported: [...LANGUAGES] },
    features: {
      devInteractions: { enabled: false },
      // Named in the discovery document; `revocation.ts` answers.
      revocation: { enabled: true },
      resourceIndicators: resourceIndicators(),
      rpInitiatedLogout: {
        enabled: true,
        logoutSource,
        postLogoutSuccessSource,
      },
    },
    // A session's tokens end with it: signing out of the shop signs out of its refresh tokens.
    expiresWithSession: () => true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    extraTokenClaims: (_ctx, token) =>
      "accountId" in token ? { ...accessClaims(sandbox, token.accountId), sid: token.sessionUid } : undefined,
    formats: {
      customizers: {
        jwt: (_ctx, _token, { payload }) => {
          const offset = clockOffset(sandbox);
          payload.iat = Number(payload.iat) + offset;
          payload.exp = Number(payload.exp) + offset;
        },
      },
    },
    findAccount: (_ctx, customerId) => accountOf(sandbox, customerId),
    interactions: { policy: policy(), url: (_ctx, { uid }) => `${MOUNT}/interaction/${uid}` },
    loadExistingGrant: grantFor,
    renderError,
    ttl: {
      AccessToken: ACCESS_TOKEN_TTL,
      AuthorizationCode: MINUTE,
      Grant: 365 * DAY,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: REFRESH_TOKEN_TTL,
      Session: 365 * DAY,
    },
  };
}

/** Own names and paths: the shop may run on the same host, and cookies know no ports. */
function cookies(cookieKey: string): Configuration["cookies"] {
  return {
    keys: [cookieKey],
    names: { session: SESSION_COOKIE.name, interaction: "sandbox_interaction", resume: "sandbox_resume" },
    long: SESSION_COOKIE.options,
    short: COOKIE,
  };
}

/** Every access token is a JWT for the gateway, whether or not the client names it. */
function resourceIndicators(): NonNullable<Configuration["features"]>["resourceIndicators"] {
  return {
    enabled: true,
    defaultResource: () => GATEWAY_RESOURCE,
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, resource) => {
      if (resource !== GATEWAY_RESOURCE) throw new errors.InvalidTarget();
      return {
        scope: "",
        audience: GATEWAY_RESOURCE,
        accessTokenFormat: "jwt",
        accessTokenTTL: ACCESS_TOKEN_TTL,
        jwt: { sign: { alg: "RS256" } },
      };
    },
  };
}

/** Sign-in when there is no session, registration when asked for, and no consent: the shop is the provider's own. */
function policy(): interactionPolicy.DefaultPolicy {
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: "create", requestable: true }), 0);
  prompts.get("consent")?.checks.clear();
  return prompts;
}

async function grantFor({ oidc }: KoaContextWithOIDC) {
  const { Grant } = oidc.provider;
  const grantId = oidc.session?.grantIdFor(CLIENT_ID);
  const existing = grantId ? await Grant.find(grantId) : undefined;
  if (existing && existing.accountId === oidc.account?.accountId) return existing;
  const grant = new Grant({ accountId: oidc.account?.accountId, clientId: CLIENT_ID });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
}

function accessClaims(sandbox: Sandbox, customerId: string) {
  const { tokenPadding = 0 } = sandbox;
  return { ...tokenClaims(sandbox, customerId), ...(tokenPadding > 0 ? { roles: "r".repeat(tokenPadding) } : {}) };
}

function tokenClaims(sandbox: Sandbox, customerId: string) {
  return { customerId, newCustomer: findAccount(sandbox, customerId)?.newCustomer ?? false };
}

function accountOf(sandbox: Sandbox, customerId: string) {
  const account = findAccount(sandbox, customerId);
  if (!account) return undefined;
  const { firstName, lastName, email } = account;
  return {
    accountId: customerId,
    claims: () => ({
      sub: customerId,
      name: `${firstName} ${lastName}`,
      given_name: firstName,
      family_name: lastName,
      email,
      email_verified: true,
      ...tokenClaims(sandbox, customerId),
    }),
  };
}
