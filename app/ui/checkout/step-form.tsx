import { useText } from "~/i18n/use-text";
import { Banner } from "~/ui/banner/banner";
import { Icon } from "~/ui/icon/icon";
import styles from "./step.module.css";
import type { FormProblem } from "~/models/form-problem";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button/button";
import { CheckoutSubmit } from "./checkout-page";

export interface StepFormProps {
  /** What the button says. */
  submit: string;
  note?: string;
  /** The cart's lines as the page shows them: what changed meanwhile is told. */
  seen: string;
  children?: ReactNode;
}

/**
 * A step's form. The server alone says what is wrong with it: it sees all of it, and a browser stops at the first
 * field that it may not even show.
 */
export function StepForm({ submit, note, seen, children }: StepFormProps) {
  const isPending = useIsPending();
  return (
    <Form className={styles.form} method="post" noValidate>
      <input type="hidden" name="seen" value={seen} />
      {children}
      <CheckoutSubmit note={note}>
        <Button type="submit" size="large" wide pending={isPending}>
          {submit}
        </Button>
      </CheckoutSubmit>
    </Form>
  );
}

/** A form of this page is on its way. */
export function useIsPending(): boolean {
  const { state, formMethod } = useNavigation();
  return state !== "idle" && formMethod?.toUpperCase() === "POST";
}

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
