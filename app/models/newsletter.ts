import { z } from "zod";

/** Kinds of messages that one can be taken off from (S3). */
export const MESSAGE_KINDS = ["NEWS", "TIC", "INVIT", "SURV"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The kind that is named, in letters of any case, or null. */
export function messageKind(named: string | null): MessageKind | null {
  return MESSAGE_KINDS.find((kind) => kind === named?.toUpperCase()) ?? null;
}

const shared = {
  /** The shop that asks. */
  store: z.string().regex(/^\d{1,10}$/, "must be digits"),
  /** Where it was asked: the origin query parameter, or the page's path (S3). */
  additionalInformation: z.string().max(500).optional(),
};

/** `PUT /newsletters`: asked twice, it is one subscription. */
export const subscribeNewsletterSchema = z.strictObject({ email: z.email().max(100), ...shared });
/** `POST /newsletters/unsubscribe`: the token stands in every message that was sent. */
export const unsubscribeSchema = z.strictObject({
  token: z.string().regex(/^[\w-]{8,100}$/, "must be the token of a message"),
  type: z.enum(MESSAGE_KINDS),
  ...shared,
});
/** Answer of both calls. The address is not repeated: whoever has a token need not know it. */
export const newsletterStateSchema = z.object({ type: z.enum(MESSAGE_KINDS), optin: z.enum(["YES", "NO"]) });
