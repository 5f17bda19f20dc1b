import { useContext, useState } from "react";
import { type KeptPart, KeptHtmlContext } from "./kept-html";

interface StaticPartProps {
  part: KeptPart;
  /** What the server knows the part by. */
  of: object;
  /** The part itself, where it comes with a page's data and not with a document. */
  html: string | null;
}

/**
 * A part of a page that needs no React in the browser: its script is not sent, and what stands in the document stays.
 * Its links load documents. Give it a `key` that changes with what it shows.
 */
export function StaticPart({ part, of, html }: StaticPartProps) {
  const kept = useContext(KeptHtmlContext);
  const [own] = useState(() => html ?? kept?.(of, part) ?? standing(part));
  return <div data-part={part} dangerouslySetInnerHTML={{ __html: own }} suppressHydrationWarning />;
}

function standing(part: KeptPart): string {
  return typeof document === "undefined" ? "" : (document.querySelector(`[data-part="${part}"]`)?.innerHTML ?? "");
}
