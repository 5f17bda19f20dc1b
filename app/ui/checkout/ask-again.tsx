import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { ButtonLink } from "~/ui/button/button";

const EVERY_SECONDS = 5;

/**
 * A page that waits for something asks again by itself: with scripts quietly, without them as a new document. The button
 * does the same at once.
 */
export function AskAgain({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(revalidate, EVERY_SECONDS * 1_000);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(EVERY_SECONDS)} />
      </noscript>
      <ButtonLink size="large" to={pathname + search} reloadDocument>
        {label}
      </ButtonLink>
    </>
  );
}
