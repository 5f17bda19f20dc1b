import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { pageOf } from "~/bff/session/return-path.server";
import { declineProposalCookie } from "~/bff/sites/site-proposal.server";
import { paths } from "~/paths";

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
