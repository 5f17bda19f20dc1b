import { createHash } from "node:crypto";

/** Scripts of a page's own, with their text; those with a `src` are named by the policy's sources. */
const INLINE = /<script\b((?:[^>"]|"[^"]*")*)>(.*?)<\/script>/gs;
/** Data in a script element is not run. One that is late is, as soon as the page stands there. */
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
