import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { classNames } from "../class-names";
import styles from "./tile.module.css";

/** Tiles side by side: two columns from 768 px, six from 1280. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

export interface TileProps {
  title: string;
  /** Link beside the title to a page with more. `context` completes its name for assistive technology. */
  link?: { label: string; to: string; context?: string };
  /** Half of the row by default. `third-or-row`: a third of six columns, a whole row of two. */
  size?: "third" | "third-or-row" | "wide" | "full";
  /** Black ground, for the loyalty card. */
  ink?: boolean;
  children: ReactNode;
}

export function Tile({ title, link, size, ink, children }: TileProps) {
  const id = useId();
  return (
    <section
      className={classNames(styles.tile, size && styles[size], ink && `${styles.ink} on-ink`)}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 className="title" id={id}>
          {title}
        </h2>
        {link && (
          <Link className="text-link" to={link.to}>
            {link.label}
            {link.context && <span className="visually-hidden"> {link.context}</span>}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
