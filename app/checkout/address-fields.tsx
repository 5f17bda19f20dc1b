import type { AddressFormView } from "~/bff/checkout/address-view.server";
import { useText } from "~/i18n/use-text";
import { STREET_MAX } from "~/models/address-rules";
import { FieldPair, Fields } from "~/ui/checkout/checkout-layout";
import { Field } from "~/ui/field/field";
import { SelectField } from "~/ui/field/select-field";
import type { FormState } from "./form-values";

export interface AddressFieldsProps {
  form: AddressFormView;
  state: FormState;
  /** For browsers that fill in addresses. */
  section: "billing" | "shipping";
}

/** An address, one field below the other, in the order of its country. */
export function AddressFields({ form, state, section }: AddressFieldsProps) {
  const t = useText("checkout");
  const field = (name: string) => ({ name, defaultValue: state.values[name] ?? "", error: state.errors[name] });
  const auto = (token: string) => `${section} ${token}`;
  const city = <Field {...field("city")} label={t("address.city")} autoComplete={auto("address-level2")} required />;
  const postcode = (
    <Field
      {...field("zipCode")}
      label={t("address.zipCode")}
      hint={t("address.postcodeHint", { example: form.postcodeExample })}
      autoComplete={auto("postal-code")}
      inputMode={/^\d+$/.test(form.postcodeExample) ? "numeric" : undefined}
      required
    />
  );
  return (
    <Fields>
      <Field {...field("firstName")} label={t("address.firstName")} autoComplete={auto("given-name")} required />
      <Field {...field("lastName")} label={t("address.lastName")} autoComplete={auto("family-name")} required />
      <Field
        {...field("line1")}
        label={t("address.line1")}
        hint={t("address.line1Hint")}
        autoComplete={auto("address-line1")}
        limit={STREET_MAX}
        required
      />
      <Field {...field("line2")} label={t("address.line2")} autoComplete={auto("address-line2")} limit={STREET_MAX} />
      {form.cityFirst ? (
        <>
          {city}
          {postcode}
        </>
      ) : (
        <FieldPair>
          {postcode}
          {city}
        </FieldPair>
      )}
      <SelectField
        {...field("country")}
        label={t("address.country")}
        options={form.countries}
        autoComplete={auto("country")}
        required
      />
      {form.phone !== "none" && <PhoneField name="phone" form={form} state={state} section={section} />}
    </Fields>
  );
}

/** Says why it is asked, and takes numbers as people write them. */
export function PhoneField({ name, form, state, section }: AddressFieldsProps & { name: string }) {
  const t = useText("checkout");
  return (
    <Field
      name={name}
      type="tel"
      inputMode="tel"
      defaultValue={state.values[name] ?? ""}
      error={state.errors[name]}
      label={t("address.phone")}
      hint={t("address.phoneHint", { example: form.phoneExample })}
      autoComplete={`${section} tel`}
      required={form.phone === "required"}
    />
  );
}
