import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Money } from "~/models/money";
import type { Reduction } from "~/models/product-price";
import { Dot } from "../chip/badge";
import { Picture } from "../picture/picture";
import { Price } from "../price/price";
import styles from "./cart.module.css";

export function CartLines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}

export interface CartLineProps {
  name: string;
  /** Address of the product. */
  to: string;
  /** Path of the picture. */
  picture: string;
  /** "Tobacco check, one size" */
  meta: string;
  price: { now: Money; reduction?: Reduction | null };
  stock?: { state: "available" | "few" | "none"; text: string };
  /** Discounts, offers, "free". */
  discounts?: readonly string[];
  /** A form with the `Stepper`. */
  stepper?: ReactNode;
  /** Buttons of class `text-link`, each with its whole name for assistive technology. */
  tools?: ReactNode;
}

/** One line of the cart, a list item of `CartLines`. */
export function CartLine({ name, to, picture, meta, price, stock, discounts = [], stepper, tools }: CartLineProps) {
  return (
    <li className={styles.line}>
      {/* The name below leads to the same place. */}
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <Picture
          className={styles.picture}
          path={picture}
          alt=""
          widths="thumb"
          sizes="(min-width: 768px) 136px, 96px"
        />
      </Link>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link to={to}>{name}</Link>
        </h3>
        <Price className={styles.price} now={price.now} reduction={price.reduction} column />
        <p className={styles.meta}>{meta}</p>
        {discounts.map((discount) => (
          <p key={discount} className={styles.discount}>
            {discount}
          </p>
        ))}
        {stock && (
          <p className={styles.stock}>
            <Dot state={stock.state} />
            {stock.text}
          </p>
        )}
        <div className={styles.actions}>
          {stepper}
          {tools && <div className={styles.tools}>{tools}</div>}
        </div>
      </div>
    </li>
  );
}

/** Stands where a line was: a form around an `UndoBanner`. */
export function CartUndo({ children }: { children: ReactNode }) {
  return <li className={styles.undo}>{children}</li>;
}
