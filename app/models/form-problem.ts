/** What a form says that was not accepted: made by the bff, shown by ui. */

/** Name of the hidden field that says whose page a form stands in. */
export const OWNER_FIELD = "owner";

/** One mistake in a form, in the shopper's language. */
export interface FieldProblem {
  /** Id of the field, which is its name. */
  fieldId: string;
  /** One sentence that says how to mend this very mistake; it stands beside the field and in the summary. */
  text: string;
}

/** A form of one button that was refused: the name of the words for why, and the page's title while it says so. */
export interface Refused<Problem extends string> {
  problem: Problem;
  errorTitle: string;
}

/** A form that was not accepted, for the page that shows it again. Nothing that was typed is lost. */
export interface FormProblem {
  /** For a browser that stays on the page: its title begins with the word for "Error". */
  errorTitle: string;
  fields: FieldProblem[];
  /** What is wrong with no field in particular. */
  notice: string | null;
  values: Record<string, string>;
}

/** Banner kinds (S3). */
export const BANNER_KINDS = ["default", "info", "warning", "danger", "success", "fid", "alert"] as const;
export type BannerKind = (typeof BANNER_KINDS)[number];

/**
 * Something said once, on the next page. `key` names a text of the `notices`, or of the `common` messages where the browser
 * says it too, so it follows the language.
 */
export interface FlashMessage {
  kind: BannerKind;
  key: string;
  values?: Record<string, string | number>;
  /** Links after the sentence. */
  links?: FlashLink[];
}

export interface FlashLink {
  /** Of its words, as the key of the message. */
  key: string;
  href: string;
  /** Names what it is about, where there are several things. */
  of?: string;
}

/** The same in the words of a page. */
export interface ShownNotice {
  kind: BannerKind;
  text: string;
  links: { text: string; href: string }[];
}
