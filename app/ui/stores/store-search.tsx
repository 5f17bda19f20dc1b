import { useLocale, useText } from "~/i18n/use-text";
import { type StoreFilter, STORE_FILTERS } from "~/models/store-address";
import { paths } from "~/paths";
import { Button } from "../button/button";
import { Choice } from "../choice/choice";
import { Field } from "../field/field";
import { StoreList, type StoreView } from "./store-entry";
import { StoreMap, type StoreMapProps } from "./store-map";
import styles from "./stores.module.css";

export interface StoreSearchProps {
  search: string;
  services: readonly StoreFilter[];
  onlyOpen: boolean;
  /** Null before anything was searched. */
  stores: readonly StoreView[] | null;
  isUnavailable: boolean;
  /** Towns of the site, with how many shops each has. */
  towns: readonly { name: string; count: number }[];
  map: StoreMapProps | null;
}

/** A search by place, the shops that it finds and where they stand; before it, every town that has a shop. */
export function StoreSearch(props: StoreSearchProps) {
  const t = useText("stores");
  const { stores, isUnavailable, map, towns } = props;
  return (
    <div className="container">
      <div className={styles.head}>
        <h1 className="heading">{t("title")}</h1>
        <SearchForm {...props} />
      </div>
      <div className={styles.layout}>
        <div className={styles.list}>
          {isUnavailable && <p className={styles.count}>{t("unavailable")}</p>}
          {stores && <Found {...props} stores={stores} />}
          {!stores && !isUnavailable && <Towns towns={towns} />}
        </div>
        {map && <StoreMap {...map} />}
      </div>
    </div>
  );
}

function SearchForm({ search, services, onlyOpen }: StoreSearchProps) {
  const { prefix } = useLocale();
  const t = useText("stores");
  return (
    <form className={styles.search} method="get" action={paths.stores(prefix)} role="search">
      <Field
        name="search"
        id="stores-search"
        label={t("search.label")}
        defaultValue={search}
        maxLength={100}
        autoComplete="postal-code"
        required
        plainLabel
        action={<Button type="submit">{t("search.submit")}</Button>}
      />
      <fieldset className={styles.filters}>
        <legend className="visually-hidden">{t("search.filters")}</legend>
        <Choice type="checkbox" name="open" value="1" defaultChecked={onlyOpen}>
          {t("search.open")}
        </Choice>
        {STORE_FILTERS.map((service) => (
          <Choice
            key={service}
            type="checkbox"
            name="services"
            value={service}
            defaultChecked={services.includes(service)}
          >
            {t(`service.${service}`)}
          </Choice>
        ))}
      </fieldset>
    </form>
  );
}

function Found({ stores, search, map }: StoreSearchProps & { stores: readonly StoreView[] }) {
  const { prefix } = useLocale();
  const t = useText("stores");
  const count = stores.length;
  return (
    <section aria-label={t("results")}>
      <p className={styles.count}>
        {count > 0 ? t("found", { count, place: search }) : t("none", { place: search })}{" "}
        <a className="text-link text-link-tall" href={paths.allStores(prefix)}>
          {t("all")}
        </a>
        {map && count > 0 && (
          <a className={`text-link text-link-tall ${styles.toMap}`} href="#map">
            {t("toMap")}
          </a>
        )}
      </p>
      <StoreList stores={stores} />
    </section>
  );
}

function Towns({ towns }: Pick<StoreSearchProps, "towns">) {
  const { prefix } = useLocale();
  const t = useText("stores");
  return (
    <section className={styles.towns} aria-labelledby="towns">
      <h2 className="title" id="towns">
        {t("towns")}
      </h2>
      <ul className={styles.townLinks}>
        {towns.map(({ name, count }) => (
          <li key={name}>
            <a href={`${paths.stores(prefix)}?${new URLSearchParams({ search: name })}`}>
              {name} <span className="muted">{count}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className="text-link text-link-tall" href={paths.allStores(prefix)}>
          {t("all")}
        </a>
      </p>
    </section>
  );
}
