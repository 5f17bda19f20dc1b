import type { InputHTMLAttributes, ReactNode } from "react";
import type { PaymentMark } from "#app/models/payment-methods.ts";
import { choiceInputClass } from "../choice/choice";
import marks from "./marks.svg";
import styles from "./method.module.css";

/** A framed list of payment or delivery methods. */
export function Methods({ children }: { children: ReactNode }) {
  return <div className={styles.methods}>{children}</div>;
}

export interface MethodProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  name: string;
  value: string;
  title: string;
  /** Below the title: a date, an instalment. */
  detail?: ReactNode;
  /** At the end of the row: a price, `Brands`. */
  aside?: ReactNode;
  "data-elsewhere"?: string;
  /** Shown while this method is chosen. */
  children?: ReactNode;
}

/** One method: a radio row whose body CSS opens when it is chosen. */
export function Method({ title, detail, aside, children, ...input }: MethodProps) {
  return (
    <div className={styles.method}>
      <label className={styles.head}>
        <input {...input} type="radio" className={choiceInputClass} />
        <span className={styles.name}>
          {title}
          {detail && <small>{detail}</small>}
        </span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </label>
      {children && <div className={styles.body}>{children}</div>}
    </div>
  );
}

/** Marks of card brands and providers, names of the drawings in `marks.svg`; the method's title says the same in words. */
export function Brands({ brands }: { brands: readonly PaymentMark[] }) {
  return (
    <span className={styles.brands} aria-hidden="true">
      {brands.map((brand) => (
        <svg key={brand} className={styles.brand} viewBox="0 0 48 32">
          <use href={`${marks}#${brand}`} />
        </svg>
      ))}
    </span>
  );
}

/** Instalments: amounts and due dates. */
export function Schedule({ parts }: { parts: readonly { date: string; amount: string }[] }) {
  return (
    <ol className={styles.schedule}>
      {parts.map(({ date, amount }) => (
        <li key={date}>
          {date}
          <strong>{amount}</strong>
        </li>
      ))}
    </ol>
  );
}
