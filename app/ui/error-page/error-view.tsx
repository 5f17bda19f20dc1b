import { type ComponentType, createContext, useContext, useEffect, useState } from "react";
import { useText } from "~/i18n/use-text";
import { reloadOnce } from "~/ui/error-page/reload-after-deploy";

export interface ErrorViewProps {
  kind: "not-found" | "server-error" | "checkout";
  status: number;
  /** Shown when the browser cannot ask for the page again. */
  title: string;
}

/** Renders an error's page, on the server. Null in the browser, which is not sent the script for it. */
export const ErrorPageContext = createContext<ComponentType<ErrorViewProps> | null>(null);

/**
 * The page of an error. The server renders it and the browser leaves it as it stands in the document. An error that
 * happens in the browser asks the server for the page again, but once: what fails each time would do so for ever.
 */
export function ErrorView(props: ErrorViewProps) {
  const Page = useContext(ErrorPageContext);
  const [html] = useState(() => (Page ? "" : standing(props.status)));
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    // Without a connection the browser's own page would take the place of this one.
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
    // Without its data a page has no title of its own.
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
