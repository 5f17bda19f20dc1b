import { serverText } from "#app/i18n/i18n.server.ts";
import { funnelPath, paths } from "#app/paths.ts";
import { noteServiceFailure } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { withCheckoutAccess, redirectTo } from "./access.server";
import { endChecking, noteChecking } from "./payment-attempt.server";
import { paymentRedirect, type ProviderForm, providerRedirect } from "./payment-redirect.server";
import { resumePayment } from "./payment.server";
import type { AfterPayment } from "./after-payment.server";
import { asDocument, toPage } from "../http/redirects.server";

/** The page between provider and shop, shown when the browser is not redirected at once. */
export interface ReturnPage {
  title: string;
  /** Form to send to the provider; null while the payment is being checked. */
  form: ProviderForm | null;
  /** Set when the check takes very long: the page then says what happens next, and whom to ask. */
  overdue?: { reference: string | null };
  status: 200 | 503;
}

/** After this time the page no longer says that the answer takes a little longer. */
const OVERDUE_MS = 120_000;

/**
 * Handles the return from the provider, once or repeatedly: asks the gateway for the payment's result, which decides
 * where to redirect (PAY-16). Throws the redirects.
 */
export function returnPage(context: RequestContext, request: Request): Promise<ReturnPage> {
  return withCheckoutAccess(context, request, async () => {
    // No time limit: this page exists to wait for the gateway's answer.
    const unhurried = { ...context, changeLimitMs: null };
    const details = returnedFields(new URL(request.url).searchParams);
    try {
      return await pageAfter(context, request, await resumePayment(unhurried, details));
    } catch (error) {
      // The payment's result is not known: the page claims nothing and asks again.
      noteServiceFailure(context, error);
      return { ...(await checkingPage(context)), status: 503 };
    }
  });
}

async function pageAfter(context: RequestContext, request: Request, step: AfterPayment): Promise<ReturnPage> {
  if (step.kind === "checking") return checkingPage(context);
  endChecking(context);
  switch (step.kind) {
    case "provider": {
      const next = providerRedirect(context, step.action);
      if (next instanceof Response) throw next;
      const t = await serverText(context.language, "checkout");
      return { title: `${t("provider.title")} | Vitrine`, form: next, status: 200 };
    }
    case "overview":
      throw asDocument(redirectTo(funnelPath(context, "overview"), request));
    case "no-cart":
      // The cart was paid and ordered in another browser; this one knows only that there is an order.
      throw asDocument(toPage(paths.account(context.prefix, "orders"), 303));
    default:
      throw asDocument(paymentRedirect(context, step.kind));
  }
}

/** Never says that a payment failed: it may have succeeded, and any of the next pages may order it. */
async function checkingPage(context: RequestContext): Promise<ReturnPage> {
  const t = await serverText(context.language, "checkout");
  const isOverdue = Date.now() - noteChecking(context) >= OVERDUE_MS;
  const { paymentId = null } = context.session.funnel;
  const title = `${t(isOverdue ? "checking.longTitle" : "checking.title")} | Vitrine`;
  return { title, form: null, status: 200, ...(isOverdue && { overdue: { reference: paymentId } }) };
}

/** Path and query that repeat a provider's POST as GET. An unreadable form gives no query. */
export async function returnUrlFromPost(request: Request): Promise<string> {
  const { pathname, searchParams } = new URL(request.url);
  const form = await request.formData().catch(() => new FormData());
  const query = new URLSearchParams(returnedFields([...searchParams, ...form])).toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** Bounds on what a payment provider adds to the return address. */
const MAX_FIELDS = 20;
const MAX_NAME = 60;
/** An address is limited to 8 KB, most of which is for these fields. */
const MAX_TOTAL = 5_000;

/** The fields of a return, from a query or a form; leaves out files and anything far too long. */
export function returnedFields(given: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  const fields: Record<string, string> = {};
  let total = 0;
  for (const [name, value] of given) {
    if (typeof value !== "string" || name === "" || name.length > MAX_NAME) continue;
    total += encodeURIComponent(name).length + encodeURIComponent(value).length;
    if (total > MAX_TOTAL || Object.keys(fields).length === MAX_FIELDS) break;
    fields[name] = value;
  }
  return fields;
}
