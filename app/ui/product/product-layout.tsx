import type { ReactNode } from "react";
import styles from "./product.module.css";

/** Gallery on the left, sticky details on the right; one below the other under 1280 px. */
export function ProductLayout({ gallery, children }: { gallery: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.product}>
      {gallery}
      <div className={styles.info}>{children}</div>
    </div>
  );
}

export interface ProductHeadProps {
  name: string;
  subtitle: string;
  /** Beside the name: the wishlist's heart. */
  corner?: ReactNode;
  /** Price and rating. */
  children: ReactNode;
}

export function ProductHead({ name, subtitle, corner, children }: ProductHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        <h1 className={styles.name}>{name}</h1>
        {corner && <div className={styles.corner}>{corner}</div>}
      </div>
      <p className="small">{subtitle}</p>
      {children}
    </div>
  );
}

/** "Colour Camel" above a choice, with a link or button at the end. */
export function OptionLegend({ title, value, action }: { title: ReactNode; value?: string; action?: ReactNode }) {
  return (
    <div className={styles.legend}>
      <p>
        {title} {action && value && <span>{value}</span>}
      </p>
      {action ?? <span>{value}</span>}
    </div>
  );
}

/** A note about the chosen size, and the meaning of the chips. */
export function SizeNotes({ note, help }: { note?: ReactNode; help?: ReactNode }) {
  return (
    <>
      <p className={styles.sizeNote}>{note}</p>
      {help && <p className={styles.sizeHelp}>{help}</p>}
    </>
  );
}
