import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { SubscriptionsPage } from "#app/bff/account/subscriptions.server.ts";
import { useText } from "#app/i18n/use-text.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { AccountForm } from "#app/ui/account/account-form.tsx";
import { AccountHead, PartUnavailable } from "#app/ui/account/account-parts.tsx";
import { Choice } from "#app/ui/choice/choice.tsx";
import { isFocusLost } from "#app/ui/focus.ts";
import { UndoBanner } from "#app/ui/undo-banner/undo-banner.tsx";
import styles from "./view.module.css";

interface SubscriptionsProps {
  /** Null when they cannot be loaded. */
  page: SubscriptionsPage | null;
  /** Choices made before the session ended; null when nothing was interrupted. */
  draft: Readonly<Record<string, string>> | null;
  problem: FormProblem | null;
}

export function Subscriptions({ page, draft, problem }: SubscriptionsProps) {
  const t = useText("preferences");
  // Values of a refused or interrupted undo contain no types.
  const typed = [problem?.values, draft].find((values) => values?.shown !== undefined) ?? null;
  const { choices, noteUndo } = useFocusAfterUndo(page);
  return (
    <>
      <AccountHead title={t("subscriptions.title")} lead={t("subscriptions.lead")} />
      <div className={styles.page}>
        {page && page.undoable !== null && <Undo key={page.undoable} onUndo={noteUndo} />}
        {page === null && <PartUnavailable />}
        {page?.subscriptions.length === 0 && <p>{t("subscriptions.none")}</p>}
        {page && page.subscriptions.length > 0 && (
          <div ref={choices} tabIndex={-1}>
            <AccountForm problem={problem} submit={t("subscriptions.submit")} isRestored={typed !== null}>
              <Types subscriptions={page.subscriptions} typed={typed} />
            </AccountForm>
          </div>
        )}
      </div>
    </>
  );
}

/** Undoing removes the focused button: the focus goes to the choices, which are as before. */
function useFocusAfterUndo(page: SubscriptionsPage | null) {
  const choices = useRef<HTMLDivElement>(null);
  const isUndone = useRef(false);
  useEffect(() => {
    if (isUndone.current && isFocusLost(choices.current)) choices.current?.focus();
    isUndone.current = false;
  }, [page]);
  const noteUndo = () => {
    isUndone.current = true;
  };
  return { choices, noteUndo };
}

function Undo({ onUndo }: { onUndo: () => void }) {
  const t = useText("preferences");
  const [isOver, setOver] = useState(false);
  if (isOver) return null;
  return (
    <Form method="post" preventScrollReset onSubmit={onUndo}>
      <UndoBanner button={{ name: "intent", value: "undo" }} onExpire={() => setOver(true)}>
        {t("subscriptions.saved")}
      </UndoBanner>
    </Form>
  );
}

function Types(props: {
  subscriptions: SubscriptionsPage["subscriptions"];
  typed: Readonly<Record<string, string>> | null;
}) {
  const { subscriptions, typed } = props;
  const t = useText("preferences");
  return (
    <fieldset className={styles.types}>
      <legend className="visually-hidden">{t("subscriptions.legend")}</legend>
      {subscriptions.map(({ type, isOn }) => (
        <div key={type}>
          <input type="hidden" name="shown" value={type} />
          <input type="hidden" name={`was-${type}`} value={isOn ? "on" : "off"} />
          <Choice
            // Mounted anew after an undo, so that the box shows the restored value.
            key={String(isOn)}
            type="checkbox"
            name={type}
            value="on"
            defaultChecked={typed ? typed[type] === "on" : isOn}
          >
            <span className={styles.name}>{t(`subscriptions.type.${type}`)}</span>
            <span className={styles.about}>{t(`subscriptions.about.${type}`)}</span>
          </Choice>
        </div>
      ))}
    </fieldset>
  );
}
