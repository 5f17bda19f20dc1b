import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button/button";
import { CheckoutSubmit } from "~/ui/checkout/checkout-layout";
import styles from "./step.module.css";

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
