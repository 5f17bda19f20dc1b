import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { AddressFormView, CountryView } from "#app/models/checkout-view.ts";
import { useText } from "#app/i18n/use-text.tsx";
import { STREET_MAX, streetLength } from "#app/models/street.ts";
import { FieldPair, Fields } from "./fields";
import { Field, type FieldProps } from "../field/field";
import { SelectField } from "../field/select-field";
import { fieldOf, type FormState } from "./form-state";
import styles from "./form.module.css";

/** Loaded when the street field gets the focus. If that fails, the field works without suggestions. */
const AddressCompletion = lazy(() => import("./address-completion").catch(() => ({ default: () => <></> })));

export interface AddressFieldsProps {
  form: AddressFormView;
  state: FormState;
  /** Section name for the browser's autofill. */
  section: "billing" | "shipping";
  /** The name is already known: no name fields. */
  withoutName?: boolean;
}

/** Counts characters as the address is sent. */
const STREET = { limit: STREET_MAX, lengthOf: streetLength };
const MORE_LINES = ["line3", "line4"] as const;

/** The fields of an address: the country first, then the others in that country's order. */
export function AddressFields({ form, state, section, withoutName }: AddressFieldsProps) {
  const t = useText("address");
  const [chosen, choose] = useChosenCountry();
  const field = (name: string) => fieldOf(state, name);
  const auto = (token: string) => `${section} ${token}`;
  const sent = findCountry(form, state.values.country);
  const country = chosen === null ? sent : findCountry(form, chosen);
  const city = <Field key="city" {...field("city")} label={t("city")} autoComplete={auto("address-level2")} required />;
  const postcode = (
    <Field
      key="zipCode"
      {...field("zipCode")}
      label={t("zipCode")}
      hint={t("postcodeHint", { example: country.postcode, country: country.label })}
      autoComplete={auto("postal-code")}
      // A digit keyboard only where all possible countries have numeric postcodes: without scripts any of them may be
      // chosen.
      inputMode={(chosen === null ? form.countries : [country]).every(hasDigitsOnly) ? "numeric" : undefined}
      required
    />
  );
  return (
    <Fields>
      <SelectField
        {...field("country")}
        label={t("country")}
        options={form.countries}
        autoComplete={auto("country")}
        onChange={(event) => choose(event.currentTarget.value)}
        required
      />
      {!withoutName && (
        <>
          <Field {...field("firstName")} label={t("firstName")} autoComplete={auto("given-name")} required />
          <Field {...field("lastName")} label={t("lastName")} autoComplete={auto("family-name")} required />
        </>
      )}
      <StreetField {...field("line1")} autoComplete={auto("address-line1")} country={country.value} />
      <Field {...field("line2")} label={t("line2")} autoComplete={auto("address-line2")} {...STREET} />
      {MORE_LINES.map(
        (name) =>
          // Few addresses have these lines: they are shown only where filled, so that saving does not lose them.
          (state.values[name] || state.errors[name]) && (
            <Field key={name} {...field(name)} label={t(name)} {...STREET} />
          ),
      )}
      <FieldPair isLongFirst={country.cityFirst}>{country.cityFirst ? [city, postcode] : [postcode, city]}</FieldPair>
      {form.phone !== "none" && <PhoneField name="phone" {...{ form, state, section, country }} />}
    </Fields>
  );
}

type StreetFieldProps = Pick<FieldProps, "name" | "defaultValue" | "error" | "answer" | "autoComplete"> & {
  country: string;
};

/** Number and street. With JavaScript the typed text is completed into an address. */
function StreetField({ country, ...field }: StreetFieldProps) {
  const t = useText("address");
  const street = useRef<HTMLDivElement>(null);
  const [isEntered, setEntered] = useState(false);
  const enter = () => setEntered(true);
  return (
    <div ref={street} className={styles.street}>
      <Field
        {...field}
        label={t("line1")}
        hint={t("line1Hint")}
        {...STREET}
        required
        onFocus={enter}
        // The field may have got the focus before scripts ran: the first key counts then.
        onKeyDown={enter}
      />
      {isEntered && (
        <Suspense>
          <AddressCompletion key={country} street={street} country={country} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * The country now chosen in the field, which the browser may have filled in before scripts ran; null on the server and
 * until then.
 */
function useChosenCountry() {
  const state = useState<string | null>(null);
  const [, choose] = state;
  useEffect(() => {
    const field = document.getElementById("country");
    if (field instanceof HTMLSelectElement) choose(field.value);
  }, [choose]);
  return state;
}

export function findCountry({ countries }: AddressFormView, code: string | undefined): CountryView {
  return countries.find(({ value }) => value === code) ?? countries[0]!;
}

function hasDigitsOnly({ postcode }: CountryView): boolean {
  return /^\d+$/.test(postcode);
}

/** Explains why a phone number is asked for, and accepts numbers as people write them. */
export function PhoneField(props: AddressFieldsProps & { name: string; country: CountryView }) {
  const { name, form, state, section, country } = props;
  const t = useText("address");
  const example = { example: country.phone, country: country.label, code: country.callingCode };
  return (
    <Field
      {...fieldOf(state, name)}
      type="tel"
      inputMode="tel"
      label={t("phone")}
      hint={t("phoneHint", example)}
      autoComplete={`${section} tel`}
      required={form.phone === "required"}
    />
  );
}
