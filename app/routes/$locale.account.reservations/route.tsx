import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountAlternates, requireAccount } from "#app/bff/account/account-access.server.ts";
import {
  cancelReservation,
  loadReservationsPage,
  undoCancelReservation,
} from "#app/bff/account/reservations.server.ts";
import { pageNumber, requirePage } from "#app/bff/account/list-pages.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { nullIfUnavailable, noteServiceFailure } from "#app/bff/http/error-responses.server.ts";
import { refusal, titleOf } from "#app/bff/http/form-problem.server.ts";
import { tellingNotSent } from "#app/bff/session/form-draft.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { pagePath, paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { Reservations, type ReservationsProblem } from "./view";

/** A customer's reservations in shops; 404 on a site without reservations. */
export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

/** `?page=` counts from 1. The address of a page that does not exist redirects to the nearest one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageNumber(context.url);
  const [, reservations] = await withSignIn(context, request, () =>
    Promise.all([
      requireAccount(context, "reservations"),
      nullIfUnavailable(context, loadReservationsPage(context, page)),
    ]),
  );
  requirePage(context.url, reservations, (last) => addressOf(context, last));
  const t = await serverText(context.language, "reservations");
  const title = await titleOf(context, `${page > 1 ? t("pageTitle", { page }) : t("title")} | Vitrine`);
  const messages = pageMessages(context.language, "account", "reservations");
  return data(
    { title, messages, alternates: accountAlternates(context, "reservations"), reservations },
    { status: reservations ? 200 : 503 },
  );
}

/** Field `cancel` or `undo`, with the id of a reservation. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const page = pageNumber(context.url);
  const run = () =>
    withSignIn(context, request, async () => {
      await requireAccount(context, "reservations");
      return change(context, form, page);
    });
  const problem = await tellingNotSent(context, run);
  if (problem === null) return redirect(addressOf(context, page), 303);
  const t = await serverText(context.language, "reservations");
  return data(await refusal(context, `${t("title")} | Vitrine`, problem), { status: STATUS[problem] });
}

const STATUS: Readonly<Record<ReservationsProblem, number>> = {
  "error.undo": 409,
  "error.over": 422,
  "error.gone": 422,
  "error.closed": 422,
  "error.tooMany": 422,
  "error.rateLimited": 429,
  "error.unavailable": 503,
};

export default function ReservationsRoute() {
  const { reservations } = useLoaderData<typeof loader>();
  return <Reservations reservations={reservations} refused={useActionData<typeof action>() ?? null} />;
}

/** The problem; null on success. */
async function change(context: RequestContext, form: FormData, page: number): Promise<ReservationsProblem | null> {
  const cancelled = idOf(form.get("cancel"));
  const undone = idOf(form.get("undo"));
  try {
    // An id that is unknown, or another customer's, changes nothing: the list is shown as it is.
    if (cancelled) return (await cancelReservation(context, cancelled, page)) === "over" ? "error.over" : null;
    if (!undone) return null;
    const outcome = await undoCancelReservation(context, undone);
    if (outcome === "restored") return null;
    return outcome === "over" ? "error.undo" : `error.${outcome}`;
  } catch (error) {
    noteServiceFailure(context, error);
    return "error.unavailable";
  }
}

function idOf(value: FormDataEntryValue | null): string | null {
  return typeof value === "string" && /^[\w-]{1,40}$/.test(value) ? value : null;
}

function addressOf({ prefix }: RequestContext, page: number): string {
  return pagePath(paths.account(prefix, "reservations"), page);
}
