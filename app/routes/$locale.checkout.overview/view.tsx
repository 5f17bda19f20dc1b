import { Form, Link } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import type { CheckoutShell } from "#app/models/checkout-view.ts";
import type { OverviewView } from "#app/bff/checkout/overview.server.ts";
import type { PayProblem } from "#app/bff/checkout/pay-action.server.ts";
import { CheckoutPage, CheckoutSubmit, ReviewRow } from "#app/ui/checkout/checkout-page.tsx";
import styles from "#app/ui/checkout/step.module.css";
import { useIsPending } from "#app/ui/form/form-state.tsx";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { Notice } from "#app/ui/banner/banner.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Schedule } from "#app/ui/method/method.tsx";
import { type ServerHtml, ServerPart } from "#app/ui/static-html/server-html.tsx";
import { SummaryLines } from "#app/ui/summary/summary.tsx";

export interface OverviewPageProps {
  frame: CheckoutShell;
  overview: Omit<OverviewView, "note" | "isParcel">;
  /** What the button does, and what the shopper agrees to with it. */
  agreement: ServerHtml;
  /** Subscriptions, when no earlier step has offered them. */
  subscriptions: ServerHtml | null;
  problem: PayProblem | null;
}

/** All choices, and the button that orders. */
export function OverviewPage({ frame, overview, agreement, subscriptions, problem }: OverviewPageProps) {
  const t = useText("checkout");
  return (
    <CheckoutPage frame={frame} problem={problem} withoutLines>
      {overview.change && !problem && (
        <Notice of={overview.change} kind="warning">
          {t(`notice.${overview.change}`, { amount: frame.order.toPay })}
        </Notice>
      )}
      <div>
        <Review overview={overview} />
      </div>
      <Lines frame={frame} />
      {subscriptions && <ServerPart content={subscriptions} />}
      <PayForm overview={overview} seen={frame.seen} agreement={agreement} />
    </CheckoutPage>
  );
}

function Review({ overview: { billing, delivery, payment, giftCards } }: Pick<OverviewPageProps, "overview">) {
  const t = useText("checkout");
  const paidBy = payment ?? giftCards;
  return (
    <>
      <Row title={t("overview.billing")} to={billing.change}>
        <Lined lines={billing.lines} />
      </Row>
      <Row title={t("overview.delivery")} to={delivery.change}>
        <p>{delivery.label}</p>
        <Lined lines={delivery.lines} />
        {delivery.phone && <p>{delivery.phone}</p>}
        {delivery.edited && <p className="strong">{delivery.edited}</p>}
      </Row>
      {paidBy && (
        <Row title={t("overview.payment")} to={paidBy.change}>
          <Lined lines={giftCards?.lines ?? []} />
          {payment && <p>{payment.title}</p>}
          {payment && payment.schedule.length > 0 && <Schedule parts={payment.schedule} />}
        </Row>
      )}
    </>
  );
}

function Row({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  const t = useText("common");
  return (
    <ReviewRow title={title} changeLabel={t("steps.change")} changeTo={to}>
      {children}
    </ReviewRow>
  );
}

function Lined({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

function Lines({ frame }: { frame: CheckoutShell }) {
  const { prefix } = useLocale();
  const t = useText("checkout");
  return (
    <section className="stack" aria-labelledby="lines">
      <div className={styles.linesHead}>
        <h2 className="title" id="lines">
          {t("overview.lines")}
        </h2>
        {/* Loads a document, because the checkout's one lacks the cart's header and footer. */}
        <Link className="text-link text-link-tall small" to={paths.cart(prefix)} reloadDocument>
          {t("overview.changeLines")}
        </Link>
      </div>
      <SummaryLines lines={frame.order.lines} />
    </section>
  );
}

function PayForm(props: Pick<OverviewPageProps, "overview" | "agreement"> & { seen: string }) {
  const { overview, agreement, seen } = props;
  const t = useText("checkout");
  const isPending = useIsPending();
  useReloadWhenShownAgain();
  return (
    <Form method="post">
      <input type="hidden" name="amount" value={overview.cents} />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="choices" value={overview.choices} />
      <CheckoutSubmit>
        {overview.due && <p className="strong">{overview.due}</p>}
        <Button type="submit" size="large" wide pending={isPending}>
          {overview.button}
        </Button>
        <p className="visually-hidden" role="status">
          {isPending ? t("overview.pending") : ""}
        </p>
        <ServerPart content={agreement} />
      </CheckoutSubmit>
    </Form>
  );
}

/**
 * When the shopper goes back from the provider's page, a browser may restore this one as it was, with its button still
 * busy: reload it. Without a connection it waits until there is one, as nothing could replace it.
 */
function useReloadWhenShownAgain(): void {
  useEffect(() => {
    const reload = () => window.location.reload();
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (navigator.onLine) reload();
      else window.addEventListener("online", reload, { once: true });
    };
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      window.removeEventListener("online", reload);
    };
  }, []);
}
