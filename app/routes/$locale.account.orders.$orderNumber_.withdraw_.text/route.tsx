import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { sendFile } from "#app/bff/account/account-file.server.ts";
import { findOrder } from "#app/bff/account/orders.server.ts";
import { acknowledgementText } from "#app/bff/account/withdrawal.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { paths } from "#app/paths.ts";

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
