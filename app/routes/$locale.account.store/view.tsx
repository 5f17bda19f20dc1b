import { Form } from "@remix-run/react";
import { useLocale, useText } from "~/i18n/use-text";
import type { FormProblem } from "~/models/form-problem";
import { paths } from "~/paths";
import { AccountHead, PartUnavailable } from "~/ui/account/account-parts";
import { Notice } from "~/ui/banner/banner";
import { Button } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { useErrorTitle } from "~/ui/form/form-state";
import { type ServerHtml, ServerPart } from "~/ui/static-html/server-html";
import type { StoresView } from "./stores.server";
import styles from "./view.module.css";
// Shops are rendered on the server, which the CSS bundle does not look into: their styles enter it here.
import "~/ui/chip/chip.module.css";
import "~/ui/stores/place.module.css";

export interface ChooseStoreProps extends StoresView {
  problem: FormProblem | null;
}

export function ChooseStore({ mine, search, problem }: ChooseStoreProps) {
  const t = useText("preferences");
  useErrorTitle(problem);
  const card = typeof mine === "string" ? null : mine;
  return (
    <>
      <AccountHead title={t("store.title")} lead={t("store.lead")} />
      <div className={styles.page}>
        {mine === null && <PartUnavailable />}
        {mine === "none" && <p>{t("store.none")}</p>}
        {mine === "gone" && <p>{t("store.closed")}</p>}
        {card && <ServerPart content={card} />}
        <section className={styles.search} aria-labelledby="search-title">
          <h2 className="title" id="search-title">
            {t(card ? "store.change" : "store.search")}
          </h2>
          <SearchForm place={search?.place ?? ""} />
          {problem?.notice && <Notice of={problem}>{problem.notice}</Notice>}
          {search && search.stores === null && <PartUnavailable />}
          {search?.stores && <Found {...search} stores={search.stores} />}
        </section>
      </div>
    </>
  );
}

function SearchForm({ place }: { place: string }) {
  const { prefix } = useLocale();
  const t = useText("preferences");
  return (
    <Form method="get" action={paths.account(prefix, "store")} role="search">
      <Field
        // What stands in the field follows the address, also when it is gone back to.
        key={place}
        name="search"
        label={t("store.place")}
        defaultValue={place}
        maxLength={100}
        autoComplete="postal-code"
        required
        plainLabel
        action={<Button type="submit">{t("store.submit")}</Button>}
      />
    </Form>
  );
}

function Found({ place, count, stores }: { place: string; count: number; stores: ServerHtml }) {
  const t = useText("preferences");
  if (count === 0) return <p>{t("store.notFound", { place })}</p>;
  return (
    <>
      <p className="small muted">{t("store.found", { count, place })}</p>
      <ServerPart content={stores} />
    </>
  );
}
