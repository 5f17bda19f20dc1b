import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepLocale } from "./browser-locale";
import { loadView, viewAt } from "./routes/$locale.$slug/views";

keepLocale();
void hydrate();

async function hydrate(): Promise<void> {
  const name = viewAt(window.location.pathname);
  try {
    if (name) await loadView(name);
  } catch {
    // Without its script the page stays the document it is: links and forms work.
    return;
  }
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
  for (const type of ["pointerover", "focusin", "touchstart"]) addEventListener(type, prefetchView, { passive: true });
}

/** Whoever points at a link will need the script of its page. */
function prefetchView({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const name = link && viewAt(link.pathname);
  if (name) void loadView(name).catch(() => {});
}
