import type { OfferedExtrasView } from "#app/bff/cart/extras-view.server.ts";
import type { CartView } from "#app/bff/cart/page-view.server.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { centsToAmount, formatMoney } from "#app/models/money-format.ts";
import type { Money } from "#app/models/money.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { FieldFrame } from "#app/ui/field/field-frame.tsx";
import { Extra, Fold } from "./extra";
import { LoyaltyOffers } from "./loyalty-offers";
import { PlainForm } from "./plain-form";
import styles from "./extras.module.css";

interface OfferedProps {
  offered: OfferedExtrasView;
  problem: FormProblem | null;
}

/** Extras that can be added: loyalty offers, a gift card, a donation, the loyalty card. */
export function OfferedExtras({ offered, offers, problem }: OfferedProps & { offers: CartView["offers"] }) {
  const t = useText("cartParts");
  const { gift, donations, loyaltyCard } = offered;
  if (!offers && !gift && donations.length === 0 && !loyaltyCard) return null;
  return (
    <section className={styles.extras}>
      <h2 className="title">{t("extras")}</h2>
      {offers && <LoyaltyOffers offers={offers} problem={problem} />}
      <GiftCardOffer {...{ offered, problem }} />
      {donations.length > 0 && <Donations donations={donations} />}
      {loyaltyCard && <LoyaltyCard {...loyaltyCard} />}
    </section>
  );
}

export function GiftCardOffer({ offered: { gift }, problem }: OfferedProps) {
  const { locale } = useLocale();
  const t = useText("cartParts");
  if (!gift) return null;
  const money = (amount: Money) => formatMoney(amount, locale, { whole: true });
  const bounds = { min: money(gift.min), max: money(gift.max) };
  const isRefused = problem?.values.intent === "add-gift-card";
  return (
    <Fold icon="gift" title={t("gift.offer")} text={t("gift.bounds", bounds)} isOpen={isRefused}>
      <GiftCardForm {...{ gift, bounds }} problem={isRefused ? problem : null} />
    </Fold>
  );
}

interface GiftCardFormProps {
  gift: NonNullable<OfferedExtrasView["gift"]>;
  bounds: { min: string; max: string };
  problem: FormProblem | null;
}

function GiftCardForm({ gift, bounds, problem }: GiftCardFormProps) {
  const t = useText("cartParts");
  const field = (name: string) => ({
    name,
    defaultValue: problem?.values[name],
    error: problem?.fields.find(({ fieldId }) => fieldId === name)?.text,
  });
  const amount = problem?.values.giftAmount ?? String(centsToAmount(gift.preselected));
  return (
    <PlainForm className={styles.form} intent="add-gift-card">
      <Field
        {...field("giftAmount")}
        defaultValue={amount}
        label={t("gift.amount")}
        hint={t("gift.amountHint", bounds)}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <Field
        {...field("giftEmail")}
        label={t("gift.email")}
        hint={t("gift.emailHint")}
        type="email"
        autoComplete="off"
        invalidText={t("gift.error.email")}
      />
      <Field {...field("giftName")} label={t("gift.name")} autoComplete="off" />
      <Message {...field("giftMessage")} />
      <Field
        {...field("giftDate")}
        label={t("gift.date")}
        hint={t("gift.dateHint")}
        type="date"
        autoComplete="off"
        min={gift.days.first}
        max={gift.days.last}
        invalidText={t("gift.error.date")}
      />
      <Button variant="outline">{t("gift.add")}</Button>
    </PlainForm>
  );
}

function Message({ name, defaultValue, error }: { name: string; defaultValue?: string; error?: string }) {
  const t = useText("cartParts");
  const hintId = `${name}-hint`;
  return (
    <FieldFrame id={name} label={t("gift.message")} hint={t("gift.messageHint")} error={error}>
      <textarea
        className={styles.message}
        id={name}
        name={name}
        rows={3}
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${hintId} ${name}-error` : hintId}
      />
    </FieldFrame>
  );
}

function Donations({ donations }: Pick<OfferedExtrasView, "donations">) {
  const { locale } = useLocale();
  const t = useText("cartParts");
  return (
    <Extra icon="heart" title={t("donation.title")} text={t("donation.text")}>
      <PlainForm className={styles.amounts} intent="add-donation">
        {donations.map(({ id, amount }) => {
          const text = formatMoney(amount, locale, { whole: true });
          return (
            <Button
              key={id}
              variant="outline"
              size="small"
              name="donationId"
              value={id}
              aria-label={t("donation.give", { amount: text })}
            >
              {text}
            </Button>
          );
        })}
      </PlainForm>
    </Extra>
  );
}

function LoyaltyCard({ price, needsSignIn }: NonNullable<OfferedExtrasView["loyaltyCard"]>) {
  const { prefix, locale } = useLocale();
  const t = useText("cart");
  const parts = useText("cartParts");
  const title = t("card.title");
  const text = price ? parts("card.text", { amount: formatMoney(price, locale) }) : parts("card.textFree");
  return (
    <Extra icon="star" title={title} text={text}>
      {needsSignIn ? (
        <a className="text-link text-link-tall" href={paths.signIn(prefix, paths.cart(prefix))}>
          {parts("card.signIn")}
        </a>
      ) : (
        <PlainForm intent="add-card">
          <button className="text-link">
            {parts("card.add")}
            <span className="visually-hidden">, {title}</span>
          </button>
        </PlainForm>
      )}
    </Extra>
  );
}
