import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { pageOf } from "#app/bff/session/return-path.server.ts";
import { declineProposalCookie } from "#app/bff/sites/site-proposal.server.ts";
import { paths } from "#app/paths.ts";

/** There is no page here. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(paths.home(context.prefix));
}

/** The "no" to another country's site, without JavaScript: redirects to the page, without the question (SHELL-13). */
export function action({ context, request }: ActionFunctionArgs): Response {
  const page = pageOf(request, context.origin);
  const own = paths.siteProposal(context.prefix);
  const back = page && page !== own ? page : paths.home(context.prefix);
  return redirect(back, { status: 303, headers: { "Set-Cookie": declineProposalCookie(context) } });
}
