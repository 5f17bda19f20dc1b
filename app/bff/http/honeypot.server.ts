import { HONEYPOT } from "~/models/honeypot";
import type { RequestContext } from "../context.server";

/** Forms that anybody may send without being known, and of which somebody else gets a mail. */
export type OpenForm = "alert" | "newsletter" | "reservation";

/**
 * Whether a program filled the field that nobody sees. It is answered as if all were well, nothing is done, and it is counted
 * (`vitrine_honeypot_total`): limits (ADR 0027) are for those who look closer.
 */
export function isFilledByProgram(context: RequestContext, form: FormData, name: OpenForm): boolean {
  if (!form.get(HONEYPOT)) return false;
  context.shop.tracking.metrics.increment("vitrine_honeypot_total", { form: name });
  return true;
}
