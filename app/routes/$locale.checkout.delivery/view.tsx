import type { DeliveryView } from "~/bff/checkout/delivery.server";
import type { CheckoutShell } from "~/models/checkout-view";
import type { FormProblem } from "~/models/form-problem";
import { AddressFields } from "~/ui/form/address-fields";
import { CheckoutPage, Panel } from "~/ui/checkout/checkout-page";
import { GroupError, StepForm } from "~/ui/checkout/step-form";
import { type FormState, formState, RestoredNotice } from "~/ui/form/form-state";
import { useText } from "~/i18n/use-text";
import { Banner } from "~/ui/banner/banner";
import { Method, Methods } from "~/ui/method/method";
import { AddressChoice } from "./address-choice";

export interface DeliveryPageProps {
  frame: CheckoutShell;
  delivery: DeliveryView;
  problem: FormProblem | null;
}

export function DeliveryPage({ frame, delivery, problem }: DeliveryPageProps) {
  const t = useText("checkout");
  const state = formState({ ...delivery.phones, ...delivery.form.values, ...delivery.chosen }, problem);
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
    <CheckoutPage frame={frame} problem={problem}>
      <RestoredNotice isRestored={delivery.isRestored && !problem} />
      <StepForm
        seen={frame.seen}
        submit={t("delivery.submit")}
        note={delivery.isVirtual ? undefined : t("delivery.note")}
      >
        <DeliveryMethods delivery={delivery} state={state} />
        {delivery.isVirtual ? <p>{t("delivery.virtual")}</p> : <Addresses delivery={delivery} state={state} />}
      </StepForm>
    </CheckoutPage>
  );
}

function DeliveryMethods({ delivery, state }: { delivery: DeliveryView; state: FormState }) {
  const t = useText("checkout");
  return (
    <Panel title={t("delivery.how")} group>
      <GroupError text={state.errors.method} />
      <Methods>
        {delivery.methods.map(({ key, name, date, price, isFree }, index) => (
          <Method
            key={key}
            // The summary of mistakes leads to the first one.
            id={index === 0 ? "method" : undefined}
            name="method"
            value={key}
            title={name}
            detail={date && t("delivery.date", { date })}
            aside={isFree ? t("delivery.free") : price}
            defaultChecked={state.values.method === key}
          />
        ))}
      </Methods>
    </Panel>
  );
}

function Addresses({ delivery, state }: { delivery: DeliveryView; state: FormState }) {
  const t = useText("checkout");
  if (delivery.addresses.length > 0) return <AddressChoice delivery={delivery} state={state} />;
  return (
    <Panel title={t("delivery.where")}>
      <AddressFields form={delivery.form} state={state} section="shipping" />
    </Panel>
  );
}
