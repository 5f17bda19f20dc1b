/** Kinds of messages that one can be taken off from (S3). */
export const MESSAGE_KINDS = ["NEWS", "TIC", "INVIT", "SURV"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The kind that is named, in letters of any case, or null. */
export function messageKind(named: string | null): MessageKind | null {
  return MESSAGE_KINDS.find((kind) => kind === named?.toUpperCase()) ?? null;
}
