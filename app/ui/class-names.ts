/** Joins the class names that are set: `classNames(styles.button, wide && styles.wide, className)`. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
