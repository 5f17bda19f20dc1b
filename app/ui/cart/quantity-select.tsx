import type { ChangeEvent } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { Button } from "../button/button";
import styles from "./quantity-select.module.css";

export interface QuantitySelectProps {
  id: string;
  /** The current quantity, or the one that is being sent. */
  quantity: number;
  /** Highest quantity that the stock allows. */
  max: number;
  /** Name of the product, for the label. */
  name: string;
  /** Id of the sentence that explains a refusal. */
  errorId?: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/**
 * Quantity of a cart line, inside the caller's form: the absolute number, never "one more". Scripts send a choice at
 * once; the button is for browsers without scripts.
 */
export function QuantitySelect({ id, quantity, max, name, errorId, onChange }: QuantitySelectProps) {
  const t = useText("cart");
  const choices = Array.from({ length: max }, (_, index) => index + 1);
  // The stock has fallen below the chosen quantity: keep it in the list, after the quantities that can be had.
  if (quantity > max) choices.push(quantity);
  return (
    <div className={styles.quantity}>
      <select
        className={styles.select}
        id={id}
        name="quantity"
        aria-label={t("quantityOf", { name })}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        // Going back, browsers would fill in what was chosen then, and it would be sent.
        autoComplete="off"
        value={quantity}
        onChange={onChange}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
      <Button className={styles.apply} variant="outline" size="small">
        {t("quantityApply")}
        <span className="visually-hidden">, {name}</span>
      </Button>
    </div>
  );
}
