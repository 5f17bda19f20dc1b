import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadAddressBook } from "#app/bff/account/address-pages.server.ts";
import { changeAddressBook } from "#app/bff/account/address-changes.server.ts";
import { nullIfUnavailable } from "#app/bff/http/error-responses.server.ts";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { accountAction } from "#app/bff/account/account-form.server.ts";
import { titleOf } from "#app/bff/http/form-problem.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { AddressBookPage } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

/** `?q=` filters the addresses by words. When they cannot be loaded, the page says so (ACC-04). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim();
  const [, book] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "settings"), nullIfUnavailable(context, loadAddressBook(context, query))]),
  );
  const t = await serverText(context.language, "settings");
  const title = await titleOf(context, `${t("delivery.title")} | Vitrine`);
  const messages = pageMessages(context.language, "account", "settings");
  return data({ title, messages, book }, { status: book ? 200 : 503 });
}

/** `intent=delete`, `favourite` or `undo`, with the address's `id`. */
export async function action({ context, request }: ActionFunctionArgs) {
  const t = await serverText(context.language, "settings");
  const form = { page: "settings", title: t("delivery.title"), draft: null } as const;
  return accountAction(context, request, form, (sent) => changeAddressBook(context, sent));
}

export default function AddressBookRoute() {
  const { book } = useLoaderData<typeof loader>();
  return <AddressBookPage book={book} problem={useActionData<typeof action>() ?? null} />;
}
