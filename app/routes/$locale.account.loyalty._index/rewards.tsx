import type { LoyaltyReward } from "#app/bff/account/loyalty.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Badge } from "#app/ui/chip/chip.tsx";
import { Progress } from "#app/ui/progress/progress.tsx";
import styles from "./view.module.css";

export interface RewardsProps {
  /** The cheapest first. */
  rewards: readonly LoyaltyReward[];
  balance: number;
}

/** The rewards that points buy, with the progress towards each. */
export function Rewards({ rewards, balance }: RewardsProps) {
  const { prefix } = useLocale();
  const t = useText("loyalty");
  if (rewards.length === 0) return <p className="small muted">{t("buys.none")}</p>;
  return (
    <>
      <ul className={styles.rewards}>
        {rewards.map(({ id, label, points, missing }) => (
          <li key={id}>
            <div className={styles.reward}>
              <p>
                {label}
                <span className={`caption ${styles.cost}`}>{t("buys.cost", { count: points })}</span>
              </p>
              {missing === 0 && <Badge variant="confirmed">{t("buys.ready")}</Badge>}
            </div>
            {missing > 0 && (
              <Progress value={Math.max(0, balance)} max={points}>
                {t("buys.missing", { count: missing })}
              </Progress>
            )}
          </li>
        ))}
      </ul>
      {rewards.some(({ missing }) => missing === 0) && (
        <p>
          <ButtonLink variant="outline" size="small" to={paths.cart(prefix)}>
            {t("buys.cart")}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
