import type { ChangeEvent } from "react";
import { useText } from "~/i18n/use-text";
import { Button } from "../button/button";
import styles from "./quantity-select.module.css";

export interface QuantitySelectProps {
  id: string;
  /** The quantity now, or the one that is on its way. */
  quantity: number;
  /** What stock allows in all. */
  max: number;
  /** What is counted. */
  name: string;
  /** Id of the sentence that says why a quantity was refused. */
  errorId?: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/**
 * Quantity of a cart line, inside the caller's form: absolute, never "one more". Scripts send a choice at once; the
 * button is for those who have none.
 */
export function QuantitySelect({ id, quantity, max, name, errorId, onChange }: QuantitySelectProps) {
  const t = useText("cart");
  const choices = Array.from({ length: max }, (_, index) => index + 1);
  // More was chosen than there is by now: it stays to be seen, below what can be had.
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
        <span className="visually-hidden"> : {name}</span>
      </Button>
    </div>
  );
}
