import { z } from "zod";
import { readWords } from "../words/words";

const text = z.string().min(1);

const schema = z.object({
  back: text,
  secure: text,
  /** `{title}` */
  errorTitle: text,
  summary: text,
  required: text,
  email: text,
  password: text,
  firstName: text,
  lastName: text,
  passwordHint: text,
  signIn: z.object({
    title: text,
    lead: text,
    submit: text,
    newHere: text,
    register: text,
  }),
  register: z.object({
    title: text,
    lead: text,
    submit: text,
    known: text,
    signIn: text,
  }),
  errors: z.object({
    emailMissing: text,
    emailInvalid: text,
    emailTaken: text,
    passwordMissing: text,
    passwordShort: text,
    passwordLong: text,
    firstNameMissing: text,
    lastNameMissing: text,
    nameLong: text,
    wrong: text,
    /** `{minutes}` */
    locked: text,
  }),
  demo: z.object({
    title: text,
    lead: text,
    /** `{email}` */
    fill: text,
    who: z.object({
      fid: text,
      hsp: text,
      new: text,
      deleted: text,
      big: text,
    }),
  }),
  logout: z.object({
    title: text,
    lead: text,
    yes: text,
    no: text,
    doneTitle: text,
    doneText: text,
  }),
  failure: z.object({
    title: text,
    text: text,
    code: text,
  }),
});

export type AuthTexts = z.infer<typeof schema>;

/** Words of the sign-in pages. */
export const AUTH_TEXTS = readWords("sign-in", schema);
