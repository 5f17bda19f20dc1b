import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import type { HTMLAttributes, MouseEvent } from "react";
import { useLocale } from "~/i18n/use-text";
import { internalAddress } from "./internal-address";
import { useLinkIntent } from "./use-link-intent";

export interface FollowedLinksProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "nav" | "section" | "ul";
  /** Called before a link is followed. */
  onFollow?: () => void;
}

/**
 * An element whose plain links the router follows, and prefetches, as its own: one component for many links, wherever
 * their HTML came from. The handlers only make them quicker; they work by themselves and by keyboard.
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
