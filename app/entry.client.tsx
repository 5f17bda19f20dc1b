import { isPrefix, LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from "./models/locale";
import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { recordEarlyChoices } from "./document/early-choices";
import { loadView, viewAt } from "./routes/$locale.$slug/views";
import { keepLostForms } from "./ui/form/lost-forms";

keepLocale();
keepLostForms();
void hydrate();

// A navigation that another one replaces is aborted. Remix does not handle the rejection of its answer; it is no error.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

async function hydrate(): Promise<void> {
  const name = viewAt(window.location.pathname);
  try {
    if (name) await loadView(name);
    await decodeData();
  } catch {
    // Without its script the page stays the document it is: links and forms work.
    return;
  }
  recordEarlyChoices();
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
  for (const type of ["pointerover", "focusin", "touchstart"]) addEventListener(type, prefetchView, { passive: true });
}

/**
 * Remix reads the page's data while it renders, and has React wait for them. A click at that moment makes React render at
 * once, which cannot wait: it would give up, and the page stay without scripts. So they are read before it begins. Called
 * outside of React, the component gets no further than to throw what it waits for.
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pending) {
    await pending;
  }
}

/** Whoever points at a link will need the script of its page. */
function prefetchView({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const name = link && viewAt(link.pathname);
  if (name) void loadView(name).catch(() => {});
}

/** Keeps the locale of the page that is shown (SITE-06): documents that are everybody's set no cookie themselves. */
function keepLocale(): void {
  const [, prefix] = window.location.pathname.split("/");
  if (!isPrefix(prefix)) return;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${LOCALE_COOKIE}=${prefix}; Max-Age=${LOCALE_COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
