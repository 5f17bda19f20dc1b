import type { ProfileForm } from "#app/bff/account/profile.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { paths } from "#app/paths.ts";
import { AccountForm } from "#app/ui/account/account-form.tsx";
import { AccountHead } from "#app/ui/account/account-parts.tsx";
import { Choice } from "#app/ui/choice/choice.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { SelectField } from "#app/ui/field/select-field.tsx";
import { Fields } from "#app/ui/form/fields.tsx";
import { fieldOf, type FormState, formState } from "#app/ui/form/form-state.tsx";

export interface EditProfileProps {
  profile: ProfileForm;
  isRestored: boolean;
  problem: FormProblem | null;
}

export function EditProfile({ profile, isRestored, problem }: EditProfileProps) {
  const { prefix } = useLocale();
  const t = useText("settings");
  const state = formState(profile.values, problem);
  const isSubscribed = (problem ?? profile).values.optinNews === "on";
  const settings = paths.account(prefix, "settings");
  return (
    <>
      <AccountHead title={t("edit.title")} back={{ to: settings, label: t("title") }} />
      <AccountForm problem={problem} submit={t("save")} cancelTo={settings} isRestored={isRestored}>
        <Fields>
          <GenderAndNames state={state} />
          <Field
            {...fieldOf(state, "email")}
            type="email"
            label={t("profile.email")}
            hint={t("edit.emailHint")}
            autoComplete="email"
            invalidText={t("error.email")}
            required
          />
          <Field
            {...fieldOf(state, "phone")}
            type="tel"
            inputMode="tel"
            label={t("profile.phone")}
            hint={t("edit.phoneHint", profile.phone)}
            autoComplete="tel"
          />
          <Further profile={profile} state={state} />
          <Choice type="checkbox" name="optinNews" value="on" defaultChecked={isSubscribed}>
            {t("edit.news")}
          </Choice>
        </Fields>
      </AccountForm>
    </>
  );
}

function GenderAndNames({ state }: { state: FormState }) {
  const t = useText("settings");
  const address = useText("address");
  return (
    <>
      <SelectField
        {...fieldOf(state, "gender")}
        label={t("edit.gender")}
        emptyLabel={t("edit.choose")}
        options={(["F", "M", "X"] as const).map((value) => ({ value, label: t(`gender.${value}`) }))}
      />
      <Field
        {...fieldOf(state, "firstName")}
        label={address("firstName")}
        autoComplete="given-name"
        maxLength={50}
        required
      />
      <Field
        {...fieldOf(state, "lastName")}
        label={address("lastName")}
        autoComplete="family-name"
        maxLength={50}
        required
      />
    </>
  );
}

/** The error that the server would return for a date outside the allowed range. */
function birthdayError(day: string, { last, today }: ProfileForm["birthday"]) {
  if (day > today) return "error.birthdayFuture";
  return day > last ? "error.birthdayChild" : "error.birthdayOld";
}

/** Birthday, tax number and preferred means of contact. */
function Further({ profile, state }: { profile: ProfileForm; state: FormState }) {
  const t = useText("settings");
  return (
    <>
      <Field
        {...fieldOf(state, "birthday")}
        type="date"
        label={t("profile.birthday")}
        hint={profile.hasBirthdayOffer ? t("edit.birthdayHint") : undefined}
        min={profile.birthday.first}
        max={profile.birthday.last}
        invalidText={(day) => t(birthdayError(day, profile.birthday))}
        autoComplete="bday"
      />
      {profile.hasFiscalNumber && (
        <Field {...fieldOf(state, "fiscalNumber")} label={t("edit.fiscal")} hint={t("edit.fiscalHint")} />
      )}
      <SelectField
        {...fieldOf(state, "preferredChannel")}
        label={t("edit.channel")}
        emptyLabel={t("edit.choose")}
        options={(["EMAIL", "SMS", "POST"] as const).map((value) => ({ value, label: t(`channel.${value}`) }))}
      />
    </>
  );
}
