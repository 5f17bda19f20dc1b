import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useState, type HTMLAttributes } from "react";
import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import { useLocale } from "#app/i18n/use-text.tsx";

export interface FollowedLinksProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "nav" | "section" | "ul";
  /** Called before a link is followed. */
  onFollow?: () => void;
}

/**
 * An element whose plain links the router follows and prefetches: one component for many links, also in server-rendered
 * HTML. The handlers only make them faster; the links work by themselves and by keyboard.
 */
export function FollowedLinks({ as: Tag = "div", onFollow, ...rest }: FollowedLinksProps) {
  const { prefix } = useLocale();
  const navigate = useNavigate();
  const { intended, onIntent } = useLinkIntent(prefix);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const address = internalAddress(event, prefix);
    if (address === null) return;
    event.preventDefault();
    onFollow?.();
    navigate(address);
  };
  return (
    <>
      <Tag {...rest} onClick={follow} onMouseOver={onIntent} onFocus={onIntent} />
      {intended.map((page) => (
        <PrefetchPageLinks key={page} page={page} />
      ))}
    </>
  );
}

/** Time that a pointer must rest on a link: shorter ones only pass over it. */
const INTENT_MS = 100;

/** Maximum number of prefetched pages (S9). */
const MAX_READY = 5;

/** The links that a visitor last hovered or focused for 100 ms, to prefetch their pages. */
export function useLinkIntent(prefix: string) {
  const [intended, setIntended] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onIntent = (event: SyntheticEvent<HTMLElement>) => {
    clearTimeout(timer.current);
    const address = linkAddress(event.target, prefix);
    if (!address) return;
    timer.current = setTimeout(() => {
      setIntended((known) => [address, ...known.filter((other) => other !== address)].slice(0, MAX_READY));
    }, INTENT_MS);
  };
  return { intended, onIntent };
}

/**
 * Address within the shop of the link that contains `target`, under the same prefix (another prefix is another language
 * or site: a new document). Null for links that only the browser may follow.
 */
function linkAddress(target: EventTarget, prefix: string): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.hasAttribute("download") || (link.target && link.target !== "_self")) return null;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin) return null;
  const isOfPrefix = url.pathname === `/${prefix}` || url.pathname.startsWith(`/${prefix}/`);
  // Sign-in and sign-out redirect outside the shop and set cookies: only a document can follow them.
  if (!isOfPrefix || url.pathname.startsWith(`/${prefix}/auth/`)) return null;
  if (url.hash && url.pathname === window.location.pathname && url.search === window.location.search) return null;
  return url.pathname + url.search + url.hash;
}

/** Address to which the router may navigate for this click: a plain click on an internal link. Null otherwise. */
export function internalAddress(event: MouseEvent<HTMLElement>, prefix: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return linkAddress(event.target, prefix);
}
