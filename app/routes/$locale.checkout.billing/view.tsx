import type { BillingView } from "#app/bff/checkout/billing.server.ts";
import type { CheckoutShell } from "#app/models/checkout-view.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import { AddressFields } from "#app/ui/form/address-fields.tsx";
import { CheckoutPage, Panel } from "#app/ui/checkout/checkout-page.tsx";
import { useLeftForm } from "#app/ui/checkout/left-forms.ts";
import { StepForm } from "#app/ui/checkout/step-form.tsx";
import { formState, RestoredNotice } from "#app/ui/form/form-state.tsx";
import { useText } from "#app/i18n/use-text.tsx";
import { Choice } from "#app/ui/choice/choice.tsx";
import { Subscriptions } from "#app/ui/checkout/subscriptions.tsx";

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
