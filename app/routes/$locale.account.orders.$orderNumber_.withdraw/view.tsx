import { Form, Link, useLocation } from "@remix-run/react";
import type { FormEvent } from "react";
import type { WithdrawalView } from "~/bff/account/withdrawal.server";
import { type Text, useLocale, useText } from "~/i18n/use-text";
import type { FormProblem } from "~/models/form-problem";
import { paths } from "~/paths";
import { AccountForm } from "~/ui/account/account-form";
import { AccountHead, Facts, PartUnavailable } from "~/ui/account/account-parts";
import { Banner, Notice } from "~/ui/banner/banner";
import { Button, buttonClass } from "~/ui/button/button";
import { Choice } from "~/ui/choice/choice";
import { useErrorTitle } from "~/ui/form/form-state";
import { Picture } from "~/ui/picture/picture";
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
      {step === "choose" && <ChooseStep withdrawal={withdrawal} />}
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

function ChooseStep({ withdrawal }: { withdrawal: WithdrawalView }) {
  const t = useText("orders");
  const { lines, earlier, chosen, isNothingChosen } = withdrawal;
  // The notice takes the focus once per navigation, not when the data is loaded again while the customer chooses.
  const press = useLocation();
  return (
    <Form method="get" className="stack stack-wide" onSubmit={keepChoice}>
      <input type="hidden" name="step" value="2" />
      {isNothingChosen && <Notice of={press}>{t("withdraw.nothing")}</Notice>}
      <fieldset className="stack">
        <legend className="title">{t("withdraw.choose")}</legend>
        <p className="small muted">{t("withdraw.chooseHint")}</p>
        {lines.map((line) => (
          <Choice
            key={line.lineId}
            type="checkbox"
            name="line"
            value={line.lineId}
            defaultChecked={chosen.includes(line.lineId)}
            className={styles.line}
          >
            <Picture className={styles.picture} path={line.picture} alt="" widths="thumb" sizes="64px" />
            <span>
              <LineWords line={line} />
            </span>
          </Choice>
        ))}
      </fieldset>
      {earlier.length > 0 && <Earlier earlier={earlier} />}
      <p>
        <Button type="submit" size="large">
          {t("withdraw.next")}
        </Button>
      </p>
    </Form>
  );
}

/** The browser's way back leads to this choice, as the next step's link does, and not to all lines again. */
function keepChoice({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const lineIds = new FormData(currentTarget).getAll("line").filter((id) => typeof id === "string");
  history.replaceState(history.state, "", choiceQuery(lineIds));
}

/** The query of the first step with these lines ticked. */
function choiceQuery(lineIds: readonly string[]): string {
  return `?${new URLSearchParams(lineIds.map((id) => ["chosen", id]))}`;
}

/** Lines withdrawn earlier, which cannot be chosen again, with their acknowledgements. */
function Earlier({ earlier }: Pick<WithdrawalView, "earlier">) {
  const t = useText("orders");
  return (
    <section className="stack" aria-labelledby="earlier">
      <h2 className="title" id="earlier">
        {t("withdraw.earlier")}
      </h2>
      {earlier.map(({ reference, href, lines }) => (
        <div key={reference}>
          <Lines lines={lines} />
          <p className="small">
            {t("withdraw.fact", { name: t("withdraw.reference"), value: reference })}{" "}
            <Link className="text-link" to={href}>
              {t("withdrawnView")}
            </Link>
          </p>
        </div>
      ))}
    </section>
  );
}

function ConfirmStep({ withdrawal: { lines, orderNumber }, problem }: StepProps) {
  const { prefix } = useLocale();
  const t = useText("orders");
  const choice = choiceQuery(lines.map(({ lineId }) => lineId));
  return (
    <section className="stack" aria-labelledby="confirm">
      <h2 className="title" id="confirm">
        {t("withdraw.confirm")}
      </h2>
      <p>{t("withdraw.statement")}</p>
      <Lines lines={lines} />
      <p className="small">{t("withdraw.refund")}</p>
      <AccountForm problem={problem} submit={t("withdraw.send")}>
        {lines.map(({ lineId }) => (
          <input key={lineId} type="hidden" name="line" value={lineId} />
        ))}
      </AccountForm>
      <p>
        <Link className="text-link" to={paths.withdrawal(prefix, orderNumber) + choice}>
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

function Lines({ lines }: Pick<WithdrawalView, "lines">) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.lineId}>
          <LineWords line={line} />
        </li>
      ))}
    </ul>
  );
}

function LineWords({ line: { name, detail, quantity } }: { line: WithdrawalView["lines"][number] }) {
  const t = useText("account");
  return (
    <>
      {name}{" "}
      <span className="caption">
        {[detail, quantity > 1 && t("line.quantity", { quantity })].filter(Boolean).join(" · ")}
      </span>
    </>
  );
}
