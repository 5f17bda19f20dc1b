import { type MouseEvent, useEffect, useRef } from "react";
import { useText } from "~/i18n/use-text";
import { FOCUS_WITHOUT_SCRIPT } from "../banner/banner";
import styles from "./error-summary.module.css";

export interface FieldError {
  /** Id of the field, which is its name unless the field says otherwise. */
  fieldId: string;
  /** The field's label and what is wrong: "Postcode: it has five digits, for example 75003". */
  text: string;
}

/** What is to be mended, each linked to its field. It takes the focus when it appears or changes. */
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
 * The router takes the change of the address for a new page, and forgets what came of the form: all that is wrong would
 * be gone with the first press.
 */
function focusField(event: MouseEvent, fieldId: string): void {
  const place = document.getElementById(fieldId);
  const field = place?.matches(FOCUSABLE) ? place : place?.querySelector<HTMLElement>(FOCUSABLE);
  field?.focus();
  // What cannot be reached so (a part that is closed) the browser opens by the address.
  if (field && document.activeElement === field) event.preventDefault();
}
