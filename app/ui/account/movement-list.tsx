import { Link } from "@remix-run/react";
import type { Key } from "#app/i18n/namespaces.ts";
import { useText } from "#app/i18n/use-text.tsx";
import styles from "./movement-list.module.css";

export interface MovementListProps {
  /** Newest first. */
  movements: readonly {
    date: { iso: string; text: string };
    kind: Extract<Key<"loyalty">, `kind.${string}`>;
    /** Negative when spent. */
    points: number;
    order: { number: string; href: string } | null;
  }[];
}

/** Points won and spent. Texts of `account` and `loyalty`. */
export function MovementList({ movements }: MovementListProps) {
  const t = useText("loyalty");
  const account = useText("account");
  return (
    <ol className={styles.movements}>
      {movements.map(({ date, kind, points, order }, index) => (
        <li key={index}>
          <div>
            <p>{t(kind)}</p>
            <p className="caption">
              <time dateTime={date.iso}>{date.text}</time>
            </p>
            {order && (
              <Link className="text-link text-link-tall small" to={order.href}>
                {account("order.title", { number: order.number })}
              </Link>
            )}
          </div>
          <p className={styles.points}>{t(points < 0 ? "points.spent" : "points.won", { count: Math.abs(points) })}</p>
        </li>
      ))}
    </ol>
  );
}
