import { useEffect, useState } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { paths } from "#app/paths.ts";
import { AccountForm } from "#app/ui/account/account-form.tsx";
import { AccountHead } from "#app/ui/account/account-parts.tsx";
import { Choice } from "#app/ui/choice/choice.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { Fields } from "#app/ui/form/fields.tsx";
import { fieldOf, formState } from "#app/ui/form/form-state.tsx";

export interface ChangePasswordProps {
  /** False for customers who sign in without a password. */
  hasPassword: boolean;
  email: string;
  problem: FormProblem | null;
}

export function ChangePassword({ hasPassword, email, problem }: ChangePasswordProps) {
  const { prefix } = useLocale();
  const t = useText("settings");
  const state = formState({}, problem);
  const type = useShownPasswords();
  const settings = paths.account(prefix, "settings");
  return (
    <>
      <AccountHead
        title={t("password.change")}
        lead={hasPassword ? undefined : t("password.none")}
        back={{ to: settings, label: t("title") }}
      />
      {hasPassword && (
        <AccountForm problem={problem} submit={t("save")} cancelTo={settings}>
          {/* Lets password managers store the new password for this address; they do not read `type="hidden"`. */}
          <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
          <Fields>
            <Field
              {...fieldOf(state, "currentPassword")}
              type={type.shown}
              label={t("password.current")}
              autoComplete="current-password"
              required
            />
            <Field
              {...fieldOf(state, "newPassword")}
              type={type.shown}
              label={t("password.new")}
              hint={t("password.newHint")}
              autoComplete="new-password"
              minLength={8}
              maxLength={200}
              invalidText={t("error.passwordShort")}
              required
            />
            {type.canShow && (
              <Choice type="checkbox" name="show" checked={type.shown === "text"} onChange={type.toggle}>
                {t("password.show")}
              </Choice>
            )}
          </Fields>
        </AccountForm>
      )}
    </>
  );
}

/** Shows the passwords when a box is ticked; the box appears where scripts run. */
function useShownPasswords() {
  const [shown, setShown] = useState<"password" | "text">("password");
  const [canShow, setCanShow] = useState(false);
  useEffect(() => setCanShow(true), []);
  return { shown, canShow, toggle: () => setShown(shown === "text" ? "password" : "text") };
}
