import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import styles from "./stores.module.css";

export interface AllStoresProps {
  /** By country; each with its towns in alphabetical order. */
  countries: readonly {
    /** Name in the page's language. */
    name: string;
    cities: readonly { name: string; stores: readonly { name: string; path: string }[] }[];
  }[];
}

/** Every shop, town by town. */
export function AllStores({ countries }: AllStoresProps) {
  const { prefix } = useLocale();
  const t = useText("stores");
  return (
    <div className="container">
      <div className={styles.head}>
        <h1 className="heading">{t("all")}</h1>
        <p>
          <a className="text-link text-link-tall" href={paths.stores(prefix)}>
            {t("title")}
          </a>
        </p>
      </div>
      {countries.map(({ name, cities }) => (
        <section key={name} className={styles.country} aria-label={name}>
          {countries.length > 1 && <h2 className="title">{name}</h2>}
          <ul className={styles.cities}>
            {cities.map((city) => (
              <li key={city.name}>
                <p className={styles.city}>{city.name}</p>
                <ul>
                  {city.stores.map((store) => (
                    <li key={store.path}>
                      <a href={paths.store(prefix, store.path)}>{store.name}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
