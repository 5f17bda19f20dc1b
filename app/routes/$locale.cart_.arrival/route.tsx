import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { noteServiceFailure } from "#app/bff/http/error-responses.server.ts";
import { RateLimitError } from "#app/bff/http/rate-limit.server.ts";
import { transferredLines, openTransfer, addTransfer } from "#app/bff/cart/cart-transfer.server.ts";
import { CartConflictError } from "#app/bff/cart/cart.server.ts";
import { changeUnpaid } from "#app/bff/checkout/change-unpaid.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { Arrival } from "./view";
import { toPage } from "#app/bff/http/redirects.server.ts";
import { unindexedMeta } from "#app/ui/layout/unindexed-meta.ts";

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
