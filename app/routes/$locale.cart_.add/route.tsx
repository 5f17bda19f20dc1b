import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "#app/paths.ts";
import { addInPlace } from "../$locale.cart/actions.server";

/** For scripts that add to the cart: the page stays and opens the cart's popover. Plain forms go to the cart itself. */
export function action({ context, request }: ActionFunctionArgs) {
  return request.formData().then((form) => addInPlace(context, form));
}

/** Any other visit redirects to the cart. */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(paths.cart(context.prefix));
}
