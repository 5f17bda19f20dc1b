import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RequestContext } from "~/bff/context.server";
import { pageOf } from "~/bff/session/require-sign-in.server";
import { consentCookies } from "~/bff/tracking/consent.server";
import { pageMeta } from "~/document/page-meta";
import type { RouteHandle } from "~/document/route-handle";
import { parseCheckoutPath } from "~/models/checkout-steps";
import { ALL_LEVELS, levelsOf, NECESSARY_ONLY } from "~/models/consent";
import { paths } from "~/paths";
import { ContentPage } from "../$locale.$slug/content/content-page";
import { loadCookies } from "./loader.server";
import { toPage } from "~/bff/http/redirects.server";

/** The choice about cookies: made here purpose by purpose, changed and taken back (TRK-07). The banner posts to it too. */
export const handle: RouteHandle = { layout: "default" };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

/** Who comes from the checkout is led back there: the way stands in the address, where the form's answer finds it. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const own = paths.cookies(context.prefix);
  const from = context.url.search ? null : checkoutPage(context, request.headers.get("referer"));
  if (from) {
    throw toPage(`${own}?${new URLSearchParams({ [BACK]: from })}`, 302);
  }
  return loadCookies(context, checkoutPage(context, context.url.searchParams.get(BACK)));
}

/** Anything but a choice of ours is a refusal: nothing is agreed to by mistake. Leads back to the page it was made on. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const intent = form.get("intent");
  const chosen = intent === "save" ? levelsOf(form.getAll("purpose")) : NECESSARY_ONLY;
  const levels = intent === "accept" ? ALL_LEVELS : chosen;
  const own = paths.cookies(context.prefix);
  const page = pageOf(request, context.origin);
  const back = !page || page.split("?", 1)[0] === own ? (wayBack(context, page) ?? `${own}?saved`) : page;
  const headers = new Headers();
  for (const cookie of consentCookies(context, levels)) headers.append("Set-Cookie", cookie);
  return redirect(back, { status: 303, headers });
}

const BACK = "returnTo";

function wayBack(context: RequestContext, page: string | null): string | null {
  return page && checkoutPage(context, new URL(page, context.origin).searchParams.get(BACK));
}

/** Path of a page of this site's checkout, null for any other address. */
function checkoutPage({ origin, prefix }: RequestContext, address: string | null): string | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const page = new URL(address, origin);
  const { pathname, search } = page;
  const isOwn = page.origin === origin && pathname.startsWith(`/${prefix}/`);
  return isOwn && parseCheckoutPath(pathname.slice(prefix.length + 1)) ? pathname + search : null;
}

export default function Cookies() {
  const { crumbs, content } = useLoaderData<typeof loader>();
  return <ContentPage crumbs={crumbs} content={content} />;
}
