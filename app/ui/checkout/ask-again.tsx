import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { ButtonLink } from "#app/ui/button/button.tsx";

const EVERY_SECONDS = 5;
/** A small file of the shop, requested to find out whether the shop can be reached. */
const SMALL_FILE = "/favicon.svg";

/**
 * For a page that waits for a result. It reloads by itself: with scripts it refetches the data, without them the
 * document reloads. The button does the same at once.
 */
export function AskAgain({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  const isIdle = state === "idle";
  useEffect(() => {
    // Revalidating aborts the request before it: a slow answer would never arrive.
    if (!isIdle) return;
    const asked = new AbortController();
    const { signal } = asked;
    const timer = setInterval(() => {
      // When the shop cannot be reached, revalidating would make Remix show an error page, which never asks again.
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
