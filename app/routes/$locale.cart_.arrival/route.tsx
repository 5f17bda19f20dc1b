import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { noteServiceFailure } from "~/bff/http/error-responses.server";
import { RateLimitError } from "~/bff/http/rate-limit.server";
import { transferredLines, openTransfer, addTransfer } from "~/bff/cart/cart-transfer.server";
import { CartConflictError } from "~/bff/cart/cart.server";
import { changeUnpaid } from "~/bff/checkout/change-unpaid.server";
import type { RequestContext } from "~/bff/context.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import { paths } from "~/paths";
import type { RouteHandle } from "~/document/route-handle";
import { Arrival } from "./view";
import { toPage } from "~/bff/http/redirects.server";
import { unindexedMeta } from "~/ui/layout/unindexed-meta";

export const handle: RouteHandle = { layout: "cart-page" };

export const meta = unindexedMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const seal = new URL(request.url).searchParams.get("transfer");
  const transfer = await openTransfer(context, seal);
  if (!transfer || !seal) {
    throw toPage(paths.cart(context.prefix), 302);
  }
  context.session.markPersonal();
  const t = await serverText(context.language, "cart");
  const lines = await transferredLines(context, transfer);
  const messages = pageMessages(context.language, "cart");
  return { title: `${t("arrival.title")} | Vitrine`, messages, lines, page: transfer.page, seal, left: transfer.left };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const transfer = await openTransfer(context, (await request.formData()).get("transfer"));
  if (!transfer) return redirect(paths.cart(context.prefix), 303);
  try {
    const { notAdded } = await changeUnpaid(context, "add", () => addTransfer(context, transfer));
    flashArrived(context, transfer.lines.length - notAdded.length, notAdded);
    return redirect(paths.cart(context.prefix), 303);
  } catch (error) {
    if (error instanceof CartConflictError) return data({ problem: "conflict" as const }, { status: 409 });
    if (error instanceof RateLimitError) return data({ problem: "rateLimited" as const }, { status: 429 });
    noteServiceFailure(context, error);
    return data({ problem: "unavailable" as const }, { status: 503 });
  }
}

export default function CartArrival() {
  const { lines, page, seal, left } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  return <Arrival {...{ lines, page, seal, left, refused }} />;
}

function flashArrived(context: RequestContext, count: number, notAdded: readonly string[]): void {
  const { session, locale } = context;
  if (count > 0) session.flash({ kind: "success", key: "cart.arrived" });
  if (notAdded.length === 0) return;
  const names = new Intl.ListFormat(locale, { type: "conjunction" }).format(notAdded);
  session.flash({ kind: "warning", key: "cart.notArrived", values: { names } });
}
