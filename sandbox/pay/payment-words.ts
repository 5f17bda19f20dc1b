import { z } from "zod";
import { readWords } from "../words/words";
import { CARD_OUTCOMES } from "./test-cards";

const text = z.string().min(1);

const schema = z.object({
  secure: text,
  /** `{title}` */
  errorTitle: text,
  errorSummary: text,
  payee: text,
  amount: text,
  demo: text,
  cancel: text,
  backToShop: text,
  card: z.object({
    title: text,
    number: text,
    expiry: text,
    expiryHint: text,
    cvc: text,
    cvcHint: text,
    /** `{amount}` */
    pay: text,
  }),
  errors: z.object({
    numberMissing: text,
    numberUnknown: text,
    expiryInvalid: text,
    expiryPast: text,
    cvcInvalid: text,
  }),
  cards: z.object({
    title: text,
    hint: text,
    number: text,
    outcome: text,
    action: text,
    /** `{number}` */
    use: text,
    useShort: text,
  }),
  outcomes: z.record(z.enum(CARD_OUTCOMES), text),
  challenge: z.object({
    title: text,
    text: text,
    code: text,
    confirm: text,
    cancel: text,
    wrongLast: text,
    /** `{left}` */
    wrong: text,
  }),
  identify: z.object({
    title: text,
    text: text,
    continue: text,
  }),
  wallet: z.object({
    /** `{name}` */
    title: text,
    legend: text,
    schedule: text,
    today: text,
    /** `{amount}` */
    pay: text,
  }),
  gone: z.object({
    title: text,
    text: text,
  }),
  unknown: z.object({
    title: text,
    text: text,
  }),
  returning: z.object({
    title: text,
    text: text,
    button: text,
  }),
});

export type PayTexts = z.infer<typeof schema>;

/** Words of the payment pages. */
export const PAY_TEXTS = readWords("payment", schema);
