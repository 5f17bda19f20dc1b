import { createHash } from "node:crypto";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Shop } from "../shop.server";

/** Headers that are the same for every answer. The page's own policy is `contentSecurityPolicy`. */
export function securityHeaders({ env }: Shop): RequestHandler {
  const secure = env.SITE_ENV !== "local";
  return helmet({
    contentSecurityPolicy: false,
    // `no-referrer` would make browsers send `Origin: null` with plain form posts.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Sign-in and payment pages come back to the same window; pictures may come from another host.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "sameorigin" },
  });
}

/**
 * Policy of one page: the shop's own sources, its inline scripts by their hashes, and what the gateway's `merge-csp`
 * adds (S7).
 * `form-action` names the sign-in and payment hosts, since a redirect after a form counts as its target.
 */
export function contentSecurityPolicy({ env, policy }: Shop, scripts: readonly string[]): string {
  const images = new URL(env.IMAGES_URL).origin;
  const own: Record<string, string[]> = {
    "default-src": ["'self'"],
    "base-uri": ["'self'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'self'"],
    "script-src": ["'self'", ...scriptsElsewhere(env), ...scripts],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", images],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(env.SITE_ENV === "local" ? ["ws:"] : [])],
    "form-action": ["'self'", new URL(env.AUTH_ISSUER).origin],
  };
  for (const [directive, sources] of Object.entries(policy.directives)) {
    own[directive] = [...new Set([...(own[directive] ?? ["'self'"]), ...sources])];
  }
  return Object.entries(own)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/** Origins of the third-party scripts that are configured, whether there is consent to them or not. */
function scriptsElsewhere({ AB_SCRIPT_URL, ANTI_ABUSE_URL }: Shop["env"]): string[] {
  return [AB_SCRIPT_URL, ANTI_ABUSE_URL].flatMap((address) => (address ? new URL(address).origin : []));
}

/** Scripts of a page's own, with their text; those with a `src` are named by the policy's sources. */
const INLINE = /<script\b((?:[^>"]|"[^"]*")*)>(.*?)<\/script>/gs;
/** Script elements that run nothing of their own: data, or a file. Those of type `late` run once the page is loaded. */
const DATA = /\btype="(?!module"|late")|\bsrc=/;

/**
 * The sources of a policy that let a page's inline scripts run, and no other: `'sha256-…'`. A page that everybody shares
 * has no nonce, which would differ from answer to answer (ADR 0029).
 */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(INLINE)) {
    if (DATA.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  return [...hashes];
}
