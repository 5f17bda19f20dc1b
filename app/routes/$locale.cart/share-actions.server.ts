import { redirect } from "@remix-run/node";
import { sharesCarts, addSharedCart, shareCart } from "#app/bff/cart/share.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { formText } from "#app/bff/http/form-problem.server.ts";
import { paths } from "#app/paths.ts";
import { type Answer, refuse, toCart } from "./refusal.server";

/** Creates a link to a copy of the cart; the page it redirects to shows it. */
export async function share(context: RequestContext, form: FormData): Answer {
  if (!sharesCarts(context)) return refuse(context, form, { status: 404, key: "error.extra" });
  const id = await shareCart(context);
  if (id === null) return refuse(context, form, { status: 409, key: "share.empty" });
  return redirect(`${paths.cart(context.prefix)}?${new URLSearchParams({ shared: id })}#share`, 303);
}

/** Adds the products of a shared cart after the shopper's consent, and reports those that could not be added. */
export async function addShared(context: RequestContext, form: FormData): Answer {
  const result = await addSharedCart(context, formText(form, "share"));
  if (!result) return refuse(context, form, { status: 404, key: "error.extra" });
  const { added, missing } = result;
  const { session } = context;
  if (added > 0) session.flash({ kind: "success", key: "cart.sharedAdded", values: { count: added } });
  else if (missing.length === 0) session.flash({ kind: "info", key: "cart.sharedTwice" });
  if (missing.length > 0)
    session.flash({ kind: "warning", key: "cart.notAdded", values: { names: missing.join(", ") } });
  return toCart(context);
}
