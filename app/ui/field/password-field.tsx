import { useState } from "react";
import { useText } from "~/i18n/use-text";
import { IconButton } from "../button/icon-button";
import { useHydrated } from "../use-hydrated";
import { describedBy, FieldFrame } from "./field-frame";
import type { FieldProps } from "./field";
import styles from "./field.module.css";
import { useFieldError } from "./use-field-error";

/** Password with a button that shows and hides it (S5); the value never comes back after an error. */
export function PasswordField(props: Omit<FieldProps, "type" | "defaultValue" | "limit" | "action">) {
  const { label, hint, error, plainLabel, hiddenLabel, className, invalidText, ...input } = props;
  const t = useText("common");
  const id = props.id ?? props.name;
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  const check = useFieldError(error, invalidText ?? t("field.invalid"));
  const words = { hint, error: check.error };
  return (
    <FieldFrame {...words} {...{ id, label, plainLabel, hiddenLabel, className }} required={props.required}>
      <div className={styles.password}>
        <input
          autoComplete="current-password"
          {...input}
          type={shown ? "text" : "password"}
          id={id}
          className={styles.input}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={check.error !== undefined || undefined}
          aria-describedby={describedBy(id, words)}
          onBlur={check.onBlur}
          onChange={check.onChange}
        />
        {hydrated && (
          <IconButton
            className={styles.toggle}
            icon={shown ? "eye-off" : "eye"}
            label={t("field.showPassword")}
            aria-pressed={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          />
        )}
      </div>
    </FieldFrame>
  );
}
