import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RequestContext } from "#app/bff/context.server.ts";
import { markRefused } from "#app/bff/http/form-problem.server.ts";
import { consumeRateLimit } from "#app/bff/http/rate-limit.server.ts";
import { subscriptionOrigin, unsubscribe } from "#app/bff/account/newsletter.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { messageKind } from "#app/models/newsletter.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ContentHtml } from "#app/ui/content-html/content-html.tsx";
import { donePage, incompleteLinkPage, unsubscribePage } from "../$locale.newsletter.$page/pages.server";

/** `/unsubscribe?token=&source=`, to which every message links, and `/unsubscribe/confirmation` (S2). */
export const handle: RouteHandle = { layout: "newsletter" };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page);

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (params.page === "confirmation") return donePage(context, "unsubscribed");
  const link = readLink(context, params.page);
  return link ? unsubscribePage(context, { kind: link.type, problem: null }) : incompleteLink(context);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const link = readLink(context, params.page);
  if (!link) return incompleteLink(context);
  const { token, type } = link;
  const additionalInformation = subscriptionOrigin(context, request.headers.get("referer"));
  const outcome = (await consumeRateLimit(context, "unsubscribe"))
    ? "rateLimited"
    : await unsubscribe(context, { token, type, additionalInformation });
  if (outcome === "done") return redirect(paths.unsubscribe(context.prefix, "confirmation"), 303);
  markRefused(context);
  return data(await unsubscribePage(context, { kind: type, problem: outcome }), { status: STATUS[outcome] });
}

export default function UnsubscribeRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <ContentHtml content={(useActionData<typeof action>() ?? loaded).content} />;
}

const STATUS = { unknown: 422, rateLimited: 429, fail: 503 };

/** Token and kind from the message's link; null if it lost one of them on the way. */
function readLink(context: RequestContext, page: string | undefined) {
  if (page !== undefined) throw notFound(context, "route");
  const { searchParams } = context.url;
  const token = searchParams.get("token");
  const source = searchParams.get("source");
  if (!token || !source) return null;
  return { token, type: messageKind(searchParams.get("type")) ?? messageKind(source) ?? "NEWS" };
}

/** A 404, logged as one (S8). */
async function incompleteLink(context: RequestContext) {
  const { status } = notFound(context, "validation");
  return data(await incompleteLinkPage(context), { status });
}
