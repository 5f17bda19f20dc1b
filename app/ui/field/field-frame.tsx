import { type ChangeEvent, type FocusEvent, type ReactNode, useEffect, useState } from "react";
import { useText } from "~/i18n/use-text";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import { afterPress, watchPresses } from "./after-press";
import styles from "./field.module.css";

export interface FieldWords {
  label: ReactNode;
  /** Why it is asked, or how to write it. */
  hint?: ReactNode;
  /** One sentence that says how to mend this very mistake. */
  error?: string;
  /** Leaves out "(required)" or "(optional)" where the sentence around the field says it. */
  plainLabel?: boolean;
  /** Keeps the label for assistive technology only. */
  hiddenLabel?: boolean;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** Ids for `aria-describedby`, in reading order. */
export function describedBy(id: string, words: Pick<FieldWords, "hint" | "error">, other?: string): string | undefined {
  return classNames(words.hint !== undefined && hintId(id), words.error && errorId(id), other);
}

/** The look of a control, for one that does not need to watch what is typed. */
export const INPUT_CLASS = styles.input;

/** A control and the button that sends it, side by side. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Label, hint, control, error. Required and optional are both said in words. */
export function FieldFrame(
  props: FieldWords & { id: string; required?: boolean; className?: string; after?: ReactNode; children: ReactNode },
) {
  const { id, label, hint, error, required, plainLabel, hiddenLabel } = props;
  const t = useText("common");
  return (
    <div className={classNames(styles.field, error && styles.isError, props.className)}>
      <label className={classNames(styles.label, hiddenLabel && "visually-hidden")} htmlFor={id}>
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

/** `false`: the person has mended the server's finding. */
type Finding = string | undefined | false;

/** A sentence, or the one for this very value. */
export type InvalidText = string | ((value: string) => string);

/**
 * When a field complains: never while one is still typing. A value that the browser finds wrong is named when the
 * field is left (S5), by a press once that is over; an error, whoever found it, goes as soon as the value is changed into
 * a valid one.
 *
 * @param error what the server found, if anything
 * @param invalidText what to say when the browser's own check fails on a value that is not empty
 */
export function useFieldError(error: string | undefined, invalidText: InvalidText) {
  const [finding, setFinding] = useState<Finding>(undefined);
  const [source, setSource] = useState(error);
  if (source !== error) {
    setSource(error);
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
