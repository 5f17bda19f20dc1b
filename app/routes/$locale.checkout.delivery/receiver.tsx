import { useText } from "#app/i18n/use-text.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { findCountry, PhoneField } from "#app/ui/form/address-fields.tsx";
import { fieldOf, type FormState } from "#app/ui/form/form-state.tsx";
import type { DeliveryPageView } from "./place-lists.server";
import styles from "./view.module.css";

/** Fields for the person who receives a happy-shopping parcel (PAY-09). */
export function Receiver({ delivery, state }: { delivery: DeliveryPageView; state: FormState }) {
  const t = useText("places");
  const address = useText("address");
  return (
    <fieldset className={styles.places}>
      <legend className={styles.legend}>{t("hsp.title")}</legend>
      <Field {...fieldOf(state, "hspFirstName")} label={address("firstName")} required />
      <Field {...fieldOf(state, "hspLastName")} label={address("lastName")} required />
      <PhoneField
        name="hspPhone"
        form={{ ...delivery.form, phone: delivery.isReceiverPhoneAsked ? "required" : "optional" }}
        {...{ state, country: findCountry(delivery.form, undefined) }}
        section="shipping"
      />
      <p className="caption">{t("hsp.note")}</p>
    </fieldset>
  );
}
