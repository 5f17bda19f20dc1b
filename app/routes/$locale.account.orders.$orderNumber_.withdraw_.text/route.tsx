import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/bff/account/account-access.server";
import { sendFile } from "~/bff/account/account-file.server";
import { findOrder } from "~/bff/account/orders.server";
import { acknowledgementText } from "~/bff/account/withdrawal.server";
import { notFound } from "~/bff/http/error-responses.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { paths } from "~/paths";

/** The acknowledgement of a withdrawal (`?reference=`) as a file to keep (BEY-02). */
export function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const page = paths.withdrawal(context.prefix, params.orderNumber ?? "");
  return sendFile(context, request, { page, missing: page }, async () => {
    const [, order] = await withSignIn(context, request, () =>
      Promise.all([requireAccount(context, "orders"), findOrder(context, params.orderNumber ?? "")]),
    );
    const reference = new URL(request.url).searchParams.get("reference");
    const text = order && (await acknowledgementText(context, order, reference));
    if (!text) throw notFound(context, "validation");
    // The gateway's own writing, of which a header cannot carry every character.
    const name = (reference ?? order.orderNumber).replace(/[^\w-]+/g, "-");
    return new Response(text, {
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Disposition": `attachment; filename="vitrine-${name}.txt"`,
        "Cache-Control": "no-store",
      },
    });
  });
}
