import { useText } from "~/i18n/use-text";
import { Banner } from "~/ui/banner/banner";
import { Icon } from "~/ui/icon/icon";
import styles from "./step.module.css";
import type { FormProblem } from "~/models/form-problem";

/** What stands in a form: what was typed where it was refused, else what is known. */
export interface FormState {
  values: Readonly<Record<string, string | undefined>>;
  /** One sentence a field, by its id. */
  errors: Readonly<Record<string, string | undefined>>;
}

export function formState(known: FormState["values"], problem: FormProblem | null): FormState {
  const errors = Object.fromEntries((problem?.fields ?? []).map(({ fieldId, text }) => [fieldId, text]));
  return { values: { ...known, ...problem?.values }, errors };
}

/** What is wrong with a choice, above its rows: the same words as in the summary of mistakes. */
export function GroupError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.error}>
      <Icon name="warn" size="small" />
      {text}
    </p>
  );
}

/** What was typed before the shopper was interrupted is back in the form. */
export function RestoredNotice({ isRestored }: { isRestored: boolean }) {
  const t = useText("checkout");
  if (!isRestored) return null;
  return (
    <Banner kind="info" announce>
      <p>{t("notice.restored")}</p>
    </Banner>
  );
}
