/** Kinds of messages that one can be taken off from (S3). */
export const MESSAGE_KINDS = ["NEWS", "TIC", "INVIT", "SURV"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
