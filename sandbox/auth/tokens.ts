import { compactVerify } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { hasAccount } from "../customers/accounts";
import type { Sandbox } from "../service";
import { nowInSeconds } from "./clock";
import { signingKeys } from "./keys";
import { isRevoked } from "./revoked";

/** The gateway, as the provider names it in an access token's `aud`. */
export const GATEWAY_RESOURCE = "urn:vitrine:gateway";

const accessClaims = z.object({
  jti: z.string(),
  /** The provider's session, in which the customer signed in on this device. */
  sid: z.string().optional(),
  customerId: z.string(),
  newCustomer: z.boolean(),
  exp: z.number(),
  iss: z.string(),
  aud: z.literal(GATEWAY_RESOURCE),
});
export type AccessClaims = z.infer<typeof accessClaims>;

const verified = new WeakMap<Sandbox, LRUCache<string, AccessClaims>>();

/**
 * Whom a bearer token stands for; null when it is forged, expired by the sandbox's clock, taken back, or its account is gone.
 * Signatures are checked once a token, because the gateway asks at every request.
 */
export async function verifyAccessToken(
  sandbox: Sandbox,
  token: string,
): Promise<{ customerId: string; newCustomer: boolean; signInSession: string | null } | null> {
  const claims = await readAccessToken(sandbox, token);
  if (!claims || claims.exp <= nowInSeconds(sandbox)) return null;
  const { jti, sid = null } = claims;
  if (isRevoked(sandbox, jti) || (sid !== null && isRevoked(sandbox, sid))) return null;
  if (!hasAccount(sandbox, claims.customerId)) return null;
  return { customerId: claims.customerId, newCustomer: claims.newCustomer, signInSession: sid };
}

/** The claims of an access token that this provider signed, expired or not. */
export async function readAccessToken(sandbox: Sandbox, token: string): Promise<AccessClaims | null> {
  const cache = cacheOf(sandbox);
  const cached = cache.get(token);
  if (cached) return cached;
  try {
    const { payload, protectedHeader } = await compactVerify(token, signingKeys(sandbox).publicKey, {
      algorithms: ["RS256"],
    });
    if (protectedHeader.typ !== "at+jwt") return null;
    const claims = accessClaims.parse(JSON.parse(new TextDecoder().decode(payload)));
    if (claims.iss !== `${sandbox.baseUrl}/auth`) return null;
    cache.set(token, claims);
    return claims;
  } catch {
    return null;
  }
}

function cacheOf(sandbox: Sandbox): LRUCache<string, AccessClaims> {
  let cache = verified.get(sandbox);
  if (!cache) {
    cache = new LRUCache({ max: 5000 });
    verified.set(sandbox, cache);
  }
  return cache;
}
