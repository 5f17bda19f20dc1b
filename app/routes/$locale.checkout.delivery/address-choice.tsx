import { Fragment } from "react";
import { AddressFields, findCountry, PhoneField } from "#app/ui/form/address-fields.tsx";
import type { FormState } from "#app/ui/form/form-state.tsx";
import { useText } from "#app/i18n/use-text.tsx";
import { Panel } from "#app/ui/checkout/checkout-page.tsx";
import { Method, Methods } from "#app/ui/method/method.tsx";
import styles from "#app/ui/checkout/step.module.css";
import type { DeliveryPageView } from "./place-lists.server";

/** Further addresses are folded. */
const SHOWN = 5;
const NEW_ADDRESS = "new";

interface AddressChoiceProps {
  delivery: DeliveryPageView;
  state: FormState;
}

/** Choice of a saved address, or a new one typed below its row. */
export function AddressChoice({ delivery, state }: AddressChoiceProps) {
  const t = useText("checkout");
  const first = delivery.addresses.slice(0, SHOWN);
  const more = delivery.addresses.slice(SHOWN);
  return (
    <Panel title={t("delivery.where")} group error={state.errors.address}>
      <Methods>
        {first.map((address, index) => (
          <AddressRow
            key={address.id}
            {...{ address, delivery, state }}
            inputId={index === 0 ? "address" : undefined}
          />
        ))}
        <Method
          name="address"
          value={NEW_ADDRESS}
          title={t("delivery.new")}
          defaultChecked={state.values.address === NEW_ADDRESS}
        >
          <AddressFields form={delivery.form} state={state} section="shipping" />
          {delivery.form.countries.length > 1 && <p className="caption">{t("delivery.otherCountry")}</p>}
        </Method>
      </Methods>
      {more.length > 0 && (
        <details className={styles.more} open={more.some(({ id }) => id === state.values.address)}>
          <summary className="text-link">{t("delivery.more")}</summary>
          <Methods>
            {more.map((address) => (
              <AddressRow key={address.id} {...{ address, delivery, state }} />
            ))}
          </Methods>
        </details>
      )}
    </Panel>
  );
}

function AddressRow(props: AddressChoiceProps & { address: DeliveryPageView["addresses"][number]; inputId?: string }) {
  const { address, delivery, state } = props;
  const t = useText("checkout");
  const { id, title, lines, phone, ways } = address;
  const country = findCountry(delivery.form, address.country);
  return (
    <Method
      id={props.inputId}
      name="address"
      value={id}
      title={title}
      detail={
        <>
          {lines.join(", ")}
          {ways.length > 0 && (
            <>
              <br />
              {t("delivery.there")}
            </>
          )}
          {ways.map((way) => (
            <Fragment key={way}>
              <br />
              {way}
            </Fragment>
          ))}
        </>
      }
      defaultChecked={state.values.address === id}
    >
      {phone ? (
        <p>{t("delivery.phone", { phone })}</p>
      ) : delivery.phone === "none" ? null : (
        <PhoneField name={`phone-${id}`} form={delivery.form} {...{ state, country }} section="shipping" />
      )}
    </Method>
  );
}
