import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { StoreList, type StoreView } from "./store-entry";
import { StoreMap, type StoreMapProps } from "./store-map";
import styles from "./stores.module.css";

export interface StoreSearchProps {
  /** Null before a search. */
  found: { stores: readonly StoreView[]; /** How many they are, and near what. */ title: string } | null;
  /** The stores cannot be shown; the page's own address tries again. */
  isUnavailable: boolean;
  address: string;
  /** Towns of the site, with their number of shops. */
  towns: readonly { name: string; count: number }[];
  map: StoreMapProps | null;
}

/** The shops found and a map of them; before a search, all towns with shops. */
export function StoreSearch(props: StoreSearchProps) {
  const t = useText("stores");
  const { found, isUnavailable, address, map, towns } = props;
  return (
    <div className="container">
      <div className={styles.layout}>
        <div className={styles.list}>
          {isUnavailable && (
            <p className={styles.count}>
              {t("unavailable")}{" "}
              <a className="text-link text-link-tall" href={address}>
                {t("retry")}
              </a>
            </p>
          )}
          {found && <Found {...found} map={map} />}
          {!found && !isUnavailable && <Towns towns={towns} />}
        </div>
        {map && <StoreMap {...map} />}
      </div>
    </div>
  );
}

function Found({ stores, title, map }: NonNullable<StoreSearchProps["found"]> & Pick<StoreSearchProps, "map">) {
  const { prefix } = useLocale();
  const t = useText("stores");
  return (
    <section aria-label={t("results")}>
      <p className={styles.count}>
        {title}{" "}
        <a className="text-link text-link-tall" href={paths.allStores(prefix)}>
          {t("all")}
        </a>
        {map && stores.length > 0 && (
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
