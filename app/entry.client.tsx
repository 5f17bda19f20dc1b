import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { recordEarlyChoices } from "./document/early-choices";
import { loadView, viewAt } from "./routes/$locale.$slug/views";
import { goOnWithoutScript } from "./ui/error-page/reload-after-deploy";
import { noteLeaving } from "./ui/error-page/leaving";
import { keepLostForms } from "./ui/form/lost-forms";

noteLeaving();
keepLostForms();
void hydrate();
window.withoutScript = goOnWithoutScript;

// A navigation that another one replaces is aborted. Remix does not handle the rejection of its answer; it is no error.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

async function hydrate(): Promise<void> {
  const name = viewAt(window.location.pathname);
  try {
    // Before Safari 17, Chrome 114 and Firefox 125 (ADR 0066).
    if (!("popover" in HTMLElement.prototype)) await import("@oddbird/popover-polyfill");
    if (name) await loadView(name);
    await decodeData();
    // React's development build warns of it on each page.
    if (process.env.NODE_ENV === "production") await makeRouter();
  } catch {
    // Without its script the page stays a plain document, whose links and forms work.
    return window.stayPlain();
  }
  // Translated, or taken apart: React would throw it away and render it anew, without its styles and what was typed.
  if (window.isPageChanged) return window.stayPlain();
  recordEarlyChoices();
  window.translating = () => import("./document/translated-texts");
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
  for (const type of ["pointerover", "focusin", "touchstart"]) addEventListener(type, prefetchView, { passive: true });
}

/**
 * Decodes the page's data before hydration. Remix would decode it during the first render and suspend: a click at that
 * moment makes React render synchronously, which cannot wait, and hydration would fail. Called outside of React,
 * `RemixBrowser` throws the promise that it waits for.
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pending) {
    await pending;
  }
}

/**
 * The second call creates the router, which matches the address against every route: up to a fifth of hydration on a slow
 * phone, in one piece. It gets a task of its own, so that a tap waits for one of the parts only.
 */
async function makeRouter(): Promise<void> {
  await nextTask();
  try {
    RemixBrowser({});
  } catch {
    // Hooks fail outside of React. Any other error is thrown again when React renders the component.
  }
  await nextTask();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Loads the script of the page behind a link that the shopper points at. */
function prefetchView({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const name = link && viewAt(link.pathname);
  if (name) void loadView(name).catch(() => {});
}
