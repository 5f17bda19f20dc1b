import { SignJWT, compactVerify } from "jose";
import { z } from "zod";
import type { Sandbox } from "../service";
import { signingKeys } from "./keys";

/**
 * The library's refresh tokens are opaque; the storefront reads `exp` from its own (S3 "Tokens"). So the opaque value
 * travels inside a signed JWT. Times are seconds of the sandbox's clock.
 */
const refreshClaims = z.object({ jti: z.string(), sub: z.string(), iat: z.number(), exp: z.number() });
export type RefreshClaims = z.infer<typeof refreshClaims>;

const TYPE = "rt+jwt";

export function sealRefreshToken(sandbox: Sandbox, claims: RefreshClaims): Promise<string> {
  const { kid, privateKey } = signingKeys(sandbox);
  return new SignJWT({ ...claims, iss: `${sandbox.baseUrl}/auth` })
    .setProtectedHeader({ alg: "RS256", typ: TYPE, kid })
    .sign(privateKey);
}

/** Null unless this provider signed it. Says nothing about its expiry or whether it was used: the library knows. */
export async function openRefreshToken(sandbox: Sandbox, token: string): Promise<RefreshClaims | null> {
  try {
    const { payload, protectedHeader } = await compactVerify(token, signingKeys(sandbox).publicKey, {
      algorithms: ["RS256"],
    });
    if (protectedHeader.typ !== TYPE) return null;
    return refreshClaims.parse(JSON.parse(new TextDecoder().decode(payload)));
  } catch {
    return null;
  }
}
