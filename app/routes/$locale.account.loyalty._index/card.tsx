import type { LoyaltyCard } from "~/bff/account/loyalty.server";
import { useLocale, useText } from "~/i18n/use-text";
import { formatNumber } from "~/models/number-format";
import { CardCode } from "~/ui/account/card-code";
import { useShell } from "~/ui/shell/shell-context";
import { Tile } from "~/ui/tile/tile";
import styles from "./view.module.css";

export interface CardProps {
  title: string;
  card: LoyaltyCard;
  /** Null when it cannot be loaded; left out for a card without points. */
  balance?: number | null;
}

/** The card, black, with its bar code for the till. */
export function Card({ title, card: { name, number, barcode, since }, balance }: CardProps) {
  const { locale } = useLocale();
  const t = useText("loyalty");
  const account = useText("account");
  const { hasStores } = useShell();
  return (
    <Tile title={name} ink>
      {typeof balance === "number" && (
        <p className={styles.points}>
          {formatNumber(balance, locale)} <small>{t("points.unit", { count: balance })}</small>
        </p>
      )}
      {number && (
        <dl className={styles.number}>
          <dt>{title}</dt>
          <dd>{number}</dd>
        </dl>
      )}
      {barcode && (
        <div className={styles.code}>
          <CardCode barcode={barcode} label={t("code.label", { number: number ?? "" })} />
          {hasStores && <p className={styles.soft}>{t("code.hint")}</p>}
        </div>
      )}
      {since && <p className={styles.soft}>{account("loyalty.since", { date: since })}</p>}
    </Tile>
  );
}
