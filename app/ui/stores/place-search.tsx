import { useEffect, useRef } from "react";
import { useText } from "~/i18n/use-text";
import { MAX_PLACE } from "~/models/place-search";
import { Button, type ButtonProps } from "../button/button";
import { Field, type FieldProps } from "../field/field";
import { PositionButton } from "./position-button";

export interface PlaceSearchProps extends Omit<FieldProps, "action" | "label"> {
  /** A town or postcode, unless said. */
  label?: string;
  /** Of the button that looks for the words, where the form has others. */
  button?: ButtonProps;
  /** As `PositionField` has them. */
  suffix?: string;
  intent?: string;
}

/** Where a form asks for a place: a field for words, and a button for where the shopper is. Needs `placeSearch`. */
export function PlaceSearch({ button, suffix, intent, ...field }: PlaceSearchProps) {
  const t = useText("placeSearch");
  useWords(field.id ?? field.name, String(field.defaultValue ?? ""));
  return (
    <>
      <Field
        label={t("field")}
        autoComplete="postal-code"
        {...field}
        maxLength={MAX_PLACE}
        plainLabel
        action={
          <Button type="submit" {...button}>
            {t("submit")}
          </Button>
        }
      />
      <PositionButton label={t("near")} denied={t("nearDenied")} field={field.name} {...{ suffix, intent }} />
    </>
  );
}

/** The words follow the address, also when it is gone back to. The field stays, and the button: one of them has the focus. */
function useWords(fieldId: string, words: string): void {
  const before = useRef(words);
  useEffect(() => {
    if (before.current === words) return;
    before.current = words;
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement) field.value = words;
  }, [fieldId, words]);
}
