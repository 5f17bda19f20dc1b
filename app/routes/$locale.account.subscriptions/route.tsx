import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAccount } from "~/bff/account/account-access.server";
import { accountAction } from "~/bff/account/account-form.server";
import { subscriptionOrigin } from "~/bff/account/newsletter.server";
import { loadSubscriptions, saveSubscriptions, undoSubscriptions } from "~/bff/account/subscriptions.server";
import { nullIfUnavailable } from "~/bff/http/error-responses.server";
import { titleOf } from "~/bff/http/form-problem.server";
import { findDraft } from "~/bff/session/form-draft.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/document/route-handle";
import { ACCOUNT_PAGE, accountMeta } from "~/ui/account/account-page";
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

/** `intent=undo`, or the form itself: `shown` once for each type on the page, what it was, and the types that are wanted. */
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
