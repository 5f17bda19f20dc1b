import { type MouseEvent, useEffect, useRef } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { FOCUS_WITHOUT_SCRIPT } from "../banner/banner";
import styles from "./error-summary.module.css";

export interface FieldError {
  /** Id of the field: its name, unless the field has an id of its own. */
  fieldId: string;
  /** The field's label and what is wrong: "Postcode: it has five digits, for example 75003". */
  text: string;
}

/** A list of mistakes, each linked to its field. It takes the focus when it appears or changes. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const t = useText("common");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} {...FOCUS_WITHOUT_SCRIPT}>
      <p className={styles.title}>{t("errors.title", { count: errors.length })}</p>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const FOCUSABLE = "input:not([type=hidden]), select, textarea, button, [tabindex]";

/**
 * Focuses the field without following the link: the router would treat the new address as a navigation and drop the
 * action's result, and with it all error messages.
 */
function focusField(event: MouseEvent, fieldId: string): void {
  const place = document.getElementById(fieldId);
  const field = place?.matches(FOCUSABLE) ? place : place?.querySelector<HTMLElement>(FOCUSABLE);
  field?.focus();
  // A field that cannot be focused (it is in a closed part) is left to the browser, which opens the part by the link's
  // fragment.
  if (field && document.activeElement === field) event.preventDefault();
}
