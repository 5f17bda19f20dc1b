import { useSubmit } from "@remix-run/react";
import { type MouseEvent, useRef } from "react";
import type { DeliveryView } from "~/bff/checkout/delivery.server";
import type { PlacesView } from "~/bff/checkout/delivery-place.server";
import { useText } from "~/i18n/use-text";
import { Button } from "~/ui/button/button";
import { GroupError } from "~/ui/checkout/step-form";
import { Field } from "~/ui/field/field";
import { findCountry, PhoneField } from "~/ui/form/address-fields";
import type { FormState } from "~/ui/form/form-state";
import { PlaceChoices } from "~/ui/stores/place-choices";
import { PositionButton } from "~/ui/stores/position-button";
import styles from "./view.module.css";

export interface PlaceChoiceProps {
  places: PlacesView;
  method: DeliveryView["methods"][number];
  delivery: DeliveryView;
  state: FormState;
}

/** A search for shops, pickup points or lockers, and what it found: buttons of the step's own form. */
export function PlaceChoice({ places, method, delivery, state }: PlaceChoiceProps) {
  const t = useText("places");
  const key = places.method;
  const button = useRef<HTMLButtonElement>(null);
  const submit = useSubmit();
  // Scripts change the list where it stands.
  const find = (by: HTMLButtonElement | null) => submit(by, { preventScrollReset: true });
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    find(event.currentTarget);
  };
  const field = `place-${key}`;
  return (
    <fieldset className={styles.places}>
      <legend className={styles.legend}>{t(`search.${key}`)}</legend>
      <input type="hidden" name={`searched-${key}`} value={places.searched ?? ""} />
      <Field
        // The words of the list that is shown, also when it is gone back to.
        key={state.values[field]}
        name={field}
        label={t("search.label")}
        defaultValue={state.values[field]}
        error={state.errors[field]}
        maxLength={100}
        autoComplete="shipping postal-code"
        plainLabel
        action={
          <Button
            variant="outline"
            type="submit"
            name="intent"
            value={`findPlaces:${key}`}
            formNoValidate
            onClick={press}
          >
            {t("search.submit")}
          </Button>
        }
      />
      <button ref={button} type="submit" name="intent" value={`near:${key}`} hidden />
      <PositionButton
        label={t("near")}
        suffix={`-${key}`}
        denied={t("nearDenied")}
        onFound={() => find(button.current)}
      />
      <Found places={places} method={method} state={state} onMore={press} />
      {places.phone === "required" && (
        <PhoneField
          name={`phone-${key}`}
          form={{ ...delivery.form, phone: "required" }}
          {...{ state, country: findCountry(delivery.form, undefined) }}
          section="shipping"
        />
      )}
      <p className="caption">{t("receiver", { name: delivery.collector })}</p>
    </fieldset>
  );
}

interface FoundProps extends Pick<PlaceChoiceProps, "places" | "method" | "state"> {
  onMore: (event: MouseEvent<HTMLButtonElement>) => void;
}

function Found({ places, method, state, onMore }: FoundProps) {
  const t = useText("places");
  const checkout = useText("checkout");
  const { method: key, searched, more } = places;
  const name = `point-${key}`;
  const error = state.errors[name];
  const storeId = state.values[name];
  const list = places.places;
  const refused =
    error && storeId && list?.some((place) => place.storeId === storeId) ? { storeId, text: error } : null;
  return (
    <>
      <div role="status">
        <Said places={places} />
      </div>
      {!refused && <GroupError text={error} />}
      {list && list.length > 0 && (
        <PlaceChoices
          name={name}
          places={list}
          chosen={storeId}
          usual={t(`usual.${key}`)}
          delivery={{ date: method.date, price: method.isFree ? checkout("delivery.free") : method.price }}
          refused={refused}
        />
      )}
      {searched !== null && more !== null && (
        <p>
          <input type="hidden" name={`more-${key}`} value={more} />
          <Button
            variant="outline"
            size="small"
            type="submit"
            name="intent"
            value={`more:${key}`}
            formNoValidate
            onClick={onMore}
          >
            {t("more")}
          </Button>
        </p>
      )}
    </>
  );
}

/** What came of the search. */
function Said({ places: { places, searched } }: Pick<PlaceChoiceProps, "places">) {
  const t = useText("places");
  if (places === null) return <p>{t("unavailable")}</p>;
  if (searched === null) return null;
  const count = places.length;
  if (count === 0) return <p>{searched === "" ? t("noneNear") : t("none", { place: searched })}</p>;
  return (
    <p className="small muted">
      {searched === "" ? t("foundNear", { count }) : t("found", { count, place: searched })}
    </p>
  );
}
