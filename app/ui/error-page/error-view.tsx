import { type ComponentType, createContext, useContext, useEffect, useState } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { reloadOnce } from "#app/ui/error-page/reload-after-deploy.ts";

export interface ErrorViewProps {
  kind: "not-found" | "server-error" | "checkout";
  status: number;
  /** Shown when the browser cannot ask for the page again. */
  title: string;
}

/** Renders an error's page, on the server. Null in the browser, which is not sent the script for it. */
export const ErrorPageContext = createContext<ComponentType<ErrorViewProps> | null>(null);

/**
 * The page of an error. The server renders it, and the browser keeps its HTML from the document. After an error in the
 * browser the page is reloaded from the server, but only once: an error that always occurs would reload for ever.
 */
export function ErrorView(props: ErrorViewProps) {
  const Page = useContext(ErrorPageContext);
  const [html] = useState(() => (Page ? "" : standing(props.status)));
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    // Without a connection a reload would replace this page by the browser's own error page.
    if (!Page && !html && (!navigator.onLine || !reloadOnce())) setStuck(true);
  }, [Page, html]);
  if (Page || isStuck) {
    return <div data-error={props.status}>{Page ? <Page {...props} /> : <Stuck title={props.title} />}</div>;
  }
  return <div data-error={props.status} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

function Stuck({ title }: { title: string }) {
  const t = useText("common");
  const heading = navigator.onLine ? title : t("offline.title");
  useEffect(() => {
    // Without loader data the page has no title.
    document.title = `${heading} | Vitrine`;
  }, [heading]);
  return (
    <div className="container section stack">
      <h1 className="heading">{heading}</h1>
      <p>
        <a className="text-link text-link-tall" href={window.location.href}>
          {t("offline.retry")}
        </a>
      </p>
    </div>
  );
}

function standing(status: number): string {
  return document.querySelector(`[data-error="${status}"]`)?.innerHTML ?? "";
}
