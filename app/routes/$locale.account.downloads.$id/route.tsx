import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/bff/account/account-access.server";
import { sendFile } from "~/bff/account/account-file.server";
import { findDownload } from "~/bff/account/downloads.server";
import { notFound } from "~/bff/http/error-responses.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { paths } from "~/paths";

/** A file of the customer. No cache on the way may store it. */
export function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const page = paths.account(context.prefix, "downloads");
  return sendFile(context, request, { page, missing: `${page}?file=missing` }, async () => {
    const [, file] = await withSignIn(context, request, () =>
      Promise.all([requireAccount(context, "downloads"), findDownload(context, params.id ?? "")]),
    );
    if (!file) throw notFound(context, "validation");
    return new Response(file.bytes, {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="${file.fileName}"`,
        "Cache-Control": "no-store",
      },
    });
  });
}
