import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Picture } from "../picture/picture";
import styles from "./piece.module.css";

export interface PieceProps {
  /** Null for an article without a page. */
  to: string | null;
  name: string;
  picture: string;
  /** Above the name. */
  badge?: ReactNode;
  /** Colour, size and the like, a line each. */
  facts: readonly string[];
  /** More facts and the possible actions. */
  children: ReactNode;
}

/**
 * A product in a list of the account: its picture, and beside it the name, facts and actions. Takes two cells of the
 * row's grid.
 */
export function Piece({ to, name, picture, badge, facts, children }: PieceProps) {
  const image = <Picture className={styles.picture} path={picture} alt="" widths="thumb" sizes="96px" />;
  return (
    <>
      {to === null ? (
        image
      ) : (
        // Hidden from the tab order and screen readers: the name beside it is the same link.
        <Link to={to} tabIndex={-1} aria-hidden="true">
          {image}
        </Link>
      )}
      <div className={styles.piece}>
        {badge}
        <h2 className={styles.name}>{to === null ? name : <Link to={to}>{name}</Link>}</h2>
        {facts.map((fact) => (
          <p className={styles.fact} key={fact}>
            {fact}
          </p>
        ))}
        {children}
      </div>
    </>
  );
}
