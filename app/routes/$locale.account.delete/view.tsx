import type { FormProblem } from "~/models/form-problem";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { AccountForm } from "~/ui/account/account-form";
import { AccountHead } from "~/ui/account/account-parts";
import { Banner } from "~/ui/banner/banner";
import { ButtonLink } from "~/ui/button/button";
import { Choice } from "~/ui/choice/choice";
import { formState } from "~/ui/form/form-state";

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
