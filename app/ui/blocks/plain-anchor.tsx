import type { ReactNode } from "react";
import { useLocale } from "~/i18n/use-text";
import type { ContentLink } from "~/models/page";
import { anchorOf } from "../content-link/content-link";

/** An editor's link as plain HTML: the page around it hands it to the router. Nothing where it leads nowhere. */
export function PlainAnchor(props: { link: ContentLink | null | undefined; className?: string; children?: ReactNode }) {
  const { prefix } = useLocale();
  const anchor = anchorOf(props.link, prefix);
  const words = props.children ?? props.link?.title;
  if (!anchor || !words) return null;
  return (
    <a {...anchor} className={props.className}>
      {words}
    </a>
  );
}

/** Links below a text, one beside the other. */
export function PlainLinks({ links }: { links: readonly ContentLink[] | null | undefined }) {
  const { prefix } = useLocale();
  const shown = (links ?? []).filter((link) => link.title && anchorOf(link, prefix));
  if (shown.length === 0) return null;
  return (
    <p className="link-row">
      {shown.map((link) => (
        <PlainAnchor key={link.title} className="text-link text-link-tall" link={link} />
      ))}
    </p>
  );
}
