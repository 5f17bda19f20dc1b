import type { MouseEvent } from "react";

/**
 * Address within the shop of the link that holds `target`, under the same prefix (another prefix is another language or
 * site: a new document). Null for every link that only the browser may follow.
 */
export function linkAddress(target: EventTarget, prefix: string): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.hasAttribute("download") || (link.target && link.target !== "_self")) return null;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin) return null;
  const isOfPrefix = url.pathname === `/${prefix}` || url.pathname.startsWith(`/${prefix}/`);
  // Sign-in and sign-out leave the shop: only a document follows their redirects with its cookies.
  if (!isOfPrefix || url.pathname.startsWith(`/${prefix}/auth/`)) return null;
  if (url.hash && url.pathname === window.location.pathname && url.search === window.location.search) return null;
  return url.pathname + url.search + url.hash;
}

/** Where a click leads when the router may follow it itself: a plain click, on such a link. */
export function internalAddress(event: MouseEvent<HTMLElement>, prefix: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return linkAddress(event.target, prefix);
}
