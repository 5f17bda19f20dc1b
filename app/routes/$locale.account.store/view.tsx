import { Form, Link } from "@remix-run/react";
import { useLocale, useText } from "~/i18n/use-text";
import type { FormProblem } from "~/models/form-problem";
import type { PlaceView } from "~/models/place-view";
import { paths } from "~/paths";
import { AccountHead, PartUnavailable } from "~/ui/account/account-parts";
import { Notice } from "~/ui/banner/banner";
import { Button } from "~/ui/button/button";
import { Badge } from "~/ui/chip/chip";
import { Field } from "~/ui/field/field";
import { useErrorTitle, useIsPending } from "~/ui/form/form-state";
import { PlaceFacts } from "~/ui/stores/place-facts";
import styles from "./view.module.css";

export interface ChooseStoreProps {
  /** Null while it cannot be read. */
  mine: PlaceView | "none" | "gone" | null;
  /** Null before anything is searched. */
  search: { place: string; /** Null while nobody answers. */ stores: readonly PlaceView[] | null } | null;
  problem: FormProblem | null;
}

export function ChooseStore({ mine, search, problem }: ChooseStoreProps) {
  const t = useText("preferences");
  useErrorTitle(problem);
  const card = mine === null || typeof mine === "string" ? null : mine;
  return (
    <>
      <AccountHead title={t("store.title")} lead={t("store.lead")} />
      <div className={styles.page}>
        {mine === null && <PartUnavailable />}
        {mine === "none" && <p>{t("store.none")}</p>}
        {mine === "gone" && <p>{t("store.closed")}</p>}
        {card && <Mine store={card} />}
        <section className={styles.search} aria-labelledby="search-title">
          <h2 className="title" id="search-title">
            {t(card ? "store.change" : "store.search")}
          </h2>
          <SearchForm place={search?.place ?? ""} />
          {problem?.notice && <Notice of={problem}>{problem.notice}</Notice>}
          {search && search.stores === null && <PartUnavailable />}
          {search?.stores && <Found place={search.place} stores={search.stores} mine={card?.storeId ?? null} />}
        </section>
      </div>
    </>
  );
}

function Mine({ store }: { store: PlaceView }) {
  const t = useText("preferences");
  const { name, href, phone } = store;
  return (
    <section className={styles.mine} aria-label={t("store.mine")}>
      <PlaceFacts place={store} title={<h2 className="title">{name}</h2>} />
      <p className={styles.links}>
        {href && (
          <Link className="text-link text-link-tall" to={href}>
            {t("store.details")}
          </Link>
        )}
        {phone && (
          <a className="text-link text-link-tall" href={phone.href}>
            {phone.text}
          </a>
        )}
      </p>
    </section>
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

function Found(props: { place: string; stores: readonly PlaceView[]; mine: string | null }) {
  const { place, stores, mine } = props;
  const t = useText("preferences");
  if (stores.length === 0) return <p>{t("store.notFound", { place })}</p>;
  return (
    <>
      <p className="small muted">{t("store.found", { count: stores.length, place })}</p>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <Choice key={store.storeId} store={store} isMine={store.storeId === mine} />
        ))}
      </ul>
    </>
  );
}

/** A shop of the list, with the button that chooses it. */
function Choice({ store, isMine }: { store: PlaceView; isMine: boolean }) {
  const t = useText("preferences");
  const isPending = useIsPending();
  const { storeId, name } = store;
  return (
    <li className={styles.store}>
      <div className={styles.where}>
        <PlaceFacts place={store} title={<h3 className={styles.name}>{name}</h3>} />
      </div>
      {isMine ? (
        <Badge variant="confirmed">{t("store.chosen")}</Badge>
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value="choose" />
          <Button variant="outline" size="small" type="submit" name="storeId" value={storeId} disabled={isPending}>
            {t("store.choose")}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}
