import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { orUnavailable } from "~/bff/http/error-responses.server";
import { returnPath } from "~/bff/session/return-path.server";
import { redirectToProvider } from "~/bff/http/redirects.server";
import { beginSignIn, isSignedIn } from "~/bff/session/sign-in.server";
import { paths } from "~/paths";
import type { RouteHandle } from "~/document/route-handle";

export const handle: RouteHandle = { layout: "auth" };

/**
 * Target of links to sign in: redirects to the provider, and afterwards to `?returnTo=` (path and query within the
 * shop; the dashboard by default). `?register=1` opens the registration form.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const returnTo = returnPath(searchParams.get("returnTo")) ?? paths.account(context.prefix);
  if (isSignedIn(context)) return redirect(returnTo);
  const signIn = beginSignIn(context, { returnTo, register: searchParams.get("register") === "1" });
  return redirectToProvider(await orUnavailable(context, signIn), 302);
}

/** Never rendered. With a component, errors of the loader are shown as pages. */
export default function SignIn() {
  return null;
}
