import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { sendFile } from "#app/bff/account/account-file.server.ts";
import { findDownload } from "#app/bff/account/downloads.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { paths } from "#app/paths.ts";

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
