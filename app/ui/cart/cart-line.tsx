import { Link, type LinkProps } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import type { StockView } from "#app/models/availability.ts";
import type { Money } from "#app/models/money.ts";
import type { Reduction } from "#app/models/product-price.ts";
import { Badge, Badges, Dot } from "../chip/chip";
import { Icon } from "../icon/icon";
import type { IconName } from "../icon/icon-names";
import { Picture } from "../picture/picture";
import { Price } from "../price/price";
import { classNames } from "../class-names";
import styles from "./cart.module.css";
import { useKeptFocus } from "./use-kept-focus";

export function CartLines({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list);
  return (
    <ul className={styles.lines} ref={list}>
      {children}
    </ul>
  );
}

export interface CartLineProps {
  name: string;
  /** Address of the product. */
  to: string;
  /** Uses plain links, for a line that is rendered apart from the page. */
  plain?: boolean;
  /** Path of the picture. */
  picture: string;
  /** "Tobacco check, one size" */
  meta: string | null;
  price: { now: Money; reduction?: Reduction | null };
  /** Below the price: total of the whole line. */
  total?: string;
  /** "New", "Web only" */
  labels?: readonly string[];
  stock?: StockView | null;
  /** Discounts, offers, "free". */
  discounts?: readonly string[];
  /** Note that the price has changed. */
  priceChange?: string | null;
  /** A form with the quantity. */
  quantity?: ReactNode;
  /** Forms with buttons of class `text-link`, each with a full name for assistive technology. */
  tools?: ReactNode;
}

/** One line of the cart, a list item of `CartLines`. */
export function CartLine(props: CartLineProps) {
  const { name, to, plain, picture, meta, price, total, labels = [], stock, discounts = [], priceChange } = props;
  const { quantity, tools } = props;
  return (
    <li className={styles.line}>
      {/* Hidden from screen readers: the name below is the same link. */}
      <LineLink to={to} plain={plain} tabIndex={-1} aria-hidden="true">
        <Picture
          className={styles.picture}
          path={picture}
          alt=""
          widths="thumb"
          sizes="(min-width: 48em) 136px, 96px"
        />
      </LineLink>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <LineLink to={to} plain={plain}>
            {name}
          </LineLink>
        </h3>
        <div className={styles.price}>
          <Price now={price.now} reduction={price.reduction} column />
          {total && <p className={styles.total}>{total}</p>}
        </div>
        {meta && <p className={styles.meta}>{meta}</p>}
        {labels.length > 0 && (
          <Badges className={styles.labels}>
            {labels.map((label) => (
              <Badge key={label} variant="line">
                {label}
              </Badge>
            ))}
          </Badges>
        )}
        {priceChange && <p className={styles.priceChange}>{priceChange}</p>}
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
        {(quantity || tools) && (
          <div className={styles.actions}>
            {quantity}
            {tools && <div className={styles.tools}>{tools}</div>}
          </div>
        )}
      </div>
    </li>
  );
}

function LineLink({ plain, children, ...rest }: LinkProps & { to: string; plain?: boolean }) {
  if (!plain) return <Link {...rest}>{children}</Link>;
  const { to, tabIndex, "aria-hidden": hidden } = rest;
  return (
    <a href={to} tabIndex={tabIndex} aria-hidden={hidden}>
      {children}
    </a>
  );
}

export interface CartExtraProps {
  icon: IconName;
  name: string;
  price: Money;
  /** Recipient, date; each on a line of its own. */
  details?: readonly (string | null)[];
  tools: ReactNode;
}

/** An entry that is not a product: a gift card, a donation, the loyalty card. A list item of `CartLines`. */
export function CartExtra({ icon, name, price, details = [], tools }: CartExtraProps) {
  return (
    <li className={styles.line}>
      <span className={styles.symbol}>
        <Icon name={icon} />
      </span>
      <div className={styles.body}>
        <h3 className={styles.name}>{name}</h3>
        <div className={styles.price}>
          <Price now={price} column />
        </div>
        {details.map(
          (detail) =>
            detail && (
              <p key={detail} className={styles.meta}>
                {detail}
              </p>
            ),
        )}
        <div className={styles.actions}>
          <div className={styles.tools}>{tools}</div>
        </div>
      </div>
    </li>
  );
}

/**
 * Replaces a removed line: a form around an `UndoBanner`. It takes the focus that was in the line.
 *
 * @param isReturning the line is on its way back and has its place already
 */
export function CartUndo({ children, isReturning }: { children: ReactNode; isReturning?: boolean }) {
  return (
    <li className={classNames(styles.undo, isReturning && styles.returning)} tabIndex={-1}>
      {children}
    </li>
  );
}
