import { z } from "zod";
import type { Language } from "#models/locale.ts";
import { ONE_SIZE } from "../../catalogue/sizes";
import { fill, readWords } from "../../words/words";

const text = z.string().min(1);

const schema = z.object({
  withdrawal: z.object({
    /** `{number}` */
    subject: text,
    /** `{date}`, `{reference}`, `{names}` */
    text: text,
  }),
  newsletter: z.object({
    subject: text,
    /** `{path}` */
    text: text,
  }),
  order: z.object({
    /** `{number}` */
    subject: text,
    /** `{total}` */
    text: text,
  }),
  /** The same for what comes without a parcel. */
  orderByMail: z.object({
    subject: text,
    text: text,
  }),
  alert: z.object({
    /** `{name}` */
    subject: text,
    /** `{name}`, `{size}` in words, `{path}` */
    text: text,
    /** `{size}`: of what comes in several. */
    size: text,
  }),
  shipped: z.object({
    /** `{number}` */
    subject: text,
    /** `{date}` */
    text: text,
  }),
  giftCard: z.object({
    /** `{amount}` */
    subject: text,
    /** `{message}`, `{number}` */
    text: text,
  }),
  reservation: z.object({
    /** `{shop}` */
    subject: text,
    /** `{product}`, `{shop}`, `{until}` */
    text: text,
  }),
});

const MAIL_TEXTS = readWords("mails", schema);

/** A message that the shop sends, as it would word it. */
export function writeMail(
  language: Language,
  kind: keyof z.infer<typeof schema>,
  values: Readonly<Record<string, string>>,
): { subject: string; text: string } {
  const { subject, text } = MAIL_TEXTS[language][kind];
  return { subject: fill(subject, values), text: fill(text, values) };
}

/** What follows the name of a piece: nothing where it comes in one size. */
export function sizeWords(language: Language, { id, label }: { id: string; label: string }): string {
  return id === ONE_SIZE ? "" : fill(MAIL_TEXTS[language].alert.size, { size: label });
}
