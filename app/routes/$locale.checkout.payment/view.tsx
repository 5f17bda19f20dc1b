import type { CheckoutShell } from "~/models/checkout-view";
import type { PaymentMethodView, PaymentView } from "~/bff/checkout/payment-choice.server";
import type { FormProblem } from "~/models/form-problem";
import { CheckoutPage, Panel } from "~/ui/checkout/checkout-page";
import { GroupError, StepForm } from "~/ui/checkout/step-form";
import { formState } from "~/ui/form/form-state";
import { useText } from "~/i18n/use-text";
import { Banner } from "~/ui/banner/banner";
import { Brands, Method, Methods, Schedule } from "~/ui/method/method";

export interface PaymentPageProps {
  frame: CheckoutShell;
  payment: PaymentView;
  problem: FormProblem | null;
}

/** Ways to pay. No card number is ever typed here. */
export function PaymentPage({ frame, payment, problem }: PaymentPageProps) {
  const t = useText("checkout");
  return (
    <CheckoutPage frame={frame} problem={problem}>
      {payment.notice && (
        <Banner kind={payment.notice.kind} announce>
          <p>{payment.notice.text}</p>
        </Banner>
      )}
      <StepForm seen={frame.seen} submit={t("payment.submit")} note={t("payment.note")}>
        <Panel title={payment.question} group>
          <GroupError text={formState({}, problem).errors.method} />
          <Methods>
            {payment.methods.map((method, index) => (
              <PaymentMethod
                key={method.name}
                method={method}
                isChosen={method.name === payment.chosen}
                inputId={index === 0 ? "method" : undefined}
              />
            ))}
          </Methods>
        </Panel>
      </StepForm>
    </CheckoutPage>
  );
}

function PaymentMethod(props: { method: PaymentMethodView; isChosen: boolean; inputId?: string }) {
  const { name, title, detail, brands, text, schedule } = props.method;
  return (
    <Method
      id={props.inputId}
      name="method"
      value={name}
      title={title}
      detail={detail}
      aside={<Brands brands={brands} />}
      defaultChecked={props.isChosen}
    >
      {schedule.length > 0 && <Schedule parts={schedule} />}
      <p>{text}</p>
    </Method>
  );
}
