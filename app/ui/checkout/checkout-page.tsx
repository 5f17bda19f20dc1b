import { useEffect, type ReactNode } from "react";
import type { CheckoutShell, OrderSummaryView } from "~/models/checkout-view";
import type { FormProblem } from "~/models/form-problem";
import { useText } from "~/i18n/use-text";
import { Notice } from "~/ui/banner/notice";
import { CheckoutColumns } from "~/ui/checkout/checkout-layout";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Steps } from "~/ui/steps/steps";
import { Summary, SummaryFold, SummaryLines, SummaryRows } from "~/ui/summary/summary";

export interface CheckoutPageProps {
  frame: CheckoutShell;
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

/**
 * A page that stays while its form is refused says so in its title, as the server does in a document of its own: it
 * begins with the word for "Error".
 */
export function useErrorTitle(problem: { errorTitle: string } | null | undefined): void {
  useEffect(() => {
    if (problem) document.title = problem.errorTitle;
  }, [problem]);
}
