import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import styles from "./checkout.module.css";
import type { CheckoutShell, OrderSums, OrderSummaryView } from "#app/models/checkout-view.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import { useText } from "#app/i18n/use-text.tsx";
import { Notice } from "#app/ui/banner/banner.tsx";
import { useErrorTitle } from "#app/ui/form/form-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary/error-summary.tsx";
import { GroupError } from "./group-error";
import { Steps } from "#app/ui/steps/steps.tsx";
import { Summary, SummaryFold, SummaryLines, SummaryRows } from "#app/ui/summary/summary.tsx";

export interface CheckoutPageProps {
  frame: CheckoutShell;
  /** Totals for the choices in the form that are not sent yet. */
  sums?: OrderSums;
  /** The action's result itself, a new object for each press, so that an error takes the focus once per press. */
  problem: (Pick<FormProblem, "errorTitle" | "notice"> & Partial<FormProblem>) | null;
  /** The page lists the lines itself: the summary shows the totals only, and is open. */
  withoutLines?: boolean;
  children: ReactNode;
}

/** A checkout step: progress, mistakes, the form, and the order summary beside it. */
export function CheckoutPage({ frame, sums, problem, withoutLines, children }: CheckoutPageProps) {
  useErrorTitle(problem);
  return (
    <CheckoutColumns
      title={frame.heading}
      steps={<Steps steps={frame.steps} />}
      summary={<OrderSummary order={frame.order} sums={sums} withoutLines={withoutLines} />}
    >
      {problem?.fields && <ErrorSummary errors={problem.fields} />}
      {problem?.notice && <Notice of={problem}>{problem.notice}</Notice>}
      {children}
    </CheckoutColumns>
  );
}

interface OrderSummaryProps extends Pick<CheckoutPageProps, "sums" | "withoutLines"> {
  order: OrderSummaryView;
}

function OrderSummary({ order, sums, withoutLines }: OrderSummaryProps) {
  const t = useText("checkout");
  const { rows, toPay } = sums ?? order;
  const total = rows.at(-1);
  return (
    <>
      <SummaryFold label={t("summary.fold", { count: order.count })} total={toPay} isOpen={withoutLines}>
        <Summary title={t("summary.title")}>
          {!withoutLines && <SummaryLines lines={order.lines} />}
          <SummaryRows rows={rows} />
        </Summary>
      </SummaryFold>
      <p className="visually-hidden" aria-live="polite">
        {sums && total && `${t("summary.title")}, ${total.label} ${total.value}`}
      </p>
    </>
  );
}

export interface CheckoutColumnsProps {
  /** "Payment, step 3 of 4": the page's title for assistive technology. */
  title: string;
  steps: ReactNode;
  /** A `SummaryFold` around a `Summary`. */
  summary: ReactNode;
  children: ReactNode;
}

/** Steps above, the form, and the order beside it. */
function CheckoutColumns({ title, steps, summary, children }: CheckoutColumnsProps) {
  return (
    <div className={`${styles.page} container`}>
      <h1 className="visually-hidden">{title}</h1>
      {steps}
      <div className={styles.layout}>
        {/* First, as phones show it: coming later, it would push the form down while the page loads. */}
        {summary}
        <div className={styles.main}>{children}</div>
      </div>
    </div>
  );
}

export interface PanelProps {
  title: string;
  group?: boolean;
  /** What is wrong with a group's choice. */
  error?: string;
  children: ReactNode;
}

/** A titled part of a step; a `fieldset` when the title asks a question that its fields answer. */
export function Panel({ title, group, error, children }: PanelProps) {
  const id = useId();
  if (group) {
    return (
      <fieldset className={styles.panel} aria-describedby={error && id}>
        <legend className={styles.panelTitle}>{title}</legend>
        <GroupError id={id} text={error} />
        {children}
      </fieldset>
    );
  }
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 className={styles.panelTitle} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The step's button and a note below it. */
export function CheckoutSubmit({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className={styles.submit}>
      {children}
      {note && <p className="caption">{note}</p>}
    </div>
  );
}

/** A choice made in an earlier step, with a link to change it. */
export function ReviewRow(props: { title: string; changeLabel: string; changeTo: string; children: ReactNode }) {
  return (
    <section className={styles.review}>
      <h2 className="small strong">{props.title}</h2>
      <Link className="text-link text-link-tall" to={props.changeTo}>
        {props.changeLabel}
        <span className="visually-hidden">, {props.title}</span>
      </Link>
      <div className={styles.reviewBody}>{props.children}</div>
    </section>
  );
}
