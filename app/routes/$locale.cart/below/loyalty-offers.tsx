import type { CartView } from "#app/bff/cart/page-view.server.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import { useText } from "#app/i18n/use-text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Choice } from "#app/ui/choice/choice.tsx";
import { Fold } from "./extra";
import styles from "./extras.module.css";
import { PlainForm } from "./plain-form";

const INTENT = "offers";

interface LoyaltyOffersProps {
  offers: NonNullable<CartView["offers"]>;
  problem: FormProblem | null;
}

/** Offers that a member's points can buy. */
export function LoyaltyOffers({ offers, problem }: LoyaltyOffersProps) {
  const t = useText("cartParts");
  return (
    <Fold
      icon="star"
      title={t("offers.title")}
      text={t("offers.balance", { count: offers.balance })}
      isOpen={offersError(problem) !== undefined || offers.chosen.length > 0}
    >
      {/* One form: exactly the ticked ones are applied, also when none is. */}
      <PlainForm id="offers" intent={INTENT} className={styles.offers}>
        <OffersFields {...{ offers, problem }} />
      </PlainForm>
    </Fold>
  );
}

export function offersError(problem: FormProblem | null): string | undefined {
  return problem?.fields.find(({ fieldId }) => fieldId === "offers")?.text;
}

/** Fields and button, for a form whose button carries the `intent`. */
export function OffersFields({ offers, problem }: LoyaltyOffersProps) {
  const t = useText("cartParts");
  const error = offersError(problem);
  return (
    <>
      {error && (
        <p className={styles.error} id="offers-error">
          {error}
        </p>
      )}
      {offers.offers.map(({ id, label, points, isAffordable }) => (
        <Choice
          key={id}
          type="checkbox"
          name="offer"
          value={id}
          defaultChecked={offers.chosen.includes(id)}
          disabled={!isAffordable && !offers.chosen.includes(id)}
          aria-describedby={error && "offers-error"}
        >
          {label}
          <small className={styles.cost}>{t("offers.cost", { count: points })}</small>
        </Choice>
      ))}
      <Button variant="outline" size="small" name="intent" value={INTENT}>
        {t("offers.apply")}
      </Button>
    </>
  );
}
