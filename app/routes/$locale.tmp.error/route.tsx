import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ErrorPage } from "#app/ui/error-page/error-page.tsx";

export const handle: RouteHandle = { layout: "default" };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

/**
 * The temporary error page (S2), which other systems show while one of their parts fails. It must not be cached: a
 * proxy may send it in place of the page that failed.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const t = await serverText(context.language, "error");
  return { title: `${t("server.pageTitle")} | Vitrine`, messages: pageMessages(context.language, "error") };
}

export default function TemporaryError() {
  return <ErrorPage kind="server-error" />;
}
