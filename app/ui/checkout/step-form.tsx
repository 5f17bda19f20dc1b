import styles from "./step.module.css";
import { Form, useSubmit } from "@remix-run/react";
import { OwnerField, useIsPending } from "~/ui/form/form-state";
import { type FormEvent, type ReactNode, useRef } from "react";
import { Button } from "~/ui/button/button";
import { CheckoutSubmit } from "./checkout-page";
import { useKeepWhenLeft } from "./left-forms";

export interface StepFormProps {
  /** What the button says. */
  submit: string;
  note?: string;
  /** The cart's lines as the page shows them: what changed meanwhile is told. */
  seen: string;
  /** Going back to the step finds what was typed. Not where a gift card's number is. */
  isKept?: boolean;
  children?: ReactNode;
}

/**
 * A step's form. The server alone says what is wrong with it: it sees all of it, and a browser stops at the first
 * field that it may not even show.
 */
export function StepForm({ submit, note, seen, isKept = false, children }: StepFormProps) {
  const isPending = useIsPending();
  const send = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  useKeepWhenLeft(form, isKept);
  const sendInPlace = (event: FormEvent) => {
    const button = senderOf(event);
    if (!(button instanceof HTMLButtonElement) || button.name !== "intent" || button.value === ENTER) return;
    event.preventDefault();
    send(button, { preventScrollReset: true });
  };
  return (
    <Form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmitCapture={sendDocument}
      // Whatever says by `intent` what it does changes something on this page.
      onSubmit={sendInPlace}
    >
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

const ENTER = "enter";

/** The enter key presses the first button of a form: what it means is found out from what was typed. */
export function EnterButton() {
  return (
    <button type="submit" name="intent" value={ENTER} className="visually-hidden" tabIndex={-1} aria-hidden="true" />
  );
}

const senderOf = ({ nativeEvent }: FormEvent) => (nativeEvent as SubmitEvent).submitter;

/** What the server alone renders sends documents, with or without scripts: Remix does not come to know of it. */
function sendDocument(event: FormEvent): void {
  const button = senderOf(event);
  const isEnter = button instanceof HTMLButtonElement && button.value === ENTER;
  if ((isEnter ? document.activeElement : button)?.closest("[data-content]")) event.stopPropagation();
}
