import { hash } from "node:crypto";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Shop } from "../shop.server";

/** Headers that are the same for every response. `contentSecurityPolicy` is separate, because it differs by page. */
export function securityHeaders({ env }: Shop): RequestHandler {
  const secure = env.SITE_ENV !== "local";
  return helmet({
    contentSecurityPolicy: false,
    // `no-referrer` would make browsers send `Origin: null` with plain form posts.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Sign-in and payment pages return to the same window. No embedder policy, since pictures may come from another
    // host.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "sameorigin" },
  });
}

/**
 * Content security policy of one page: the shop's own sources, hashes of its inline scripts, and the sources that the
 * gateway's `merge-csp` adds (S7). `form-action` names the sign-in and payment hosts, since browsers apply it to the
 * target of a redirect after a form too.
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
    own[directive] = [...(own[directive] ?? ["'self'"]), ...sources];
  }
  return Object.entries(own)
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}

/** Origins of the configured third-party scripts, with or without consent to them. */
function scriptsElsewhere({ AB_SCRIPT_URL, ANTI_ABUSE_URL }: Shop["env"]): string[] {
  return [AB_SCRIPT_URL, ANTI_ABUSE_URL].flatMap((address) => (address ? new URL(address).origin : []));
}

/** All script elements of a page, with their text. */
const INLINE = /<script\b((?:[^>"]|"[^"]*")*)>(.*?)<\/script>/gs;
/**
 * Attributes of script elements without inline code: data, or a `src`. Those of type `late` run once the page is
 * loaded.
 */
const DATA = /\btype="(?!module"|late")|\bsrc=/;

/**
 * Sources (`'sha256-…'`) that allow exactly a page's inline scripts. Nonces are not possible on shared pages, since
 * they would have to differ between responses (ADR 0029).
 */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(INLINE)) {
    if (DATA.test(attributes)) continue;
    hashes.add(`'sha256-${hash("sha256", script, "base64")}'`);
  }
  return [...hashes];
}
