import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountAlternates, allowAccount } from "#app/bff/account/account-access.server.ts";
import { tellingNotSent } from "#app/bff/session/form-draft.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { nullIfUnavailable, noteServiceFailure } from "#app/bff/http/error-responses.server.ts";
import { pageNumber, requirePage } from "#app/bff/account/list-pages.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { refusal, titleOf } from "#app/bff/http/form-problem.server.ts";
import { loadAlertsPage } from "#app/bff/account/alerts-page.server.ts";
import { deleteStockAlert, undoDeleteAlert } from "#app/bff/account/stock-alert.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { pagePath, paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { Alerts, type AlertsProblem } from "./view";
import { isGoodsId } from "#app/models/goods-id.ts";

/** The sizes for which a customer has set a stock alert (S3, S4). */
export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

/** `?page=` counts from 1. The address of a page that does not exist redirects to the nearest one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageNumber(context.url);
  const [, alerts] = await withSignIn(context, request, () =>
    Promise.all([allowAccount(context, "alerts"), nullIfUnavailable(context, loadAlertsPage(context, page))]),
  );
  requirePage(context.url, alerts, (last) => addressOf(context, last));
  const messages = pageMessages(context.language, "account");
  const title = await titleOf(context, await titleIn(context));
  return data(
    { title, messages, alternates: accountAlternates(context, "alerts"), alerts },
    { status: alerts ? 200 : 503 },
  );
}

/** `intent=delete` or `undo`, with the `sku`. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const sku = form.get("sku");
  const run = () =>
    withSignIn(context, request, async () => {
      await allowAccount(context, "alerts");
      return isGoodsId(sku) ? change(context, form, sku) : null;
    });
  const answer = await tellingNotSent(context, run);
  return answer ?? redirect(addressOf(context, pageNumber(context.url)), 303);
}

export default function AlertsRoute() {
  const { alerts } = useLoaderData<typeof loader>();
  return <Alerts alerts={alerts} refused={useActionData<typeof action>() ?? null} />;
}

/** The problem in the shopper's words; null on success. */
async function change(context: RequestContext, form: FormData, sku: string) {
  const refuse = async (problem: AlertsProblem, status: number) =>
    data(await refusal(context, await titleIn(context), problem), { status });
  try {
    if (form.get("intent") === "delete") await deleteStockAlert(context, sku);
    if (form.get("intent") !== "undo") return null;
    const outcome = await undoDeleteAlert(context, sku);
    if (outcome === null) return await refuse("alerts.error.undo", 409);
    if (outcome === "rateLimited") return await refuse("alerts.error.rateLimited", 429);
    return outcome === "tooMany" ? await refuse("alerts.error.tooMany", 422) : null;
  } catch (error) {
    noteServiceFailure(context, error);
    return refuse("alerts.error.unavailable", 503);
  }
}

async function titleIn({ language }: RequestContext): Promise<string> {
  return `${(await serverText(language, "account"))("alerts.title")} | Vitrine`;
}

function addressOf({ prefix }: RequestContext, page: number): string {
  return pagePath(paths.account(prefix, "alerts"), page);
}
