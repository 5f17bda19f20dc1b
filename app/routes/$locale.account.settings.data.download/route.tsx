import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/bff/account/account-access.server";
import { sendFile } from "~/bff/account/account-file.server";
import { collectData } from "~/bff/account/customer-data.server";
import { consumeRateLimit, tooManyRequests } from "~/bff/http/rate-limit.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { todayIn } from "~/models/countries";
import { paths } from "~/paths";

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
