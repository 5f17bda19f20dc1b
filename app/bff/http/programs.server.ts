import { isbot } from "isbot";
import { HONEYPOT } from "#app/models/honeypot.ts";
import type { RequestContext } from "../context.server";

/**
 * Whether a user agent is a crawler (SITE-12). A headless browser is not: it renders pages for a test, a monitor or a
 * printer, and has to get what every visitor gets.
 */
export function isCrawlerAgent(userAgent: string): boolean {
  return isbot(userAgent.replace("HeadlessChrome/", "Chrome/"));
}

/** Forms that visitors may send without signing in, and that cause an email to somebody else. */
export type OpenForm = "alert" | "newsletter" | "reservation";

/**
 * Whether a bot filled the hidden field. The form is then answered as if it had succeeded, nothing is done, and it is
 * counted (`vitrine_honeypot_total`). Limits (ADR 0027) stop bots that do not fall for this.
 */
export function isFilledByProgram(context: RequestContext, form: FormData, name: OpenForm): boolean {
  if (!form.get(HONEYPOT)) return false;
  context.shop.tracking.metrics.honeypot.inc({ form: name });
  return true;
}
