import { createContext, useContext, useState } from "react";

/** HTML that only the server renders, the same for everyone: the scripts of its components are not sent. */
export interface ServerHtml {
  /** Identifies the content: other content has another key. */
  key: string;
  /** Sent on client-side navigation; null for a document, which contains the HTML already. */
  html: string | null;
}

/** On the server: all HTML of the document by key. In the browser: empty, because the HTML is in the document. */
export const ServerHtmlContext = createContext<ReadonlyMap<string, string>>(new Map());

/**
 * Props of the element that holds the HTML: a document contains it once, and the browser does not change it. Give the
 * component that calls this the content's `key`.
 */
export function useServerHtml(content: ServerHtml) {
  const known = useContext(ServerHtmlContext);
  const [html] = useState(() => content.html ?? known.get(content.key) ?? standingHtml(content.key));
  return { "data-content": content.key, dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
}

/** The HTML in the document. Empty on the server, and when the document does not contain it. */
export function standingHtml(key: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector(`[data-content="${CSS.escape(key)}"]`)?.innerHTML ?? "";
}

/** A part of the page that needs no React in the browser. Its links load documents. */
export function ServerPart({ content }: { content: ServerHtml }) {
  return <Part key={content.key} content={content} />;
}

function Part({ content }: { content: ServerHtml }) {
  return <div {...useServerHtml(content)} />;
}
