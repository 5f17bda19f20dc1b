import type { SelectHTMLAttributes } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { classNames } from "../class-names";
import { describedBy, FieldFrame, type FieldWords, useFieldError } from "./field-frame";
import styles from "./field.module.css";

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "name"> {
  name: string;
  id?: string;
  options: readonly SelectOption[];
  /** First, empty option: "Choose". */
  emptyLabel?: string;
  /** Inside a toolbar: as wide as its words, no border; the label goes to assistive technology. */
  bare?: boolean;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, answer, plainLabel, className, options, emptyLabel, bare, ...select } = props;
  const t = useText("common");
  const id = props.id ?? props.name;
  const check = useFieldError({ error, answer }, t("field.invalid"));
  const words = { hint, error: check.error };
  const control = (
    <select
      {...select}
      id={id}
      className={classNames(styles.select, bare && styles.bare, bare && className)}
      aria-label={bare && typeof label === "string" ? label : undefined}
      aria-invalid={check.error !== undefined || undefined}
      aria-describedby={describedBy(id, words)}
      onChange={(event) => {
        check.onChange(event);
        props.onChange?.(event);
      }}
    >
      {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
  if (bare) return control;
  return (
    <FieldFrame {...words} {...{ id, label, plainLabel, className }} required={props.required}>
      {control}
    </FieldFrame>
  );
}
