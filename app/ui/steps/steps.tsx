import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import type { StepState } from "#app/models/checkout-steps.ts";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import styles from "./steps.module.css";

export interface Step {
  label: string;
  state: StepState["state"];
  /** Link of a step that is done or open. */
  to?: string;
  /** The choice made in it: "At home, Tuesday 24 November". */
  summary?: string;
}

/** The checkout's progress: one entry per step; done steps are links with the choice made. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useText("common");
  const current = steps.findIndex(({ state }) => state === "current");
  return (
    <nav aria-label={t("steps.label")}>
      {/* On phones only the current step shows its name and gets the space for it. */}
      <ol className={styles.steps} style={{ "--current-step": Math.max(current, 1) } as CSSProperties}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={classNames(
              styles.step,
              step.state === "done" && styles.done,
              step.state === "current" && styles.current,
            )}
            aria-current={step.state === "current" ? "step" : undefined}
          >
            {step.to && step.state !== "current" ? (
              <Link to={step.to}>
                <Name step={step} number={index + 1} />
                {step.summary && (
                  <span className={styles.summary}>
                    {step.summary} <span className={styles.change}>{t("steps.change")}</span>
                  </span>
                )}
              </Link>
            ) : (
              <Name step={step} number={index + 1} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Name({ step, number }: { step: Step; number: number }) {
  return (
    <span className={styles.name}>
      <span className={styles.mark}>{step.state === "done" ? <Icon name="check" /> : number}</span>
      <span className={styles.label}>{step.label}</span>
    </span>
  );
}
