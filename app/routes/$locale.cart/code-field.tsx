import { useText } from "~/i18n/use-text";
import { Button } from "~/ui/button/button";
import { errorId, FieldFrame, FieldRow, INPUT_CLASS } from "~/ui/field/field-frame";

/** The field of a promo code with its button, in cart and checkout. */
export function CodeField(props: { typed: string | undefined; error: string | undefined; isSending?: boolean }) {
  const { typed, error, isSending } = props;
  const t = useText("cart");
  return (
    <FieldFrame id="promo" label={t("promo.label")} plainLabel error={error}>
      <FieldRow>
        <input
          id="promo"
          className={INPUT_CLASS}
          name="promo"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId("promo")}
        />
        <Button variant="outline" name="intent" value="add-code" pending={isSending}>
          {t("promo.add")}
        </Button>
      </FieldRow>
    </FieldFrame>
  );
}
