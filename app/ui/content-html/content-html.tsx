import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { useLocale } from "~/i18n/use-text";
import { useKeptHtml } from "../kept-html/kept-html";
import { internalAddress } from "../static-html/internal-address";
import { useLinkIntent } from "../static-html/use-link-intent";
// Blocks are rendered in server-only code, which the CSS bundle does not look into: their styles enter it here.
import "../accordion/accordion.module.css";
import "../blocks/blocks.module.css";
import "../blocks/cards.module.css";
import "../blocks/heads.module.css";
import "../blocks/help.module.css";
import "../blocks/pictures.module.css";
import "../button/button.module.css";
import "../field/field.module.css";
import "../icon/icon.module.css";

/** A page of the content service, rendered on the server. */
export interface ServerHtml {
  /** Tells one page from another. */
  key: string;
  /** Given to a browser that comes from another page; who loads the document has it there already. */
  html: string | null;
}

/**
 * Puts a page's HTML in and leaves it alone: nothing of it is rendered again in the browser, and a document carries it
 * once. Links in it navigate, and are prefetched, like the router's own.
 */
export function ContentHtml({ content }: { content: ServerHtml }) {
  return <Html key={content.key} content={content} />;
}

function Html({ content, as: Tag = "div" }: { content: ServerHtml; as?: "div" }) {
  const { prefix } = useLocale();
  const navigate = useNavigate();
  const { intended, onIntent } = useLinkIntent(prefix);
  const kept = useKeptHtml(content, "content");
  const [standing] = useState(() => (typeof document === "undefined" ? "" : standingHtml(content.key)));
  const html = kept?.dangerouslySetInnerHTML.__html ?? content.html ?? standing;
  const follow = (event: MouseEvent<HTMLElement>) => {
    const address = internalAddress(event, prefix);
    if (address === null) return;
    event.preventDefault();
    navigate(address);
  };
  return (
    <>
      {/* The handlers only speed up the links inside, which work by themselves and by keyboard. */}
      <Tag
        data-content={content.key}
        onClick={follow}
        onMouseOver={onIntent}
        onFocus={onIntent}
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
      {intended.map((page) => (
        <PrefetchPageLinks key={page} page={page} />
      ))}
    </>
  );
}

function standingHtml(key: string): string {
  return document.querySelector(`[data-content="${CSS.escape(key)}"]`)?.innerHTML ?? "";
}
