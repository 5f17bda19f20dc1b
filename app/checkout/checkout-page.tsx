import type { ReactNode } from "react";
import type { CheckoutFrame, OrderSummaryView } from "~/bff/checkout/frame.server";
import type { FormProblem } from "~/bff/form-problem.server";
import { useText } from "~/i18n/use-text";
import { Notice } from "~/ui/banner/notice";
import { CheckoutColumns } from "~/ui/checkout/checkout-layout";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Steps } from "~/ui/steps/steps";
import { Summary, SummaryFold, SummaryLines, SummaryRows } from "~/ui/summary/summary";
import { useErrorTitle } from "./use-error-title";

export interface CheckoutPageProps {
  frame: CheckoutFrame;
  problem: FormProblem | null;
  /** The page shows the lines itself: the summary is the sums, and stands open. */
  withoutLines?: boolean;
  children: ReactNode;
}

/** A step: progress, what is to be mended, the form, and the order beside it. */
export function CheckoutPage({ frame, problem, withoutLines, children }: CheckoutPageProps) {
  useErrorTitle(problem);
  return (
    <CheckoutColumns
      title={frame.heading}
      steps={<Steps steps={frame.steps} />}
      summary={<OrderSummary order={frame.order} withoutLines={withoutLines} />}
    >
      {problem && <ErrorSummary errors={problem.fields} />}
      {problem?.notice && <Notice of={problem}>{problem.notice}</Notice>}
      {children}
    </CheckoutColumns>
  );
}

function OrderSummary({ order, withoutLines }: { order: OrderSummaryView; withoutLines?: boolean }) {
  const t = useText("checkout");
  return (
    <SummaryFold label={t("summary.fold", { count: order.count })} total={order.toPay} isOpen={withoutLines}>
      <Summary title={t("summary.title")}>
        {!withoutLines && <SummaryLines lines={order.lines} />}
        <SummaryRows rows={order.rows} />
      </Summary>
    </SummaryFold>
  );
}
