import { createContext, useContext, useState } from "react";

/** HTML that the server renders for everyone, and no browser renders: its components' scripts are not sent. */
export interface ServerHtml {
  /** Another content has another key. */
  key: string;
  /** Given to a browser that comes from another page; who loads the document has it there already. */
  html: string | null;
}

/** On the server: the HTML of the document that is made, by its keys. In the browser: empty, it stands in the document. */
export const ServerHtmlContext = createContext<ReadonlyMap<string, string>>(new Map());

/**
 * Props of the element that holds it: a document carries it once, and nothing of it is touched in the browser. Give the
 * component that calls this the content's `key`.
 */
export function useServerHtml(content: ServerHtml) {
  const known = useContext(ServerHtmlContext);
  const [html] = useState(() => content.html ?? known.get(content.key) ?? standingHtml(content.key));
  return { "data-content": content.key, dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
}

/** What stands in the document. Empty on the server, and when it is not there. */
export function standingHtml(key: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector(`[data-content="${CSS.escape(key)}"]`)?.innerHTML ?? "";
}

/** A part of a page that needs no React in the browser. Its links load documents. */
export function ServerPart({ content }: { content: ServerHtml }) {
  return <Part key={content.key} content={content} />;
}

function Part({ content }: { content: ServerHtml }) {
  return <div {...useServerHtml(content)} />;
}
