import { Link } from "@remix-run/react";
import type { CheckoutShell } from "#app/models/checkout-view.ts";
import type { PaymentMethodView, PaymentView } from "#app/bff/checkout/payment-choice.server.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import { CheckoutPage, Panel } from "#app/ui/checkout/checkout-page.tsx";
import { useLeftForm } from "#app/ui/checkout/left-forms.ts";
import { EnterButton, StepForm } from "#app/ui/checkout/step-form.tsx";
import { formState } from "#app/ui/form/form-state.tsx";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { Banner, Notice } from "#app/ui/banner/banner.tsx";
import { type ServerHtml, ServerPart } from "#app/ui/static-html/server-html.tsx";
import { GiftCards } from "./gift-cards";
import { Brands, Method, Methods, Schedule } from "#app/ui/method/method.tsx";

export interface PaymentPageProps {
  frame: CheckoutShell;
  payment: PaymentView;
  problem: FormProblem | null;
  /** Promo codes and loyalty offers. */
  reductions: ServerHtml;
  /** Subscriptions, when the billing step was not shown. */
  subscriptions: ServerHtml | null;
}

/**
 * Payment methods, with gift cards first: another method pays what they leave. Card numbers are never typed here. All
 * is one form, so that a chosen method is sent along with a promo code or gift card, and stays chosen.
 */
export function PaymentPage({ frame, payment, problem, reductions, subscriptions }: PaymentPageProps) {
  const t = useText("checkout");
  return (
    <CheckoutPage frame={frame} problem={problem}>
      {payment.notice && (
        <Notice of={payment.notice.text} kind={payment.notice.kind}>
          {payment.notice.text}
        </Notice>
      )}
      <StepForm kept="method" seen={frame.seen} submit={t("payment.submit")} note={t("payment.note")}>
        <EnterButton />
        <div>
          <GiftCards giftCards={payment.giftCards} problem={problem} />
          <ServerPart content={reductions} />
        </div>
        {payment.giftCards.left === null ? <Covered /> : <MethodChoice {...{ payment, problem }} />}
        {subscriptions && <ServerPart content={subscriptions} />}
      </StepForm>
    </CheckoutPage>
  );
}

/** Gift cards pay for everything: no other method is needed. */
function Covered() {
  const t = useText("storedValue");
  return (
    <Panel title={t("covered.title")}>
      <p>{t("covered.text")}</p>
    </Panel>
  );
}

/** No method can pay this amount. Other gift cards may change the amount; else the cart has to change. */
function NoWay({ children }: { children: string }) {
  const { prefix } = useLocale();
  const t = useText("checkout");
  return (
    <div id="method" tabIndex={-1}>
      <Banner
        kind="warning"
        action={
          <Link className="text-link text-link-tall" to={paths.cart(prefix)} reloadDocument>
            {t("overview.changeLines")}
          </Link>
        }
      >
        <p>{children}</p>
      </Banner>
    </div>
  );
}

function MethodChoice({ payment, problem }: Pick<PaymentPageProps, "payment" | "problem">) {
  const left = useLeftForm()?.method;
  if (payment.noWay !== null) return <NoWay>{payment.noWay}</NoWay>;
  // After a refusal the server's choice counts.
  const isLeft = !payment.notice && payment.methods.some(({ name }) => name === left);
  const chosen = isLeft ? left : payment.chosen;
  return (
    <Panel title={payment.question} group error={formState({}, problem).errors.method}>
      <Methods>
        {payment.methods.map((method, index) => (
          <PaymentMethod
            key={method.name}
            method={method}
            isChosen={method.name === chosen}
            inputId={index === 0 ? "method" : undefined}
          />
        ))}
      </Methods>
    </Panel>
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
