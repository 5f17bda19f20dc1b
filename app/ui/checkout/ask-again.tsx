import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { ButtonLink } from "~/ui/button/button";

const EVERY_SECONDS = 5;
/** A file of the shop's own, asked for to know whether the shop can be reached. */
const SMALL_FILE = "/favicon.svg";

/**
 * A page that waits for something asks again by itself: with scripts quietly, without them as a new document. The button
 * does the same at once.
 */
export function AskAgain({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  const isIdle = state === "idle";
  useEffect(() => {
    // Asking anew breaks off what was asked before: an answer that takes longer would never come.
    if (!isIdle) return;
    const asked = new AbortController();
    const { signal } = asked;
    const timer = setInterval(() => {
      // While the shop is out of reach Remix would put an error in the page's place, which asks no more.
      fetch(SMALL_FILE, { method: "HEAD", cache: "no-store", signal }).then(
        ({ ok }) => {
          if (ok) revalidate();
        },
        () => {},
      );
    }, EVERY_SECONDS * 1_000);
    return () => {
      clearInterval(timer);
      asked.abort();
    };
  }, [revalidate, isIdle]);
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
