/// <reference types="@remix-run/dev" />
import "@remix-run/node";
import type { RequestContext } from "#app/bff/context.server.ts";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext extends RequestContext {}
}
