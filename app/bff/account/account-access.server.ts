import type { Customer } from "#app/models/customer.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { getCustomer } from "./customer.server";
import { notFound, isServiceFailure } from "../http/error-responses.server";
import { alternates, whereSites } from "../sites/alternates.server";
import { hasAccountPage, type OptionalAccountPage } from "../sites/site-pages.server";
import { toPage } from "../http/redirects.server";

/** First segment after `/account/`. */
export type AccountPage =
  | OptionalAccountPage
  | "advantages"
  | "change-password"
  | "dashboard"
  | "delete"
  | "orders"
  | "reactivate"
  | "settings"
  | "subscriptions"
  | "welcome";

/** Where a page of the account is on the sites that have it. */
export function accountAlternates(context: RequestContext, page: string): string {
  return alternates(
    context,
    whereSites(
      context,
      (site) => hasAccountPage(site, page),
      (_country, prefix) => paths.account(prefix, page),
    ),
  );
}

/**
 * Access step account-access (D3): a page the site does not have is a 404; a deleted account sees only the page that
 * reactivates it, and everybody else never sees that one. Called inside `withSignIn`; fails as `getCustomer` does.
 */
export async function requireAccount(context: RequestContext, page: AccountPage): Promise<Customer> {
  if (!hasAccountPage(context.site, page)) throw notFound(context, "validation");
  const customer = await getCustomer(context);
  if (customer.isDeleted !== (page === "reactivate")) {
    throw toPage(paths.account(context.prefix, customer.isDeleted ? "reactivate" : "dashboard"), 302);
  }
  return customer;
}

/**
 * As `requireAccount`, for pages that work without the account: null when it cannot be read, whatever the reason. The
 * gateway itself refuses what an account may not do.
 */
export async function allowAccount(context: RequestContext, page: AccountPage): Promise<Customer | null> {
  try {
    return await requireAccount(context, page);
  } catch (err) {
    if (!isServiceFailure(err)) throw err;
    context.shop.log.warn({ err, requestId: context.requestId }, "a page goes without the account");
    return null;
  }
}
