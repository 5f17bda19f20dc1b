import type { DeliveryAddressForm } from "#app/models/checkout-view.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { paths } from "#app/paths.ts";
import { Choice } from "../choice/choice";
import { AddressFields } from "../form/address-fields";
import { formState } from "../form/form-state";
import { AccountForm } from "./account-form";
import { AccountHead, PartUnavailable } from "./account-parts";

export interface DeliveryAddressProps {
  address: DeliveryAddressForm;
  title: string;
  problem: FormProblem | null;
}

/** A delivery address, new or known. Texts of `settings` and `address`. */
export function DeliveryAddressPage({ address, title, problem }: DeliveryAddressProps) {
  const { prefix } = useLocale();
  const t = useText("settings");
  const { form, isFavourite, isOnly, isRestored, isRead } = address;
  const list = paths.account(prefix, "settings/delivery-addresses");
  const isTicked = problem ? problem.values.favourite === "on" : isFavourite;
  return (
    <>
      <AccountHead title={title} back={{ to: list, label: t("delivery.title") }} />
      {isRead || isRestored || problem ? (
        <AccountForm problem={problem} submit={t("save")} cancelTo={list} isRestored={isRestored}>
          <AddressFields form={form} state={formState(form.values, problem)} section="shipping" />
          {!isOnly && (
            <Choice type="checkbox" name="favourite" value="on" defaultChecked={isTicked}>
              {t("addresses.isFavourite")}
            </Choice>
          )}
        </AccountForm>
      ) : (
        <PartUnavailable />
      )}
    </>
  );
}
