import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/bff/account/account-access.server";
import { findDownload } from "~/bff/account/downloads.server";
import { notFound } from "~/bff/http/error-responses.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { problemPage } from "./problem-page.server";

/** A file of the customer's own. Nothing on the way keeps it. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  try {
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
  } catch (thrown) {
    // What is no page has no page for its errors either.
    if (!(thrown instanceof Response) || (thrown.status !== 404 && thrown.status !== 503)) throw thrown;
    return problemPage(context, thrown.status);
  }
}
