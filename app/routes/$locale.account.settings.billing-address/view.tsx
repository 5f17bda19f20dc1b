import type { AddressFormView } from "~/models/checkout-view";
import type { FormProblem } from "~/models/form-problem";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { AccountForm } from "~/ui/account/account-form";
import { AccountHead, PartUnavailable } from "~/ui/account/account-parts";
import { AddressFields } from "~/ui/form/address-fields";
import { formState } from "~/ui/form/form-state";

export interface BillingAddressProps {
  form: AddressFormView;
  isRestored: boolean;
  /** False when the saved address could not be loaded. */
  isRead: boolean;
  problem: FormProblem | null;
}

export function BillingAddressPage({ form, isRestored, isRead, problem }: BillingAddressProps) {
  const { prefix } = useLocale();
  const t = useText("settings");
  const settings = paths.account(prefix, "settings");
  return (
    <>
      <AccountHead title={t("billing.edit")} back={{ to: settings, label: t("title") }} />
      {isRead || isRestored || problem ? (
        <AccountForm problem={problem} submit={t("save")} cancelTo={settings} isRestored={isRestored}>
          <AddressFields form={form} state={formState(form.values, problem)} section="billing" withoutName />
        </AccountForm>
      ) : (
        <PartUnavailable />
      )}
    </>
  );
}
