import { domainToASCII } from "node:url";

/**
 * The address with its domain in ASCII: `anna@müller.de` becomes `anna@xn--mller-kva.de`. Some browsers send a valid
 * `type="email"` field that way, others as it was typed, which the gateway does not take.
 */
export function asciiEmail(typed: string): string {
  const at = typed.lastIndexOf("@") + 1;
  const domain = typed.slice(at);
  const isForeign = /\P{ASCII}/u.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  return isForeign ? typed.slice(0, at) + domainToASCII(domain) : typed;
}
