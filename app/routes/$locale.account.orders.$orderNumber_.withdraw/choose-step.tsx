import { Form, Link, useLocation } from "@remix-run/react";
import { type FormEvent, useMemo } from "react";
import type { WithdrawalView } from "#app/bff/account/withdrawal.server.ts";
import { useText } from "#app/i18n/use-text.tsx";
import type { FieldProblem, FormProblem } from "#app/models/form-problem.ts";
import { piecesField } from "#app/models/withdrawal-rules.ts";
import { Notice } from "#app/ui/banner/banner.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Choice } from "#app/ui/choice/choice.tsx";
import { ErrorSummary } from "#app/ui/error-summary/error-summary.tsx";
import { SelectField } from "#app/ui/field/select-field.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Lines, LineWords } from "./lines";
import styles from "./view.module.css";

interface ChooseStepProps {
  withdrawal: WithdrawalView;
  problem: FormProblem | null;
}

/** The first step: which lines, and how many of their pieces. */
export function ChooseStep({ withdrawal, problem }: ChooseStepProps) {
  const t = useText("orders");
  const { key, lines, earlier, chosen, isNothingChosen } = withdrawal;
  // Notice and summary take the focus once per navigation, not when the data is loaded again while the customer
  // chooses.
  const press = useLocation();
  const errors = useSame(withdrawal.fields.length > 0 ? withdrawal.fields : (problem?.fields ?? []));
  return (
    <Form method="get" className="stack stack-wide" onSubmit={keepChoice}>
      <input type="hidden" name="step" value="2" />
      <input type="hidden" name="key" value={key} />
      {isNothingChosen && <Notice of={press}>{t("withdraw.nothing")}</Notice>}
      {problem?.notice && <Notice of={problem}>{problem.notice}</Notice>}
      <ErrorSummary key={press.key} errors={errors} />
      <fieldset className="stack">
        <legend className="title">{t("withdraw.choose")}</legend>
        <p className="small muted">{t("withdraw.chooseHint")}</p>
        {lines.map((line) => (
          <ChoiceOfLine key={line.lineId} {...{ line, errors }} isChosen={chosen.includes(line.lineId)} />
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

/** The same list for as long as it says the same. */
function useSame(fields: FieldProblem[]): FieldProblem[] {
  const words = JSON.stringify(fields);
  return useMemo(() => JSON.parse(words) as FieldProblem[], [words]);
}

interface ChoiceOfLineProps {
  line: WithdrawalView["lines"][number];
  errors: readonly FieldProblem[];
  isChosen: boolean;
}

/** A line to tick, and how many of its pieces if more than one is left. */
function ChoiceOfLine({ line, errors, isChosen }: ChoiceOfLineProps) {
  const t = useText("orders");
  const { lineId, name, detail, quantity, left, picture } = line;
  const isSeveral = left > 1;
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.text;
  const field = piecesField(lineId);
  return (
    <div>
      <Choice
        type="checkbox"
        id={`line-${lineId}`}
        name="line"
        value={lineId}
        defaultChecked={isChosen}
        className={styles.line}
        error={errorOf(`line-${lineId}`)}
      >
        <Picture className={styles.picture} path={picture} alt="" widths="thumb" sizes="64px" />
        <span>
          <LineWords line={line} isCounted={!isSeveral} />
        </span>
      </Choice>
      {isSeveral && (
        <SelectField
          // Fewer are left than before, or others are chosen: the browser's own state would not follow.
          key={`${quantity} of ${left}`}
          name={field}
          label={
            <>
              {t("withdraw.pieces")}
              <span className="visually-hidden"> {[name, detail].filter(Boolean).join(", ")}</span>
            </>
          }
          options={Array.from({ length: left }, (_, index) => {
            return { value: String(index + 1), label: t("withdraw.piecesOf", { quantity: index + 1, left }) };
          })}
          defaultValue={String(quantity)}
          error={errorOf(field)}
          className={styles.pieces}
          plainLabel
        />
      )}
    </div>
  );
}

/** The browser's way back leads to this choice, as the next step's link does, and not to all lines again. */
function keepChoice({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const kept = new URLSearchParams();
  for (const [name, value] of new FormData(currentTarget)) {
    if (name !== "step" && typeof value === "string") kept.append(name === "line" ? "chosen" : name, value);
  }
  history.replaceState(history.state, "", `?${kept}`);
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
