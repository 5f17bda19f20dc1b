import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RequestContext } from "#app/bff/context.server.ts";
import { pageOf } from "#app/bff/session/return-path.server.ts";
import { consentCookies } from "#app/bff/tracking/consent.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { parseCheckoutPath } from "#app/models/checkout-steps.ts";
import { ALL_LEVELS, levelsOf, NECESSARY_ONLY } from "#app/models/consent.ts";
import { paths } from "#app/paths.ts";
import { ContentPage } from "../$locale.$slug/content/content-page";
import { loadCookies } from "./loader.server";
import { toPage } from "#app/bff/http/redirects.server.ts";

/** The choice about cookies: purpose by purpose, changed or withdrawn (TRK-07). The banner's forms go here too. */
export const handle: RouteHandle = { layout: "default" };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

/** A shopper from the checkout is led back there: its path is added to the address, so that it survives the form. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const own = paths.cookies(context.prefix);
  const from = context.url.search ? null : checkoutPage(context, request.headers.get("referer"));
  if (from) {
    throw toPage(`${own}?${new URLSearchParams({ [BACK]: from })}`, 302);
  }
  return loadCookies(context, checkoutPage(context, context.url.searchParams.get(BACK)));
}

/**
 * Any value that is not one of the choices counts as refusal, so that nobody agrees by mistake. Redirects to the page
 * of the form.
 */
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
