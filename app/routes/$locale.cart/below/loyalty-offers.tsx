import type { CartView } from "~/bff/cart/page-view.server";
import type { FormProblem } from "~/models/form-problem";
import { useText } from "~/i18n/use-text";
import { Button } from "~/ui/button/button";
import { Choice } from "~/ui/choice/choice";
import { Fold } from "./extra";
import styles from "./extras.module.css";
import { PlainForm } from "./plain-form";

interface LoyaltyOffersProps {
  offers: NonNullable<CartView["offers"]>;
  problem: FormProblem | null;
}

/** What a member's points buy, as one form: what is ticked counts, none included. */
export function LoyaltyOffers({ offers: { balance, offers, chosen }, problem }: LoyaltyOffersProps) {
  const t = useText("cart");
  const error = problem?.fields.find(({ fieldId }) => fieldId === "offers")?.text;
  return (
    <Fold
      icon="star"
      title={t("offers.title")}
      text={t("offers.balance", { count: balance })}
      isOpen={error !== undefined || chosen.length > 0}
    >
      <PlainForm id="offers" className={styles.offers} intent="offers">
        {error && (
          <p className={styles.error} id="offers-error">
            {error}
          </p>
        )}
        {offers.map(({ id, label, points, isAffordable }) => (
          <Choice
            key={id}
            type="checkbox"
            name="offer"
            value={id}
            defaultChecked={chosen.includes(id)}
            disabled={!isAffordable && !chosen.includes(id)}
            aria-describedby={error && "offers-error"}
          >
            {label}
            <small className={styles.cost}>{t("offers.cost", { count: points })}</small>
          </Choice>
        ))}
        <Button variant="outline" size="small">
          {t("offers.apply")}
        </Button>
      </PlainForm>
    </Fold>
  );
}
