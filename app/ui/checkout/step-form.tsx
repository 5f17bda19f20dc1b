import styles from "./step.module.css";
import { Form, useSubmit } from "@remix-run/react";
import { OwnerField, useIsPending } from "#app/ui/form/form-state.tsx";
import { type FormEvent, type ReactNode, useRef } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { useSentIntent } from "#app/ui/undo-banner/use-sent.ts";
import { CheckoutSubmit } from "./checkout-page";
import { useKeepWhenLeft } from "./left-forms";

export interface StepFormProps {
  /** What the button says. */
  submit: string;
  note?: string;
  /** The cart's lines as this page shows them: the server compares them and reports what changed meanwhile. */
  seen: string;
  /** Going back to the step finds what was typed, or one field alone: a gift card's number is never kept. */
  kept?: boolean | string;
  children?: ReactNode;
}

/**
 * A step's form. Only the server validates it, because it sees all values at once; a browser would stop at the first
 * invalid field, which may be hidden.
 */
export function StepForm({ submit, note, seen, kept = false, children }: StepFormProps) {
  const isPending = useIsPending();
  // A change on this page shows on its own button; meanwhile the step cannot be left.
  const intent = useSentIntent();
  const isChange = intent !== null && intent !== ENTER;
  const send = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  useKeepWhenLeft(form, kept);
  const sendInPlace = (event: FormEvent) => {
    const button = senderOf(event);
    if (button?.name !== "intent" || button.value === ENTER) return;
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
      // Buttons with an `intent` change something on this page: they are sent without leaving it.
      onSubmit={sendInPlace}
    >
      <OwnerField />
      <input type="hidden" name="seen" value={seen} />
      {children}
      <CheckoutSubmit note={note}>
        <Button type="submit" size="large" wide pending={isPending && !isChange} disabled={isPending && isChange}>
          {submit}
        </Button>
      </CheckoutSubmit>
    </Form>
  );
}

const ENTER = "enter";

/**
 * The Enter key presses the first button of a form. This hidden one lets the server find out from the values what was
 * meant.
 */
export function EnterButton() {
  return (
    <button type="submit" name="intent" value={ENTER} className="visually-hidden" tabIndex={-1} aria-hidden="true" />
  );
}

/** Null where a script sends the form; the step has no other submitters than buttons. */
const senderOf = ({ nativeEvent }: FormEvent) => (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;

/**
 * Forms in parts that only the server renders are sent as documents, with or without scripts: the event does not reach
 * Remix. So is a form with a typed promo code, which is such a part, whatever button sends it.
 */
function sendDocument(event: FormEvent<HTMLFormElement>): void {
  const promo = event.currentTarget.promo as HTMLInputElement | undefined;
  if (promo?.value || senderOf(event)?.closest("[data-content]")) event.stopPropagation();
}
