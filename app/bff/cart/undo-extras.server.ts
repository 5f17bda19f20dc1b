import { randomUUID } from "node:crypto";
import { isUndoOpen } from "~/models/cart-rules";
import type { RequestContext } from "../context.server";
import type { Content } from "../session/cookies.server";

/** What was taken out of the cart besides lines, kept for a minute so that it can be put back once (C4, D7). */
export type UndoExtra = Content<"undoExtras">["extras"][number];

export function rememberExtra({ session }: RequestContext, extra: Pick<UndoExtra, "giftCard" | "position">): void {
  session.undoExtras = [...session.undoExtras, { ...extra, undoId: randomUUID(), deletedAt: Date.now() }];
}

/** Takes an entry out to be used; null when it was used already or its time is over. */
export function takeExtra({ session }: RequestContext, undoId: string): UndoExtra | null {
  const entry = session.undoExtras.find((extra) => extra.undoId === undoId);
  if (!entry || !isUndoOpen(entry.deletedAt, Date.now())) return null;
  session.undoExtras = session.undoExtras.filter((extra) => extra !== entry);
  return entry;
}
