import { Link, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import type { BankView } from "#app/bff/account/bank-details.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { paths } from "#app/paths.ts";
import { AccountForm } from "#app/ui/account/account-form.tsx";
import { AccountHead, Facts, PartUnavailable } from "#app/ui/account/account-parts.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { Fields } from "#app/ui/form/fields.tsx";
import { fieldOf, formState, useIsPending } from "#app/ui/form/form-state.tsx";
import { Tile, TileGrid } from "#app/ui/tile/tile.tsx";

/**
 * @param bank null when the saved details could not be loaded; the form, which never shows them, is there all the same
 */
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
