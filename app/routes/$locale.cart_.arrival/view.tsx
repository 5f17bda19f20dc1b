import { Form } from "@remix-run/react";
import type { TransferredLine } from "#app/bff/cart/cart-transfer.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { Money } from "#app/models/money.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { Notice } from "#app/ui/banner/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./view.module.css";

interface ArrivalProps {
  lines: TransferredLine[];
  /** The page the shopper wanted. */
  page: string;
  /** The sealed lines, for the form. */
  seal: string;
  /** Number of lines that did not fit into the address. */
  left: number;
  /** Why nothing was added. */
  refused: { problem: "unavailable" | "conflict" | "rateLimited" } | null;
}

/** The cart from the other country's site, at this site's prices: the shopper adds it here or leaves it there. */
export function Arrival({ lines, page, seal, left, refused }: ArrivalProps) {
  const t = useText("cart");
  const here = lines.filter((line) => line.here);
  const missing = lines.filter((line) => !line.here);
  return (
    <div className={`container ${styles.page}`}>
      <h1 className="heading">{t("arrival.title")}</h1>
      <p className="lead">{t(here.length > 0 ? "arrival.text" : "arrival.nothing")}</p>
      {refused && <Notice of={refused}>{t(`error.${refused.problem}`)}</Notice>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.sku} line={line} />
        ))}
      </ul>
      {here.length > 0 && missing.length > 0 && <p className="small muted">{t("arrival.missing")}</p>}
      {left > 0 && <p className="small muted">{t("arrival.left", { count: left })}</p>}
      <div className={styles.ways}>
        {here.length > 0 && (
          <Form method="post">
            <input type="hidden" name="transfer" value={seal} />
            <Button className={styles.way} size="large">
              {t("arrival.take")}
            </Button>
          </Form>
        )}
        <ButtonLink className={styles.way} size="large" variant="outline" to={page}>
          {t("arrival.leave")}
        </ButtonLink>
      </div>
    </div>
  );
}

function Line({ line: { name, quantity, here } }: { line: TransferredLine }) {
  const t = useText("cart");
  return (
    <li className={styles.line}>
      {here ? <Picture path={here.picture} alt="" widths="thumb" sizes="72px" /> : <span className={styles.blank} />}
      <div>
        <p className={styles.name}>{here?.name ?? name}</p>
        {here?.color && <p className="muted">{here.color}</p>}
        <p className="caption">{t("arrival.quantity", { quantity })}</p>
      </div>
      {here ? <Amount price={here.price} quantity={quantity} /> : <p className="muted">{t("arrival.notSold")}</p>}
    </li>
  );
}

/** Total of the line, and the unit price where there are several pieces. */
function Amount({ price, quantity }: { price: Money; quantity: number }) {
  const { locale } = useLocale();
  return (
    <p className={styles.amount}>
      {formatMoney({ ...price, centAmount: price.centAmount * quantity }, locale)}
      {quantity > 1 && (
        <span className="caption">
          {quantity} × {formatMoney(price, locale)}
        </span>
      )}
    </p>
  );
}
