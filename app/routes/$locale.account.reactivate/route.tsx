import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { requireAccount } from "~/bff/account/account-access.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { noteServiceFailure } from "~/bff/http/error-responses.server";
import { refusal, titleOf } from "~/bff/http/form-problem.server";
import type { RequestContext } from "~/bff/context.server";
import { reactivateAccount } from "~/bff/account/customer.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import { paths } from "~/paths";
import type { RouteHandle } from "~/document/route-handle";
import { unindexedMeta } from "~/ui/layout/unindexed-meta";
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
  const hasWorked = await withSignIn(context, request, async () => {
    await requireAccount(context, "reactivate");
    return reactivate(context);
  });
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
