import type { BillingView } from "~/bff/checkout/billing.server";
import type { CheckoutShell } from "~/models/checkout-view";
import type { FormProblem } from "~/models/form-problem";
import { AddressFields } from "~/ui/form/address-fields";
import { CheckoutPage, Panel } from "~/ui/checkout/checkout-page";
import { useLeftForm } from "~/ui/checkout/left-forms";
import { StepForm } from "~/ui/checkout/step-form";
import { formState, RestoredNotice } from "~/ui/form/form-state";
import { useText } from "~/i18n/use-text";
import { Choice } from "~/ui/choice/choice";
import { Subscriptions } from "~/ui/checkout/subscriptions";

export interface BillingPageProps {
  frame: CheckoutShell;
  billing: BillingView;
  problem: FormProblem | null;
}

export function BillingPage({ frame, billing, problem }: BillingPageProps) {
  const t = useText("checkout");
  const left = useLeftForm();
  const state = formState({ ...billing.form.values, ...left }, problem);
  const typed = problem?.values ?? left;
  const isSame = typed ? typed.sameAddress === "on" : (billing.isSame ?? false);
  return (
    <CheckoutPage frame={frame} problem={problem}>
      <RestoredNotice isRestored={billing.isRestored && !problem} />
      <StepForm
        kept
        seen={frame.seen}
        submit={t(frame.isChange ? "payment.submit" : "billing.submit")}
        note={t("billing.note")}
      >
        <Panel title={t("billing.title")}>
          <AddressFields form={billing.form} state={state} section="billing" />
          {billing.isSame !== null && (
            <Choice type="checkbox" name="sameAddress" value="on" defaultChecked={isSame}>
              {t("billing.same")}
            </Choice>
          )}
        </Panel>
        <Subscriptions
          choices={billing.subscriptions.map(({ type, isOn }) => ({ type, isOn: left ? left[type] === "on" : isOn }))}
          problem={problem}
        />
      </StepForm>
    </CheckoutPage>
  );
}
