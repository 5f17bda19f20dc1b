import { useEffect, useRef } from "react";
import { useText } from "~/i18n/use-text";
import { MAX_PLACE } from "~/models/place-search";
import { Button, type ButtonProps } from "../button/button";
import { Field, type FieldProps } from "../field/field";
import { PositionButton } from "./position-button";

export interface PlaceSearchProps extends Omit<FieldProps, "action" | "label"> {
  /** A town or postcode by default. */
  label?: string;
  /** Props of the search button, where the form has other buttons. */
  button?: ButtonProps;
  /** As in `PositionField`. */
  suffix?: string;
  intent?: string;
}

/** The fields of a place search: a field for words, and a button for the shopper's position. Needs `placeSearch`. */
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

/**
 * Sets the field to the address's words after a navigation, also when going back. Field and button are not rendered
 * anew, because one of them has the focus.
 */
function useWords(fieldId: string, words: string): void {
  const before = useRef(words);
  useEffect(() => {
    if (before.current === words) return;
    before.current = words;
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement) field.value = words;
  }, [fieldId, words]);
}
