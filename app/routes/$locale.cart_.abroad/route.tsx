import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { wayAbroad } from "~/bff/cart/abroad.server";
import { isPrefix } from "~/models/locale";
import { paths } from "~/paths";

/** Links to other countries' sites lead here while there is a cart: it is offered to come along (BEY-05). */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const to = searchParams.get("to");
  context.session.markPersonal();
  if (!isPrefix(to ?? undefined)) return redirect(paths.home(context.prefix));
  return redirect(await wayAbroad(context, to as Parameters<typeof wayAbroad>[1], searchParams.get("page")));
}
