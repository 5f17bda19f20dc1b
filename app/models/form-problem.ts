/** What a refused form reports: made by the bff, shown by ui. */

/** Name of the hidden field that says which customer's page a form comes from. */
export const OWNER_FIELD = "owner";

/** One mistake in a form, in the shopper's language. */
export interface FieldProblem {
  /** Id of the field, which is its name. */
  fieldId: string;
  /** One sentence that says how to mend this mistake; shown beside the field and in the summary. */
  text: string;
}

/** Refusal of a form with a single button: key of the reason's text, and the page's title while it is shown. */
export interface Refused<Problem extends string> {
  problem: Problem;
  errorTitle: string;
}

/** A form that was not accepted, for the page that shows it again. Nothing that was typed is lost. */
export interface FormProblem {
  /** Title for a browser that stays on the page: it begins with the word for "Error". */
  errorTitle: string;
  fields: FieldProblem[];
  /** A problem that belongs to no field in particular. */
  notice: string | null;
  values: Record<string, string>;
}

/** Banner kinds (S3). */
export const BANNER_KINDS = ["default", "info", "warning", "danger", "success", "fid", "alert"] as const;
export type BannerKind = (typeof BANNER_KINDS)[number];

/**
 * A message shown once, on the next page. `key` names a text in `notices`, or in `common` if the browser shows it too,
 * so that it appears in the page's language.
 */
export interface FlashMessage {
  kind: BannerKind;
  key: string;
  values?: Record<string, string | number>;
  /** Links after the sentence. */
  links?: FlashLink[];
}

export interface FlashLink {
  /** Key of the link's text, like the message's. */
  key: string;
  href: string;
  /** Names the link's object, when there are several links. */
  of?: string;
}

/** The same, in the page's language. */
export interface ShownNotice {
  kind: BannerKind;
  text: string;
  links: { text: string; href: string }[];
}
