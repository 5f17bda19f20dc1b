import type { AddressFormView } from "#app/models/checkout-view.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { AccountForm } from "#app/ui/account/account-form.tsx";
import { AccountHead, PartUnavailable } from "#app/ui/account/account-parts.tsx";
import { AddressFields } from "#app/ui/form/address-fields.tsx";
import { formState } from "#app/ui/form/form-state.tsx";

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
