import type { InputHTMLAttributes, ReactNode } from "react";
import { useLocale } from "#app/i18n/use-text.tsx";
import { formatNumber } from "#app/models/number-format.ts";
import { Swatch } from "../chip/chip";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import styles from "./choice.module.css";

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  type: "checkbox" | "radio";
  name: string;
  children: ReactNode;
  /** Colour shown before the words, as `#rrggbb`. */
  swatch?: string;
  /** How many results this choice gives. */
  count?: number;
  error?: string;
}

/** Check box or radio button with its words; the whole row is the target. */
export function Choice({ type, children, swatch, count, error, className, ...input }: ChoiceProps) {
  const { locale } = useLocale();
  const errorId = error ? `${input.id ?? input.name}-error` : undefined;
  return (
    <>
      <label className={classNames(styles.choice, className)}>
        <input
          {...input}
          type={type}
          className={classNames(styles.input, error && styles.isError)}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(input["aria-describedby"], errorId)}
        />
        {swatch !== undefined && <Swatch hex={swatch} size="large" className={styles.swatch} />}
        <span>{children}</span>
        {count !== undefined && <span className={styles.count}>{formatNumber(count, locale)}</span>}
      </label>
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="warn" size="small" />
          {error}
        </p>
      )}
    </>
  );
}

/** Class of a bare box for rows that lay themselves out (payment methods, extras). */
export const choiceInputClass = styles.input;
