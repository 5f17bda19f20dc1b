import { useEffect, useRef } from "react";
import { useText } from "~/i18n/use-text";
import styles from "./error-summary.module.css";

export interface FieldError {
  /** Id of the field, which is its name unless the field says otherwise. */
  fieldId: string;
  /** The field's label and what is wrong: "Postcode: it has five digits, for example 75003". */
  text: string;
}

/** React's own `autoFocus` does nothing on a plain box; the browser's works there, also without JavaScript. */
const FOCUS_WITHOUT_SCRIPT = { autoFocus: true };

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
            <a href={`#${fieldId}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
