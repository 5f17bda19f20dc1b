import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { accountAction } from "#app/bff/account/account-form.server.ts";
import { subscriptionOrigin } from "#app/bff/account/newsletter.server.ts";
import { loadSubscriptions, saveSubscriptions, undoSubscriptions } from "#app/bff/account/subscriptions.server.ts";
import { nullIfUnavailable } from "#app/bff/http/error-responses.server.ts";
import { titleOf } from "#app/bff/http/form-problem.server.ts";
import { findDraft } from "#app/bff/session/form-draft.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { Subscriptions } from "./view";

/** The customer's subscriptions, by kind of message. */
export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

const DRAFT = "subscriptions";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [, page] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "subscriptions"), nullIfUnavailable(context, loadSubscriptions(context))]),
  );
  const t = await serverText(context.language, "preferences");
  const title = await titleOf(context, `${t("subscriptions.title")} | Vitrine`);
  const messages = pageMessages(context.language, "account", "preferences");
  const draft = findDraft(context, DRAFT);
  return data({ title, messages, page, draft }, { status: page ? 200 : 503 });
}

/**
 * `intent=undo`, or the form itself: `shown` once for each type on the page, what it was, and the types that are
 * wanted.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const t = await serverText(context.language, "preferences");
  const form = { page: "subscriptions", title: t("subscriptions.title"), draft: DRAFT } as const;
  const origin = subscriptionOrigin(context, request.headers.get("referer"));
  return accountAction(context, request, form, (sent) =>
    sent.get("intent") === "undo" ? undoSubscriptions(context, origin) : saveSubscriptions(context, sent, origin),
  );
}

export default function SubscriptionsRoute() {
  const { page, draft } = useLoaderData<typeof loader>();
  return <Subscriptions page={page} draft={draft} problem={useActionData<typeof action>() ?? null} />;
}
