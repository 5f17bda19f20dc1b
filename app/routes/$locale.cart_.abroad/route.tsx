import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { transferUrl } from "#app/bff/cart/cart-transfer.server.ts";
import { isPrefix } from "#app/models/locale.ts";
import { paths } from "#app/paths.ts";

/** With a cart, links to other countries' sites lead here, to offer to take the cart along (BEY-05). */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const to = searchParams.get("to") ?? undefined;
  context.session.markPersonal();
  if (!isPrefix(to)) return redirect(paths.home(context.prefix));
  return redirect(await transferUrl(context, to, searchParams.get("page")));
}
