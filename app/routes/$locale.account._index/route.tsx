import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";

/** The account opens with its dashboard. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(paths.account(context.prefix));
}
