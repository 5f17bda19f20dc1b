import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isCrossSiteOrPrefetch, signOut } from "#app/bff/session/sign-out.server.ts";
import { redirectToProvider } from "#app/bff/http/redirects.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { unindexedMeta } from "#app/ui/layout/unindexed-meta.ts";
import { ConfirmSignOut } from "./view";

export const handle: RouteHandle = { layout: "auth" };

export const meta = unindexedMeta;

/** Signs out (S2), or asks first when the request may not be the shopper's intention. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!isCrossSiteOrPrefetch(request, context.origin)) throw redirectToProvider(await signOut(context), 302);
  context.session.markPersonal();
  const t = await serverText(context.language, "auth");
  return { title: `${t("signOut.title")} | Vitrine`, messages: pageMessages(context.language, "auth") };
}

export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  return redirectToProvider(await signOut(context), 303);
}

export default ConfirmSignOut;
