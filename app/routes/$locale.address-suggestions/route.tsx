import type { LoaderFunctionArgs } from "@remix-run/node";
import { completeAddress, suggestAddresses } from "~/bff/account/address-suggestions.server";

/**
 * For scripts only: addresses for `?q=` in `&country=`, and the whole of one for `?place=`. It is a comfort: when it
 * cannot be had, nothing is said.
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
