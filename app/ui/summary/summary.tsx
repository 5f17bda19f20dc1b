import type { PriceLine } from "#app/models/price-breakdown.ts";
import { Icon } from "../icon/icon";
import { Picture } from "../picture/picture";
import styles from "./summary.module.css";
import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { classNames } from "../class-names";

/** The order's amounts: a box that stays in view beside the page from 1280 px. */
export function Summary({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <aside className={styles.summary} aria-labelledby={id}>
      <h2 className="title" id={id}>
        {title}
      </h2>
      {children}
    </aside>
  );
}

export interface SummaryRow {
  label: ReactNode;
  /** Below the label, smaller. */
  note?: ReactNode;
  value: ReactNode;
  kind?: "free" | "discount" | "total";
}

/** Amounts with their names; the total comes last, in large type. */
export function SummaryRows({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map((row, index) => (
        <div key={index} className={classNames(styles.row, row.kind && styles[row.kind])}>
          <dt>
            {row.label}
            {row.note && <small>{row.note}</small>}
          </dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface SummaryLine {
  id: string;
  kind: LineKind;
  name: string;
  detail: string | null;
  quantity: number;
  amount: string;
  picture: string | null;
}

/** The ordered products, small. Names link to `href` where given. */
export function SummaryLines({ lines }: { lines: readonly (SummaryLine & { href?: string | null })[] }) {
  const t = useText("shell");
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, kind, name, detail, quantity, amount, picture, href }) => (
        <li key={id} className={styles.line}>
          <LinePicture {...{ kind, picture }} sizes="56px" />
          <div>
            <p>
              {href ? (
                <Link to={href} reloadDocument>
                  {name}
                </Link>
              ) : (
                name
              )}
            </p>
            {detail && <p className="caption">{detail}</p>}
            {quantity > 0 && <p className="caption">{t("cart.quantity", { quantity })}</p>}
          </div>
          <p className={styles.amount}>{amount}</p>
        </li>
      ))}
    </ul>
  );
}

/** A summary that is folded on phones and open beside the page from 1280 px. */
export function SummaryFold(props: { label: string; total: string; isOpen?: boolean; children: ReactNode }) {
  const { label, total, isOpen, children } = props;
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.foldSummary}>
        <span>
          <Icon name="bag" />
          {label}
          <Icon name="down" size="small" />
        </span>
        <strong>{total}</strong>
      </summary>
      {children}
    </details>
  );
}

export type LineKind = PriceLine["kind"];

const SYMBOLS = { giftCard: "gift", loyaltyCard: "star", donation: "heart" } as const;

/** A product's picture, or the cart's icon for a line that is not a product. */
export function LinePicture({ kind, picture, sizes }: { kind: LineKind; picture: string | null; sizes: string }) {
  if (picture !== null) return <Picture path={picture} alt="" widths="thumb" sizes={sizes} />;
  return (
    <span className={styles.symbol}>{kind in SYMBOLS && <Icon name={SYMBOLS[kind as keyof typeof SYMBOLS]} />}</span>
  );
}
