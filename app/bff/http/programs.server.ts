import { isbot } from "isbot";
import { HONEYPOT } from "~/models/honeypot";
import type { RequestContext } from "../context.server";

/**
 * Whether a user agent is a crawler's (SITE-12). A browser without a window is none: it shows a page to whoever started
 * it, a test, a monitor or a printer, and is to be shown what anybody is.
 */
export function isCrawlerAgent(userAgent: string): boolean {
  return isbot(userAgent.replace("HeadlessChrome/", "Chrome/"));
}

/** Forms that anybody may send without being known, and of which somebody else gets a mail. */
export type OpenForm = "alert" | "newsletter" | "reservation";

/**
 * Whether a program filled the field that nobody sees. It is answered as if all were well, nothing is done, and it is counted
 * (`vitrine_honeypot_total`): limits (ADR 0027) are for those who look closer.
 */
export function isFilledByProgram(context: RequestContext, form: FormData, name: OpenForm): boolean {
  if (!form.get(HONEYPOT)) return false;
  context.shop.tracking.metrics.honeypot.inc({ form: name });
  return true;
}
