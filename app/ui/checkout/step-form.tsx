import { Icon } from "~/ui/icon/icon";
import styles from "./step.module.css";
import { Form } from "@remix-run/react";
import { OwnerField, useIsPending } from "~/ui/form/form-state";
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
      <OwnerField />
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
