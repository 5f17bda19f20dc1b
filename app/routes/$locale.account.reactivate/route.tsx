import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { tellingNotSent } from "#app/bff/session/form-draft.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { noteServiceFailure } from "#app/bff/http/error-responses.server.ts";
import { refusal, titleOf } from "#app/bff/http/form-problem.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { reactivateAccount } from "#app/bff/account/customer.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { unindexedMeta } from "#app/ui/layout/unindexed-meta.ts";
import { Reactivate } from "./view";

/** Without the account's menu: the owner of a deleted account has access to no other page (D3). */
export const handle: RouteHandle = { layout: "auth" };

export const meta = unindexedMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await withSignIn(context, request, () => requireAccount(context, "reactivate"));
  return { title: await titleOf(context, await titleIn(context)), messages: pageMessages(context.language, "account") };
}

async function titleIn({ language }: RequestContext): Promise<string> {
  const t = await serverText(language, "account");
  return `${t("reactivate.title")} | Vitrine`;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const run = () =>
    withSignIn(context, request, async () => {
      await requireAccount(context, "reactivate");
      return reactivate(context);
    });
  const hasWorked = await tellingNotSent(context, run);
  if (!hasWorked) return data(await refusal(context, await titleIn(context), "unavailable"), { status: 503 });
  context.session.flash({ kind: "success", key: "account.reactivated" });
  return redirect(paths.account(context.prefix), 303);
}

export default function ReactivateRoute() {
  return <Reactivate refused={useActionData<typeof action>() ?? null} />;
}

async function reactivate(context: RequestContext): Promise<boolean> {
  try {
    await reactivateAccount(context);
    return true;
  } catch (error) {
    noteServiceFailure(context, error);
    return false;
  }
}
