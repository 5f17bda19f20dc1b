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
    "script-src": ["'self'", ...scripts],
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
