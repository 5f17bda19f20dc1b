import { type ChangeEvent, type FocusEvent, type InputHTMLAttributes, type ReactNode, useState } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import {
  describedBy,
  FieldFrame,
  FieldRow,
  type FieldWords,
  INPUT_CLASS,
  type InvalidText,
  useFieldError,
} from "./field-frame";
import styles from "./field.module.css";

export interface FieldProps extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name"> {
  name: string;
  /** Defaults to the name. */
  id?: string;
  /** Maximum number of characters: shows "12 / 50". Longer text gets an error, never cut. */
  limit?: number;
  /** Counts a text's length where it is sent in another form than typed. */
  lengthOf?: (text: string) => number;
  /** What to say when the browser finds the value wrong; a general sentence otherwise. */
  invalidText?: InvalidText;
  /** A button that sends the field, on the same line. */
  action?: ReactNode;
}

/** Text field. Uncontrolled: `defaultValue` is what was typed, also after an error. */
export function Field(props: FieldProps) {
  const { label, hint, error, answer, plainLabel, className, limit, invalidText, action, ...others } = props;
  const { lengthOf = charactersOf, ...input } = others;
  const t = useText("common");
  const id = props.id ?? props.name;
  const [length, setLength] = useState(lengthOf(String(props.defaultValue ?? "")));
  const check = useFieldError({ error, answer }, invalidText ?? t("field.invalid"));
  const over = limit !== undefined && length > limit;
  const words = { hint, error: check.error };

  const control = (
    <input
      type="text"
      {...input}
      id={id}
      className={INPUT_CLASS}
      aria-invalid={check.error !== undefined || over || undefined}
      aria-describedby={describedBy(id, words, input["aria-describedby"])}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        check.onBlur(event);
        props.onBlur?.(event);
      }}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        if (limit !== undefined) setLength(lengthOf(event.currentTarget.value));
        check.onChange(event);
        props.onChange?.(event);
      }}
    />
  );
  return (
    <FieldFrame
      {...words}
      {...{ id, label, plainLabel, className }}
      required={props.required}
      after={limit !== undefined && <Counter length={length} limit={limit} />}
    >
      {action ? (
        <FieldRow>
          {control}
          {action}
        </FieldRow>
      ) : (
        control
      )}
    </FieldFrame>
  );
}

const charactersOf = (text: string) => text.length;

function Counter({ length, limit }: { length: number; limit: number }) {
  const t = useText("common");
  return (
    <p className={styles.count}>
      <span aria-hidden="true">
        {length} / {limit}
      </span>
      <span className="visually-hidden" role="status">
        {length > limit ? t("field.tooLong", { count: length - limit }) : ""}
      </span>
    </p>
  );
}
