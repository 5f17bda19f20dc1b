import type { ReactNode } from "react";
import type { CodeView } from "#app/bff/cart/page-view.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { formatMoney } from "#app/models/money-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { errorId, FieldFrame, FieldRow, INPUT_CLASS } from "#app/ui/field/field-frame.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import styles from "./summary.module.css";

/** A code in the cart, with what it gives. @param props.children the button that takes it out */
export function CodeEntry({ code, children }: { code: CodeView; children: ReactNode }) {
  const { value, good } = code;
  const { locale } = useLocale();
  const t = useText("cart");
  const worth = value ? formatMoney({ ...value, centAmount: -value.centAmount }, locale) : good && t(`promo.${good}`);
  return (
    <li className={styles.code}>
      <Icon name="check" size="small" />
      <span>
        {code.code}
        {worth && <small className={good === "none" ? "muted" : styles.worth}>{worth}</small>}
      </span>
      {children}
    </li>
  );
}

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
