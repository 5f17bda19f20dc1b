import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountAlternates, requireAccount } from "#app/bff/account/account-access.server.ts";
import { accountAction } from "#app/bff/account/account-form.server.ts";
import { choosePreferredStore, loadPreferredStore } from "#app/bff/account/preferred-store.server.ts";
import { titleOf } from "#app/bff/http/form-problem.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { readAskedPlace } from "#app/models/place-search.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { storesView } from "./stores.server";
import { ChooseStore } from "./view";

/** The customer's preferred store; 404 on a site without a store locator. */
export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

/** `?search=` a town or postcode, or `?lat=&lon=`. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = readAskedPlace(new URL(request.url).searchParams, "search");
  const preferred = await withSignIn(context, request, async () => {
    const customer = requireAccount(context, "store");
    const storeId = customer.then(({ preferredStore }) => preferredStore);
    const [found] = await Promise.all([loadPreferredStore(context, { storeId, asked }), customer]);
    return found;
  });
  const t = await serverText(context.language, "preferences");
  const view = await storesView(context, preferred);
  const title = await titleOf(context, `${t("store.title")} | Vitrine`);
  const messages = pageMessages(context.language, "account", "preferences", "placeSearch");
  const isWhole = view.mine !== null && view.search?.stores !== null;
  const status = asked.isNowhere ? 400 : 200;
  return data(
    { title, messages, alternates: accountAlternates(context, "store"), view, isNowhere: asked.isNowhere },
    { status: isWhole ? status : 503 },
  );
}

/** `intent=choose` with the `storeId`. */
export async function action({ context, request }: ActionFunctionArgs) {
  const t = await serverText(context.language, "preferences");
  const form = { page: "store", title: t("store.title"), draft: null } as const;
  return accountAction(context, request, form, (sent) => choosePreferredStore(context, sent));
}

export default function StoreRoute() {
  const { view, isNowhere } = useLoaderData<typeof loader>();
  return <ChooseStore {...view} isNowhere={isNowhere} problem={useActionData<typeof action>() ?? null} />;
}
