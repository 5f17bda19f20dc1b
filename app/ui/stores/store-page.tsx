import { Fragment } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { weekRows } from "#app/models/opening-hours.ts";
import type { Store } from "#app/models/store.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "../chip/chip";
import { dayAtStart, daysInWords, periodsInWords } from "#app/i18n/place-words.ts";
import { DirectionsLink, OpeningLine, type StoreView } from "./store-entry";
import { StoreMap, type StoreMapProps } from "./store-map";
import styles from "./stores.module.css";

export interface StorePageProps {
  store: Store;
  view: StoreView;
  map: StoreMapProps | null;
}

/** The page of one shop: address, opening hours, services. */
export function StorePage({ store, view, map }: StorePageProps) {
  const { prefix } = useLocale();
  const t = useText("stores");
  return (
    <div className="container">
      <div className={styles.head}>
        <h1 className="heading">{view.name}</h1>
        <OpeningLine store={view} />
      </div>
      <div className={styles.layout}>
        <div className={`${styles.list} ${styles.facts}`}>
          <Contact store={store} view={view} />
          <HoursTable store={store} />
          <section aria-labelledby="services">
            <h2 className="title" id="services">
              {t("services")}
            </h2>
            <ul className={styles.services}>
              {store.services.map((service) => (
                <li key={service}>
                  <Badge variant="line">{t(`service.${service}`)}</Badge>
                </li>
              ))}
            </ul>
          </section>
          <p className={styles.links}>
            <a
              className="text-link text-link-tall"
              href={`${paths.stores(prefix)}?${new URLSearchParams({ search: store.address.city })}`}
            >
              {t("near")}
            </a>
            <a className="text-link text-link-tall" href={paths.allStores(prefix)}>
              {t("all")}
            </a>
          </p>
        </div>
        {map && <StoreMap {...map} />}
      </div>
    </div>
  );
}

function Contact({ store: { email, position }, view }: Pick<StorePageProps, "store" | "view">) {
  const t = useText("stores");
  const { phone } = view;
  return (
    <section aria-labelledby="contact">
      <h2 className="title" id="contact">
        {t("contact")}
      </h2>
      <address>
        {view.lines.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </address>
      <p className={styles.links}>
        {phone && (
          <a className="text-link text-link-tall" href={phone.href}>
            {phone.text}
          </a>
        )}
        {email && (
          <a className="text-link text-link-tall" href={`mailto:${email}`}>
            {email}
          </a>
        )}
        <DirectionsLink name={view.name} position={position} />
      </p>
    </section>
  );
}

function HoursTable({ store }: { store: Store }) {
  const { locale } = useLocale();
  const t = useText("stores");
  return (
    <section aria-labelledby="hours">
      <h2 className="title" id="hours">
        {t("hours")}
      </h2>
      <dl className={styles.hours}>
        {weekRows(store).map((row) => (
          <div key={row.from}>
            <dt>{daysInWords(row, locale)}</dt>
            <dd>{periodsInWords(row.periods, locale, t)}</dd>
          </div>
        ))}
      </dl>
      {store.specialDays.length > 0 && (
        <>
          <h3 className={styles.special}>{t("specialDays")}</h3>
          <dl className={styles.hours}>
            {store.specialDays.map(({ date, periods }) => (
              <div key={date}>
                <dt>{dayAtStart(date, locale)}</dt>
                <dd>{periodsInWords(periods, locale, t)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
