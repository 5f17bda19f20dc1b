import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import styles from "./accordion.module.css";

export interface AccordionProps {
  title: string;
  children: ReactNode;
  open?: boolean;
  /** Level of the title in the page's outline; none inside a summary box. */
  headingLevel?: 2 | 3;
  compact?: boolean;
}

export function Accordion({ title, children, open, headingLevel, compact }: AccordionProps) {
  const Heading = headingLevel === 2 ? "h2" : headingLevel === 3 ? "h3" : "span";
  return (
    <details className={classNames(styles.accordion, compact && styles.compact)} open={open}>
      <summary className={styles.summary}>
        <Heading>{title}</Heading>
        <Icon name="plus" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** Two columns of facts: composition, origin. */
export function Facts({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
  return (
    <table className={styles.facts}>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
