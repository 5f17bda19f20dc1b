/** Banner kinds (S3). */
export const BANNER_KINDS = ["default", "info", "warning", "danger", "success", "fid", "alert"] as const;
export type BannerKind = (typeof BANNER_KINDS)[number];

/** Something said once, on the next page. `key` names a text of the `common` messages, so it follows the language. */
export interface FlashMessage {
  kind: BannerKind;
  key: string;
  values?: Record<string, string | number>;
  /** Where to go on from there; the texts are of `common` too. */
  links?: { key: string; href: string }[];
}
