import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { sendFile } from "#app/bff/account/account-file.server.ts";
import { collectData } from "#app/bff/account/customer-data.server.ts";
import { consumeRateLimit, tooManyRequests } from "#app/bff/http/rate-limit.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { todayIn } from "#app/models/countries.ts";
import { paths } from "#app/paths.ts";

/** The data that the shop holds about a customer, as a file (BEY-18). */
export function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const page = paths.account(context.prefix, "settings/data");
  return sendFile(context, request, { page, missing: page }, async () => {
    const held = await withSignIn(context, request, async () => {
      await requireAccount(context, "settings");
      if (await consumeRateLimit(context, "dataFile")) throw tooManyRequests();
      return collectData(context);
    });
    const day = todayIn(context.site.country, new Date(held.exportedAt));
    return new Response(JSON.stringify(held, null, 2), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="vitrine-${day}.json"`,
        "Cache-Control": "no-store",
      },
    });
  });
}
