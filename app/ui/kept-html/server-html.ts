import { useState } from "react";
import { useKeptHtml } from "./kept-html";

/** HTML that the server renders once for everyone, and no browser renders: its components' scripts are not sent. */
export interface ServerHtml {
  /** Tells one content from another. */
  key: string;
  /** Given to a browser that comes from another page; who loads the document has it there already. */
  html: string | null;
}

/**
 * Props of the element that holds it: a document carries it once, and nothing of it is touched in the browser. Give the
 * component that calls this the content's `key`.
 */
export function useServerHtml(content: ServerHtml) {
  const kept = useKeptHtml(content, "content");
  const [html] = useState(() => content.html ?? standingHtml(content.key));
  return {
    "data-content": content.key,
    dangerouslySetInnerHTML: kept?.dangerouslySetInnerHTML ?? { __html: html },
    suppressHydrationWarning: true,
  };
}

/** What stands in the document. Empty on the server, and when it is not there. */
export function standingHtml(key: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector(`[data-content="${CSS.escape(key)}"]`)?.innerHTML ?? "";
}
