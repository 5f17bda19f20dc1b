import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { WithdrawalView } from "#app/bff/account/withdrawal.server.ts";
import { type Text, useLocale, useText } from "#app/i18n/use-text.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { piecesField } from "#app/models/withdrawal-rules.ts";
import { paths } from "#app/paths.ts";
import { AccountForm } from "#app/ui/account/account-form.tsx";
import { AccountHead, Facts, PartUnavailable } from "#app/ui/account/account-parts.tsx";
import { Banner, Notice } from "#app/ui/banner/banner.tsx";
import { buttonClass } from "#app/ui/button/button.tsx";
import { useErrorTitle } from "#app/ui/form/form-state.tsx";
import { ChooseStep } from "./choose-step";
import { Lines } from "./lines";
import styles from "./view.module.css";

export interface WithdrawProps {
  orderNumber: string;
  /** Null when the order could not be loaded. */
  withdrawal: WithdrawalView | null;
  problem: FormProblem | null;
}

/** Names the step in the title, on the two pages that are steps. */
export function withdrawalTitle(t: Text<"orders">, orderNumber: string, withdrawal: WithdrawalView | null): string {
  const title = t("withdraw.title", { number: orderNumber });
  const number = { choose: 1, confirm: 2, done: 0, over: 0, unknown: 0 }[withdrawal?.step ?? "unknown"];
  return number ? t("withdraw.step", { title, number }) : title;
}

/** Withdrawing from an order: choose, confirm, acknowledgement (BEY-02). */
export function Withdraw({ orderNumber, withdrawal, problem }: WithdrawProps) {
  const { prefix } = useLocale();
  const t = useText("orders");
  const account = useText("account");
  const order = paths.order(prefix, orderNumber);
  return (
    <>
      <AccountHead
        title={withdrawalTitle(t, orderNumber, withdrawal)}
        back={{ to: order, label: account("order.title", { number: orderNumber }) }}
      />
      <div className={`${styles.page} stack stack-wide`}>
        {withdrawal ? (
          <Step {...{ withdrawal, problem }} />
        ) : (
          <>
            {problem?.notice && <Notice of={problem}>{problem.notice}</Notice>}
            <PartUnavailable />
          </>
        )}
      </div>
    </>
  );
}

interface StepProps {
  withdrawal: WithdrawalView;
  problem: FormProblem | null;
}

function Step({ withdrawal, problem }: StepProps) {
  const { prefix } = useLocale();
  const t = useText("orders");
  const { orderNumber, step } = withdrawal;
  return (
    <>
      {step === "choose" && <ChooseStep {...{ withdrawal, problem }} />}
      {step === "confirm" && <ConfirmStep {...{ withdrawal, problem }} />}
      {step === "done" && <Acknowledgement withdrawal={withdrawal} />}
      {step === "over" && <Over problem={problem} />}
      {(step === "choose" || step === "confirm") && (
        <p>
          <Link className="text-link" to={paths.order(prefix, orderNumber)}>
            {t("withdraw.keep")}
          </Link>
        </p>
      )}
    </>
  );
}

/** Nothing can be withdrawn from: known before, or the answer to a confirmation that came too late. */
function Over({ problem }: Pick<StepProps, "problem">) {
  const t = useText("orders");
  useErrorTitle(problem);
  if (problem?.notice) return <Notice of={problem}>{problem.notice}</Notice>;
  return (
    <Banner kind="info">
      <p>{t("withdraw.over")}</p>
    </Banner>
  );
}

/** The query of the first step with these lines ticked. */
function choiceQuery({ key, lines }: Pick<WithdrawalView, "key" | "lines">): string {
  const pieces = lines.flatMap(({ lineId, quantity }) => [
    ["chosen", lineId],
    [piecesField(lineId), String(quantity)],
  ]);
  return `?${new URLSearchParams([["key", key], ...pieces])}`;
}

function ConfirmStep({ withdrawal, problem }: StepProps) {
  const { prefix } = useLocale();
  const t = useText("orders");
  const { key, lines, orderNumber } = withdrawal;
  return (
    <section className="stack" aria-labelledby="confirm">
      <h2 className="title" id="confirm">
        {t("withdraw.confirm")}
      </h2>
      <p>{t("withdraw.statement")}</p>
      <Lines lines={lines} />
      <p className="small">{t("withdraw.refund")}</p>
      <AccountForm problem={problem} submit={t("withdraw.send")}>
        <input type="hidden" name="key" value={key} />
        {lines.map(({ lineId, quantity }) => (
          <Fragment key={lineId}>
            <input type="hidden" name="line" value={lineId} />
            <input type="hidden" name={piecesField(lineId)} value={quantity} />
          </Fragment>
        ))}
      </AccountForm>
      <p>
        <Link className="text-link" to={paths.withdrawal(prefix, orderNumber) + choiceQuery(withdrawal)}>
          {t("withdraw.back")}
        </Link>
      </p>
    </section>
  );
}

function Acknowledgement({ withdrawal }: { withdrawal: WithdrawalView }) {
  const { done, lines, orderNumber, hasMore } = withdrawal;
  const { prefix } = useLocale();
  const t = useText("orders");
  if (!done) return null;
  return (
    <section className="stack" aria-labelledby="done">
      <Banner kind="success">
        <h2 id="done">{t("withdraw.done")}</h2>
        <p>{t("withdraw.doneText", { email: done.email })}</p>
      </Banner>
      <Facts
        facts={[
          { name: t("withdraw.reference"), value: done.reference },
          { name: t("withdraw.received"), value: done.date },
          { name: t("withdraw.order"), value: orderNumber },
        ]}
      />
      <p>{t("withdraw.statement")}</p>
      <Lines lines={lines} />
      <p className="small">{t("withdraw.refund")}</p>
      <p>
        <a className={buttonClass({ variant: "outline" })} href={done.textHref}>
          {t("withdraw.save")}
        </a>
      </p>
      {hasMore && (
        <p>
          <Link className="text-link" to={paths.withdrawal(prefix, orderNumber)}>
            {t("withdraw.more")}
          </Link>
        </p>
      )}
    </section>
  );
}
