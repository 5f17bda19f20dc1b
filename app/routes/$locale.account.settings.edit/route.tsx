import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAccount } from "~/bff/account/account-access.server";
import { accountAction } from "~/bff/account/account-form.server";
import { profileForm, saveProfile } from "~/bff/account/profile.server";
import { titleOf } from "~/bff/http/form-problem.server";
import { findDraft } from "~/bff/session/form-draft.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/document/route-handle";
import { ACCOUNT_PAGE, accountMeta } from "~/ui/account/account-page";
import { EditProfile } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

const DRAFT = "settings/edit";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [, profile] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "settings"), profileForm(context)]),
  );
  const t = await serverText(context.language, "settings");
  const draft = findDraft(context, DRAFT);
  return {
    title: await titleOf(context, `${t("edit.title")} | Vitrine`),
    messages: pageMessages(context.language, "account", "settings", "address"),
    profile: { ...profile, values: draft ?? profile.values },
    isRestored: draft !== null,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const t = await serverText(context.language, "settings");
  const form = { page: "settings", title: t("edit.title"), draft: DRAFT } as const;
  return accountAction(context, request, form, (sent) => saveProfile(context, sent));
}

export default function EditProfileRoute() {
  const { profile, isRestored } = useLoaderData<typeof loader>();
  return <EditProfile {...{ profile, isRestored }} problem={useActionData<typeof action>() ?? null} />;
}
