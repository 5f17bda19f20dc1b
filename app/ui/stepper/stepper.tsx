import { useText } from "~/i18n/use-text";
import { Icon } from "../icon/icon";
import { PRESSED_QUANTITY, TYPED_QUANTITY } from "./stepper-fields";
import styles from "./stepper.module.css";

export interface StepperProps {
  /** The quantity now. */
  quantity: number;
  /** What stock allows in all. */
  max: number;
  /** What is counted, for names that make sense on their own. */
  name: string;
  /** A quantity that was refused stands in the field as it was typed, with the id of the sentence that says why. */
  refused?: { typed?: string; errorId: string };
}

/**
 * Quantity of a cart line, inside the caller's form. Each button sends the quantity it stands for; a typed one is sent
 * by Enter and, with JavaScript, by leaving the field. Read it with `submittedQuantity`. Zero removes the line.
 */
export function Stepper({ quantity, max, name, refused }: StepperProps) {
  const t = useText("common");
  const shown = refused?.typed ?? String(quantity);
  return (
    <div className={styles.stepper} role="group" aria-label={t("stepper.quantity", { name })}>
      {/* Enter presses a form's first button: this one sends what was typed. */}
      <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" />
      <button
        className={styles.button}
        name={PRESSED_QUANTITY}
        value={quantity - 1}
        aria-label={quantity > 1 ? t("stepper.set", { quantity: quantity - 1, name }) : t("stepper.remove", { name })}
      >
        <Icon name="minus" size="small" />
      </button>
      <input
        key={quantity}
        className={styles.value}
        name={TYPED_QUANTITY}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={shown}
        aria-label={t("stepper.quantity", { name })}
        aria-invalid={refused ? true : undefined}
        aria-describedby={refused?.errorId}
        onBlur={({ currentTarget: { form, value } }) => {
          // What was refused is not sent again by passing through.
          if (value.trim() !== shown) form?.requestSubmit();
        }}
      />
      <button
        className={styles.button}
        name={PRESSED_QUANTITY}
        value={quantity + 1}
        disabled={quantity >= max}
        aria-label={t("stepper.set", { quantity: quantity + 1, name })}
      >
        <Icon name="plus" size="small" />
      </button>
    </div>
  );
}
