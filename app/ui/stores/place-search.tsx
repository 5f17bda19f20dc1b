import { useText } from "#app/i18n/use-text.tsx";
import { MAX_PLACE } from "#app/models/place-search.ts";
import { Button, type ButtonProps } from "../button/button";
import { Field, type FieldProps } from "../field/field";
import { useWordsOfAddress } from "../field/use-words-of-address";
import { PositionButton } from "./position-button";

export interface PlaceSearchProps extends Omit<FieldProps, "action" | "label"> {
  /** A town or postcode by default. */
  label?: string;
  /** Props of the search button, where the form has other buttons. */
  button?: ButtonProps;
  /** As in `PositionField`. */
  suffix?: string;
  intent?: string;
  isNearSent?: boolean;
}

/** The fields of a place search: a field for words, and a button for the shopper's position. Needs `placeSearch`. */
export function PlaceSearch({ button, suffix, intent, isNearSent, ...field }: PlaceSearchProps) {
  const t = useText("placeSearch");
  useWordsOfAddress(field.id ?? field.name, String(field.defaultValue ?? ""));
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
      <PositionButton
        label={t("near")}
        denied={t("nearDenied")}
        field={field.name}
        isSent={isNearSent}
        {...{ suffix, intent }}
      />
    </>
  );
}
