import { Router } from "express";
import { z } from "zod";
import { statement } from "../../database";
import type { Sandbox } from "../../service";
import type { Resource } from "../resource";

/** What the shop would have sent by email. Nothing leaves: `/__sandbox/mails` shows it. */
export const mails: Resource = {
  name: "mails",
  schema: `
    CREATE TABLE IF NOT EXISTS mails (
      n INTEGER PRIMARY KEY,
      recipient TEXT NOT NULL,
      subject TEXT NOT NULL,
      text TEXT NOT NULL,
      /* Milliseconds: a gift card may be sent on a day to come. */
      sent_at INTEGER NOT NULL
    ) STRICT;
  `,
  seed: () => undefined,
  router: () => Router(),
};

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
  sentAt: number;
}

const row = z
  .object({ recipient: z.string(), subject: z.string(), text: z.string(), sent_at: z.number() })
  .transform(({ sent_at, ...mail }): Mail => ({ ...mail, sentAt: sent_at }));

/** `sentAt` is now unless said otherwise. */
export function sendMail(sandbox: Sandbox, mail: Omit<Mail, "sentAt"> & { sentAt?: number }): void {
  const { recipient, subject, text, sentAt = sandbox.now() } = mail;
  const insert = statement(sandbox.db, "INSERT INTO mails (recipient, subject, text, sent_at) VALUES (?, ?, ?, ?)");
  insert.run(recipient, subject, text, sentAt);
}

/** Takes back what is not sent yet and whose subject names `about`. */
export function cancelMails(sandbox: Sandbox, { to, about }: { to: string; about: string }): void {
  const cancel = statement(
    sandbox.db,
    "DELETE FROM mails WHERE recipient = ? AND sent_at > ? AND instr(subject, ?) > 0",
  );
  cancel.run(to, sandbox.now(), about);
}

/** Those that have been sent by now, the newest first; to one address when it is given. */
export function listMails(sandbox: Sandbox, { to, limit = 100 }: { to?: string; limit?: number } = {}): Mail[] {
  const rows = statement(
    sandbox.db,
    `SELECT recipient, subject, text, sent_at FROM mails
     WHERE sent_at <= ? AND (? IS NULL OR recipient = ?) ORDER BY sent_at DESC, n DESC LIMIT ?`,
  ).all(sandbox.now(), to ?? null, to ?? null, limit);
  return rows.map((one) => row.parse(one));
}
