import type { FormProblem } from "#app/models/form-problem.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { AccountForm } from "#app/ui/account/account-form.tsx";
import { AccountHead } from "#app/ui/account/account-parts.tsx";
import { Banner } from "#app/ui/banner/banner.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Choice } from "#app/ui/choice/choice.tsx";
import { formState } from "#app/ui/form/form-state.tsx";

interface CloseAccountProps {
  openOrders: number;
  /** The box was ticked when the session ended. */
  isRestored: boolean;
  problem: FormProblem | null;
}

export function CloseAccount({ openOrders, isRestored, problem }: CloseAccountProps) {
  const { prefix } = useLocale();
  const t = useText("settings");
  const settings = paths.account(prefix, "settings");
  const { errors } = formState({}, problem);
  return (
    <>
      <AccountHead title={t("close.title")} lead={t("close.lead")} back={{ to: settings, label: t("title") }} />
      <div className="stack stack-wide">
        {openOrders > 0 && (
          <Banner kind="warning">
            <p>{t("close.onWay", { count: openOrders })}</p>
          </Banner>
        )}
        <p>{t("close.again")}</p>
        <AccountForm problem={problem} submit={t("close.link")} isRestored={isRestored}>
          <Choice
            type="checkbox"
            id="understood"
            name="understood"
            value="on"
            defaultChecked={isRestored}
            error={errors.understood}
          >
            {t("close.understood")}
          </Choice>
        </AccountForm>
        <p>
          <ButtonLink variant="outline" size="large" to={settings}>
            {t("close.keep")}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
