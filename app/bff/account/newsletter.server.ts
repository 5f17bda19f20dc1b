import { type MessageKind, newsletterStateSchema, subscribeNewsletterSchema } from "#app/models/newsletter.ts";
import { noteServiceFailure } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import { asciiEmail } from "./email.server";

/** Messages that anyone with an e-mail address may receive (S7). */

/** The longest origin that the gateway takes. */
const MAX_ORIGIN = 500;

/** Trimmed e-mail address (S5), or null if it is invalid. */
export function parseEmail(typed: unknown): string | null {
  const email = typeof typed === "string" ? asciiEmail(typed.trim()) : "";
  return subscribeNewsletterSchema.shape.email.safeParse(email).data ?? null;
}

/**
 * Where somebody subscribed: the `origin` parameter of this address, else of the address of the page that held the
 * form, else that page's path (S3). The footer posts the same form from every page, so the Referer names the page.
 */
export function subscriptionOrigin({ url, origin }: RequestContext, referer: string | null): string {
  const from = referer && URL.canParse(referer) ? new URL(referer) : url;
  const page = from.origin === origin ? from : url;
  const named = url.searchParams.get("origin") || page.searchParams.get("origin");
  return (named || page.pathname.replace(/\.data$/, "")).slice(0, MAX_ORIGIN);
}

/** Subscribes an address; asking twice makes one subscription. False when the call fails (S7). */
export async function subscribe(
  context: RequestContext,
  { email, additionalInformation }: { email: string; additionalInformation: string },
): Promise<boolean> {
  const json = { email, additionalInformation, store: context.site.storeId };
  try {
    await personalCall(context, { method: "PUT", path: "newsletters", json, schema: newsletterStateSchema });
    return true;
  } catch (error) {
    noteServiceFailure(context, error);
    return false;
  }
}

/** `unknown`: the token was refused (400, 404). `fail`: any other failure of the service. */
export type UnsubscribeOutcome = "done" | "unknown" | "fail";

/** Unsubscribes an address from one kind of message, by the token of a message that was sent to it. */
export async function unsubscribe(
  context: RequestContext,
  asked: { token: string; type: MessageKind; additionalInformation: string },
): Promise<UnsubscribeOutcome> {
  const json = { ...asked, store: context.site.storeId };
  const call = { method: "POST" as const, path: "newsletters/unsubscribe", json, schema: newsletterStateSchema };
  try {
    await personalCall(context, call);
    return "done";
  } catch (error) {
    if (hasStatus(error, 400, 404)) return "unknown";
    noteServiceFailure(context, error);
    return "fail";
  }
}
