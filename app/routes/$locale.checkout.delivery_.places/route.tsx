import type { LoaderFunctionArgs } from "@remix-run/node";
import { withCheckout } from "#app/bff/checkout/access.server.ts";
import { deliveryView } from "#app/bff/checkout/delivery-view.server.ts";
import { withPlaceLists } from "../$locale.checkout.delivery/place-lists.server";

/** For scripts only: the places of `?method=`, which the delivery step loads once that method is chosen. */
export function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  return withCheckout(context, request, "delivery", async (checkout) => {
    const asked = new URL(request.url).searchParams.get("method");
    const { places } = withPlaceLists(context, await deliveryView(context, request, checkout));
    const found = places.find(({ method }) => method === asked) ?? null;
    const list = found?.list && { ...found.list, html: context.html.get(found.list.key) ?? null };
    return Response.json(found && { ...found, list }, { headers: { "Cache-Control": "no-store" } });
  });
}
