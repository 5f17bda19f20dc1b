import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { orUnavailable } from "#app/bff/http/error-responses.server.ts";
import { returnPath } from "#app/bff/session/return-path.server.ts";
import { redirectToProvider } from "#app/bff/http/redirects.server.ts";
import { beginSignIn, isSignedIn } from "#app/bff/session/sign-in.server.ts";
import { paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";

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
