import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "#app/paths.ts";

/** Redirects to the dashboard, the account's first page. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(paths.account(context.prefix));
}
