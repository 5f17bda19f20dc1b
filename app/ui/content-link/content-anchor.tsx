import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useLocale } from "~/i18n/use-text";
import type { ContentLink } from "~/models/page";
import { anchorOf } from "./content-link";

/** An editor's link: the router's own within the shop, a plain one elsewhere, the bare content where it leads nowhere. */
export function ContentAnchor(props: {
  link: ContentLink | null | undefined;
  className?: string;
  children: ReactNode;
}) {
  const { prefix } = useLocale();
  const anchor = anchorOf(props.link, prefix);
  if (!anchor) return null;
  const { href, ...rest } = anchor;
  if (href.startsWith("/") && !rest.target) {
    return (
      <Link {...rest} to={href} className={props.className} prefetch="intent">
        {props.children}
      </Link>
    );
  }
  return (
    <a {...rest} href={href} className={props.className}>
      {props.children}
    </a>
  );
}
