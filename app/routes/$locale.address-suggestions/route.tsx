import type { LoaderFunctionArgs } from "@remix-run/node";
import { completeAddress, suggestAddresses } from "#app/bff/account/address-suggestions.server.ts";

/**
 * For scripts only: suggestions for `?q=` in `&country=`, and the full address of one for `?place=`. Optional help:
 * when it is not available, no error is shown.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const placeId = searchParams.get("place");
  const found =
    placeId === null
      ? await suggestAddresses(context, searchParams.get("q") ?? "", searchParams.get("country") ?? "")
      : await completeAddress(context, placeId);
  const status = context.retryAfter === null ? 200 : 429;
  return Response.json(found, { status, headers: { "Cache-Control": "no-store" } });
}
