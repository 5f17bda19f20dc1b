import { Form } from "@remix-run/react";
import { foundInWords } from "#app/i18n/place-words.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { paths } from "#app/paths.ts";
import { AccountHead, PartUnavailable } from "#app/ui/account/account-parts.tsx";
import { Notice } from "#app/ui/banner/banner.tsx";
import { useErrorTitle } from "#app/ui/form/form-state.tsx";
import { ServerPart } from "#app/ui/static-html/server-html.tsx";
import { PlaceSearch } from "#app/ui/stores/place-search.tsx";
import type { StoresView } from "./stores.server";
import styles from "./view.module.css";
// Shops are rendered in server-only modules, which the CSS bundle does not follow: their styles are imported here.
import "../../ui/chip/chip.module.css";
import "../../ui/stores/place.module.css";

export interface ChooseStoreProps extends StoresView {
  /** The given position is invalid. */
  isNowhere: boolean;
  problem: FormProblem | null;
}

export function ChooseStore({ mine, search, isNowhere, problem }: ChooseStoreProps) {
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
          <SearchForm place={search?.place ?? ""} isNowhere={isNowhere} />
          {problem?.notice && <Notice of={problem}>{problem.notice}</Notice>}
          {search && search.stores === null && <PartUnavailable />}
          <Found search={search} />
        </section>
      </div>
    </>
  );
}

function SearchForm({ place, isNowhere }: { place: string; isNowhere: boolean }) {
  const { prefix } = useLocale();
  const t = useText("placeSearch");
  return (
    <Form method="get" action={paths.account(prefix, "store")} role="search">
      <PlaceSearch name="search" defaultValue={place} required error={isNowhere ? t("nearDenied") : undefined} />
    </Form>
  );
}

/** The number of shops, announced when it changes, and the shops below it. */
function Found({ search }: Pick<StoresView, "search">) {
  const t = useText("placeSearch");
  const stores = search?.stores;
  return (
    <>
      <div role="status">
        {stores && <p className={search.count > 0 ? "small muted" : undefined}>{foundInWords(search, t)}</p>}
      </div>
      {stores && search.count > 0 && <ServerPart content={stores} />}
    </>
  );
}
