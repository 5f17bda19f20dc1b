/// <reference types="@remix-run/dev" />
import "@remix-run/node";
import type * as translatedTexts from "#app/document/translated-texts.ts";
import type { RequestContext } from "#app/bff/context.server.ts";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext extends RequestContext {}
}

/** Between the page's scripts and those in its head (foreign-nodes.server.ts, plain-page.server.ts). */
declare global {
  interface Window {
    isPageChanged: boolean;
    translating: () => Promise<typeof translatedTexts>;
    stayPlain: () => void;
    /** What Remix gets for a route whose script could not be loaded. */
    withoutScript: () => object;
  }
}
