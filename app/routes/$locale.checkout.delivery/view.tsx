import { type ReactNode, useRef, useState } from "react";
import type { CheckoutShell, OrderSums } from "#app/models/checkout-view.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import { AddressFields } from "#app/ui/form/address-fields.tsx";
import { CheckoutPage, Panel } from "#app/ui/checkout/checkout-page.tsx";
import { useLeftForm } from "#app/ui/checkout/left-forms.ts";
import { EnterButton, StepForm } from "#app/ui/checkout/step-form.tsx";
import { type FormState, formState, RestoredNotice } from "#app/ui/form/form-state.tsx";
import { useText } from "#app/i18n/use-text.tsx";
import { Banner, Notice } from "#app/ui/banner/banner.tsx";
import { Method, Methods } from "#app/ui/method/method.tsx";
import { AddressChoice } from "./address-choice";
import { PlaceChoice } from "./place-choice";
import type { DeliveryPageView } from "./place-lists.server";
import { Receiver } from "./receiver";
import { usePlaces } from "./use-places";
import styles from "./view.module.css";

export interface DeliveryPageProps {
  frame: CheckoutShell;
  delivery: DeliveryPageView;
  /** Totals of the order for each method. */
  sums: Readonly<Record<string, OrderSums>>;
  problem: FormProblem | null;
}

export function DeliveryPage({ frame, delivery, sums, problem }: DeliveryPageProps) {
  const t = useText("checkout");
  const left = useLeftForm();
  const state = formState({ ...delivery.form.values, ...delivery.values, ...left }, problem);
  // The summary shows the cart's method until the shopper looks at another one here.
  const [looked, setLooked] = useState(left?.method ?? "");
  if (delivery.methods.length === 0) {
    return (
      <CheckoutPage frame={frame} problem={null}>
        <Banner kind="warning">
          <p>{t("delivery.none")}</p>
        </Banner>
      </CheckoutPage>
    );
  }
  return (
    <CheckoutPage frame={frame} sums={sums[looked]} problem={problem}>
      {delivery.isPlaceUnavailable && (
        <PlaceNotice isPaymentKept={delivery.isPaymentKept} isHidden={problem !== null} />
      )}
      <RestoredNotice isRestored={delivery.isRestored && !problem} />
      <StepForm kept seen={frame.seen} submit={t(frame.isChange ? "payment.submit" : "delivery.submit")}>
        {/* The Enter key in a search field searches for places. */}
        <EnterButton />
        <DeliveryMethods delivery={delivery} state={state} left={left?.method} onLook={setLooked} />
        {delivery.isVirtual ? (
          <p>
            {t("delivery.virtual")} {delivery.hasGiftCards && t("delivery.giftCards")}
          </p>
        ) : (
          <div className={styles.where}>
            <Addresses delivery={delivery} state={state} />
            <p className="caption">{t("delivery.note")}</p>
          </div>
        )}
      </StepForm>
    </CheckoutPage>
  );
}

/**
 * Says that a place was refused since it was chosen; hidden when a new error replaces it. When it reappears, as after a
 * search for places, it does not take the focus.
 */
function PlaceNotice({ isPaymentKept, isHidden }: { isPaymentKept: boolean; isHidden: boolean }) {
  const t = useText("places");
  const wasHidden = useRef(isHidden);
  wasHidden.current ||= isHidden;
  if (isHidden) return null;
  const text = t(isPaymentKept ? "notice.placePaid" : "notice.placeUnavailable");
  return wasHidden.current ? (
    <Banner kind="warning">
      <p>{text}</p>
    </Banner>
  ) : (
    <Notice of="place" kind="warning">
      {text}
    </Notice>
  );
}

const HOME: ReadonlySet<string> = new Set(["NO", "EX", "VI"]);

interface DeliveryMethodsProps {
  delivery: DeliveryPageView;
  state: FormState;
  /** As in `usePlaces`. */
  left: string | undefined;
  onLook: (key: string) => void;
}

function DeliveryMethods({ delivery, state, left, onLook }: DeliveryMethodsProps) {
  const t = useText("checkout");
  const { shown, look } = usePlaces(delivery.places, left);
  return (
    <Panel title={t("delivery.how")} group error={state.errors.method}>
      <Methods>
        {delivery.methods.map((method, index) => (
          <Method
            key={method.key}
            // The error summary links to the first one.
            id={index === 0 ? "method" : undefined}
            name="method"
            value={method.key}
            title={method.name}
            detail={<MethodDate method={method} />}
            aside={method.isFree ? t("delivery.free") : method.price}
            defaultChecked={state.values.method === method.key}
            data-elsewhere={HOME.has(method.key) ? undefined : ""}
            onChange={({ currentTarget }) => {
              onLook(method.key);
              void look(method.key);
              // The list of the method chosen before closes above this one and would move it out of view.
              currentTarget.closest("label")?.scrollIntoView({ block: "nearest" });
            }}
          >
            {bodyOf(method, { delivery: { ...delivery, places: shown }, state })}
          </Method>
        ))}
      </Methods>
    </Panel>
  );
}

function MethodDate({ method: { key, date } }: { method: DeliveryPageView["methods"][number] }) {
  const t = useText("checkout");
  const places = useText("places");
  if (!date) return null;
  if (key === "HSP") return places("date.person", { date });
  return HOME.has(key) ? t("delivery.date", { date }) : places("date.place", { date });
}

/** Notes or choices below a method; null when there are none, so that the row has no body. */
function bodyOf(
  { key }: DeliveryPageView["methods"][number],
  { delivery, state }: { delivery: DeliveryPageView; state: FormState },
): ReactNode {
  if (key === "HSP") return <Receiver delivery={delivery} state={state} />;
  const places = delivery.places.find(({ method }) => method === key);
  return places ? <PlaceChoice {...{ places, delivery, state }} /> : null;
}

function Addresses({ delivery, state }: { delivery: DeliveryPageView; state: FormState }) {
  const t = useText("checkout");
  if (delivery.addresses.length > 0) return <AddressChoice delivery={delivery} state={state} />;
  return (
    <Panel title={t("delivery.where")}>
      <AddressFields form={delivery.form} state={state} section="shipping" />
    </Panel>
  );
}
