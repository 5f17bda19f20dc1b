import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { accountAction } from "#app/bff/account/account-form.server.ts";
import { profileForm, saveProfile } from "#app/bff/account/profile.server.ts";
import { titleOf } from "#app/bff/http/form-problem.server.ts";
import { findDraft } from "#app/bff/session/form-draft.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
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
