import { type ChangeEvent, type FocusEvent, type ReactNode, useEffect, useState } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import { afterPress, watchPresses } from "./after-press";
import styles from "./field.module.css";

export interface FieldWords {
  label: ReactNode;
  /** Why the value is asked for, or how to write it. */
  hint?: ReactNode;
  /** One sentence that says how to correct this mistake. */
  error?: string;
  /** What brought the error, new each time: the same mistake is shown again. */
  answer?: unknown;
  /** Leaves out "(required)" or "(optional)" where the text around the field says it. */
  plainLabel?: boolean;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** Ids for `aria-describedby`, in reading order. */
export function describedBy(id: string, words: Pick<FieldWords, "hint" | "error">, other?: string): string | undefined {
  return classNames(words.hint !== undefined && hintId(id), words.error && errorId(id), other);
}

/** Class of a text control, for one that does not need `Field`'s checks while typing. */
export const INPUT_CLASS = styles.input;

/** A control and the button that sends it, side by side. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Label, hint, control, error. Required and optional are both said in words. */
export function FieldFrame(
  props: FieldWords & { id: string; required?: boolean; className?: string; after?: ReactNode; children: ReactNode },
) {
  const { id, label, hint, error, required, plainLabel } = props;
  const t = useText("common");
  return (
    <div className={classNames(styles.field, error && styles.isError, props.className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!plainLabel &&
          (required ? ` ${t("field.required")}` : <span className={styles.optional}> {t("field.optional")}</span>)}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {props.children}
      {props.after}
      {error && (
        <p className={styles.error} id={errorId(id)}>
          <Icon name="warn" size="small" />
          {error}
        </p>
      )}
    </div>
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** `false`: the shopper has corrected the mistake that the server found. */
type Finding = string | undefined | false;

/** One sentence, or a function that writes it for the value. */
export type InvalidText = string | ((value: string) => string);

/**
 * When a field shows an error: never while it is being typed in. A value that the browser finds invalid is reported
 * when the field is left (S5), after a mouse press under way is over. Any error, the server's too, goes as soon as the
 * value is valid.
 *
 * @param invalidText what to say when the browser's own check fails on a value that is not empty
 */
export function useFieldError(
  { error, answer = error }: Pick<FieldWords, "error" | "answer">,
  invalidText: InvalidText,
) {
  const [finding, setFinding] = useState<Finding>(undefined);
  const [source, setSource] = useState(answer);
  if (source !== answer) {
    setSource(answer);
    setFinding(undefined);
  }
  useEffect(watchPresses, []);
  const shown = finding === false ? undefined : (finding ?? error);

  return {
    error: shown,
    onBlur: (event: FocusEvent<Control>) => {
      const { value, validity } = event.currentTarget;
      if (value === "" || validity.valid) return;
      afterPress(() => setFinding(typeof invalidText === "function" ? invalidText(value) : invalidText));
    },
    onChange: (event: ChangeEvent<Control>) => {
      const { value, validity } = event.currentTarget;
      if (shown !== undefined && value !== "" && validity.valid) setFinding(false);
    },
  };
}
