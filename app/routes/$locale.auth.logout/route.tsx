import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isCrossSiteOrPrefetch, signOut } from "~/bff/session/sign-out.server";
import { redirectToProvider } from "~/bff/http/redirects.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/document/route-handle";
import { unindexedMeta } from "~/ui/layout/unindexed-meta";
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
