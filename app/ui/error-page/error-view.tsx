import { type ComponentType, createContext, useContext, useEffect, useState } from "react";

export interface ErrorViewProps {
  kind: "not-found" | "server-error" | "checkout";
  status: number;
}

/** On the server: the page of an error. In the browser there is none: few see it, and nobody twice. */
export const ErrorPageContext = createContext<ComponentType<ErrorViewProps> | null>(null);

/**
 * The page of an error. The server renders it and the browser leaves it as it stands in the document; an error that
 * happens in the browser asks the server for the page again.
 */
export function ErrorView(props: ErrorViewProps) {
  const Page = useContext(ErrorPageContext);
  const [html] = useState(() => (Page ? "" : standing(props.status)));
  useEffect(() => {
    if (!html) window.location.reload();
  }, [html]);
  if (Page) {
    return (
      <div data-error={props.status}>
        <Page {...props} />
      </div>
    );
  }
  return <div data-error={props.status} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

function standing(status: number): string {
  return document.querySelector(`[data-error="${status}"]`)?.innerHTML ?? "";
}
