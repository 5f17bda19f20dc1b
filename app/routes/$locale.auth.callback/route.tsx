import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { finishAddress } from "#app/bff/account/finish-address.server.ts";
import { orUnavailable } from "#app/bff/http/error-responses.server.ts";
import { completeSignIn } from "#app/bff/session/sign-in.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { isWelcomed } from "#app/models/session-rules.ts";
import { paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { SignInFailed } from "./view";
import { redirectToProvider, toPage } from "#app/bff/http/redirects.server.ts";
import { unindexedMeta } from "#app/ui/layout/unindexed-meta.ts";

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
