import { type ReactNode, useId } from "react";
import { Picture } from "../picture/picture";
import { classNames } from "../class-names";
import styles from "./account.module.css";

export interface OrderFact {
  name: string;
  value: ReactNode;
}

/** What an order holds at a glance: its pictures and its facts. */
export function OrderGlance(props: {
  pictures: readonly { path: string; name: string }[];
  facts: readonly OrderFact[];
}) {
  return (
    <div className={styles.order}>
      {props.pictures.length > 0 && (
        <div className={styles.pictures}>
          {props.pictures.slice(0, 3).map((picture) => (
            <Picture key={picture.path} path={picture.path} alt={picture.name} widths="thumb" sizes="88px" />
          ))}
        </div>
      )}
      <dl className={styles.facts}>
        {props.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export interface TrackStep {
  label: string;
  state: "done" | "current" | "todo";
}

/** Where a parcel is. */
export function Track({ label, steps }: { label: string; steps: readonly TrackStep[] }) {
  return (
    <ol className={styles.track} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={classNames(step.state === "done" && styles.done, step.state === "current" && styles.current)}
          aria-current={step.state === "current" ? "step" : undefined}
        >
          {step.label}
        </li>
      ))}
    </ol>
  );
}

/** Orders one below the other; children are `OrderEntry`. */
export function OrderList({ children }: { children: ReactNode }) {
  return <ul className={styles.orders}>{children}</ul>;
}

export interface OrderEntryProps {
  title: string;
  /** A badge beside the title. */
  status?: ReactNode;
  children: ReactNode;
}

export function OrderEntry({ title, status, children }: OrderEntryProps) {
  const id = useId();
  return (
    <li>
      <article className="stack" aria-labelledby={id}>
        <div className={styles.orderTitle}>
          <h2 className="title" id={id}>
            {title}
          </h2>
          {status}
        </div>
        {children}
      </article>
    </li>
  );
}
