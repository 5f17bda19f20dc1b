import { Link, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import type { BankView } from "~/bff/account/bank-details.server";
import { useLocale, useText } from "~/i18n/use-text";
import type { FormProblem } from "~/models/form-problem";
import { paths } from "~/paths";
import { AccountForm } from "~/ui/account/account-form";
import { AccountHead, Facts, PartUnavailable } from "~/ui/account/account-parts";
import { Field } from "~/ui/field/field";
import { Fields } from "~/ui/form/fields";
import { fieldOf, formState, useIsPending } from "~/ui/form/form-state";
import { Tile, TileGrid } from "~/ui/tile/tile";

/** @param bank null when the saved details could not be loaded; the form, which never shows them, is there all the same */
export function BankDetailsPage({ bank, problem }: { bank: BankView | null; problem: FormProblem | null }) {
  const { prefix } = useLocale();
  const t = useText("settings");
  const state = formState({ holder: bank?.holder ?? "" }, problem);
  const settings = paths.account(prefix, "settings");
  const taken = useTimesTaken(problem);
  return (
    <>
      <AccountHead title={t("bank.title")} lead={t("bank.lead")} back={{ to: settings, label: t("title") }} />
      <div className="stack stack-wide">
        {bank === null && <PartUnavailable />}
        {bank?.iban && <SavedIban bank={bank} iban={bank.iban} />}
        <section className="stack" aria-labelledby="change">
          <h2 className="title" id="change">
            {bank?.iban === null ? t("add") : t("bank.change")}
          </h2>
          <AccountForm problem={problem} submit={t("save")} cancelTo={settings}>
            <Fields key={taken}>
              <Field
                {...fieldOf(state, "iban")}
                label={t("bank.iban")}
                hint={t("bank.ibanHint")}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
              />
              <Field {...fieldOf(state, "holder")} label={t("bank.holder")} autoComplete="name" maxLength={100} />
            </Fields>
          </AccountForm>
        </section>
      </div>
    </>
  );
}

/**
 * How often the form was accepted, as a key: its fields are mounted anew each time, so that the typed number does not
 * stay readable below the masked one.
 */
function useTimesTaken(problem: FormProblem | null): number {
  const isPending = useIsPending();
  const loaded: unknown = useLoaderData();
  const [before, setBefore] = useState({ isPending, loaded });
  const [times, setTimes] = useState(0);
  if (before.isPending !== isPending) {
    setBefore({ isPending, loaded });
    // After a form that the network lost, nothing is loaded again (form/lost-forms).
    if (before.isPending && !problem && before.loaded !== loaded) setTimes(times + 1);
  }
  return times;
}

function SavedIban({ bank, iban }: { bank: BankView; iban: string }) {
  const { prefix } = useLocale();
  const t = useText("settings");
  const page = paths.account(prefix, "settings/bank-details");
  return (
    <TileGrid>
      <Tile title={t("bank.current")}>
        <Facts
          facts={[
            { name: t("bank.iban"), value: iban },
            ...(bank.holder ? [{ name: t("bank.holder"), value: bank.holder }] : []),
          ]}
        />
        <p>
          <Link className="text-link small" to={bank.isShown ? page : `${page}?iban=shown`} preventScrollReset>
            {bank.isShown ? t("bank.hide") : t("bank.show")}
          </Link>
        </p>
      </Tile>
    </TileGrid>
  );
}
