import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { finishAddress } from "~/bff/account/finish-address.server";
import { orUnavailable } from "~/bff/http/error-responses.server";
import { completeSignIn } from "~/bff/session/sign-in.server";
import type { RequestContext } from "~/bff/context.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import { isWelcomed } from "~/models/session-rules";
import { paths } from "~/paths";
import type { RouteHandle } from "~/document/route-handle";
import { SignInFailed } from "./view";
import { redirectToProvider, toPage } from "~/bff/http/redirects.server";
import { unindexedMeta } from "~/ui/layout/unindexed-meta";

export const handle: RouteHandle = { layout: "auth" };

export const meta = unindexedMeta;

/** The provider redirects the browser here: completes the sign-in and continues to the page the shopper wanted. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  // A HEAD request must not use up the code.
  if (request.method === "HEAD") throw toPage(paths.home(context.prefix), 302);
  const outcome = await orUnavailable(context, completeSignIn(context));
  switch (outcome.kind) {
    case "signed-in":
      throw toPage(await pageAfterSignIn(context, outcome.returnTo), 303);
    case "cancelled":
      context.session.flash({ kind: "info", key: "signIn.cancelled" });
      throw toPage(outcome.returnTo, 303);
    case "again":
      throw redirectToProvider(outcome.providerUrl, 302);
    case "failed":
      return failedPage(context, outcome.returnTo);
  }
}

export default function Callback() {
  const { returnTo } = useLoaderData<typeof loader>();
  return <SignInFailed returnTo={returnTo} />;
}

/** The page the shopper wanted; the welcome page (SESS-14); or that of an address sent before signing in, now saved. */
async function pageAfterSignIn(context: RequestContext, returnTo: string): Promise<string> {
  const { session, prefix } = context;
  const saved = await finishAddress(context, returnTo);
  if (saved !== null) return saved;
  const { tokens } = session;
  return tokens && isWelcomed(tokens.accessToken, returnTo) ? paths.account(prefix, "welcome") : returnTo;
}

async function failedPage(context: RequestContext, returnTo: string) {
  context.session.markPersonal();
  const t = await serverText(context.language, "auth");
  const title = `${t("failed.title")} | Vitrine`;
  return data({ title, returnTo, messages: pageMessages(context.language, "auth") }, { status: 400 });
}
