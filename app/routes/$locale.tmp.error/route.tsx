import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import { pageMeta } from "~/document/page-meta";
import type { RouteHandle } from "~/document/route-handle";
import { ErrorPage } from "~/ui/error-page/error-page";

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
