import type { LoyaltyCard } from "#app/bff/account/loyalty.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { formatNumber } from "#app/models/number-format.ts";
import { CardCode } from "#app/ui/account/card-code.tsx";
import { useShell } from "#app/ui/shell/shell-context.ts";
import { Tile } from "#app/ui/tile/tile.tsx";
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
