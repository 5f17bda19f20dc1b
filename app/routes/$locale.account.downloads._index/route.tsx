import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { accountAlternates, requireAccount } from "#app/bff/account/account-access.server.ts";
import { loadDownloadsPage } from "#app/bff/account/downloads.server.ts";
import { pageNumber, requirePage } from "#app/bff/account/list-pages.server.ts";
import { nullIfUnavailable } from "#app/bff/http/error-responses.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { pagePath, paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { Downloads } from "./view";

/** Invoices and credit notes; 404 on a site without them. */
export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

/**
 * `?page=` counts from 1. The address of a page that does not exist redirects to the nearest one. `?file=missing`: the
 * customer asked for a file that does not exist or is somebody else's; the status is then 404.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageNumber(context.url);
  const [, downloads] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "downloads"), nullIfUnavailable(context, loadDownloadsPage(context, page))]),
  );
  requirePage(context.url, downloads, (last) => pagePath(paths.account(context.prefix, "downloads"), last));
  const t = await serverText(context.language, "preferences");
  const title = downloads && page > 1 ? t("downloads.pageTitle", { page }) : t("downloads.title");
  const messages = pageMessages(context.language, "account", "preferences");
  const isMissing = context.url.searchParams.get("file") === "missing";
  const status = !downloads ? 503 : isMissing ? 404 : 200;
  return data(
    {
      title: `${title} | Vitrine`,
      messages,
      alternates: accountAlternates(context, "downloads"),
      downloads,
      isMissing,
    },
    { status },
  );
}

export default function DownloadsRoute() {
  const { downloads, isMissing } = useLoaderData<typeof loader>();
  return <Downloads downloads={downloads} isMissing={isMissing} />;
}
