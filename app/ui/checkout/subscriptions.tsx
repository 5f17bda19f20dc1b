import { Fragment } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { Choice } from "#app/ui/choice/choice.tsx";

export interface SubscriptionsProps {
  choices: readonly { type: "SURV" | "INVIT"; isOn: boolean }[];
  problem: FormProblem | null;
}

/** Subscriptions offered beside the order; none is ticked in advance. */
export function Subscriptions({ choices, problem }: SubscriptionsProps) {
  const t = useText("storedValue");
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend className="small strong">{t("subscriptions.title")}</legend>
      {choices.map(({ type, isOn }) => (
        <Fragment key={type}>
          <input type="hidden" name="subscription" value={type} />
          <Choice
            type="checkbox"
            name={type}
            value="on"
            defaultChecked={problem?.values.subscription ? problem.values[type] === "on" : isOn}
            aria-describedby="subscriptions-note"
          >
            {t(`subscriptions.${type}`)}
          </Choice>
        </Fragment>
      ))}
      <p className="caption" id="subscriptions-note">
        {t("subscriptions.note")}
      </p>
    </fieldset>
  );
}
