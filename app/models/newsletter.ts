import { z } from "zod";
import { withoutLinkEnd } from "./link-end";

/** Kinds of messages that people can unsubscribe from (S3). */
export const MESSAGE_KINDS = ["NEWS", "TIC", "INVIT", "SURV"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The kind of that name, in upper or lower case, or null; it ends the link of a message. */
export function messageKind(named: string | null): MessageKind | null {
  const name = withoutLinkEnd(named ?? "").toUpperCase();
  return MESSAGE_KINDS.find((kind) => kind === name) ?? null;
}

const shared = {
  /** Id of the shop that sends the request. */
  store: z.string().regex(/^\d{1,10}$/, "must be digits"),
  /** Where somebody subscribed: the origin query parameter, or the page's path (S3). */
  additionalInformation: z.string().max(500).optional(),
};

/** `PUT /newsletters`: asking twice makes one subscription. */
export const subscribeNewsletterSchema = z.strictObject({ email: z.email().max(100), ...shared });
/** `POST /newsletters/unsubscribe`: every message carries the token. */
export const unsubscribeSchema = z.strictObject({
  token: z.string().regex(/^[\w-]{8,100}$/, "must be the token of a message"),
  type: z.enum(MESSAGE_KINDS),
  ...shared,
});
/** Answer of both calls. It does not contain the address, which the holder of a token need not know. */
export const newsletterStateSchema = z.object({ type: z.enum(MESSAGE_KINDS), optin: z.enum(["YES", "NO"]) });
