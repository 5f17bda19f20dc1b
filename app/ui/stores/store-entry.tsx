import type { LocaleTag } from "~/models/locale";
import { useLocale, useText } from "~/i18n/use-text";
import { formatRating } from "~/models/number-format";
import type { OpeningState } from "~/models/opening-hours";
import type { Position, Store } from "~/models/store";
import { paths } from "~/paths";
import { Badge, Dot } from "../chip/chip";
import { stateInWords } from "./hours-words";
import styles from "./stores.module.css";

/** A shop as lists show it. */
export interface StoreView {
  storeId: string;
  name: string;
  /** Street, then postcode and town. */
  address: string;
  city: string;
  /** Its page, below the stores' own. */
  path: string;
  position: Position;
  opening: OpeningState;
  services: Store["services"];
  /** Metres from where was searched. */
  distance: number | null;
}

/** A shop of the list: where, whether it is open, what it has, and the ways on. */
export function StoreEntry({ store, number }: { store: StoreView; number: number }) {
  const { prefix, locale } = useLocale();
  const t = useText("stores");
  const { storeId, name, address, path, distance, services } = store;
  const href = paths.store(prefix, path);
  const shown = services.filter((service) => LISTED.has(service));
  return (
    <li className={styles.store} id={`store-${storeId}`}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h2 className={styles.name}>
        <a href={href}>{name}</a>
      </h2>
      {distance !== null && <p className={styles.distance}>{distanceInWords(distance, locale, t)}</p>}
      <div className={styles.body}>
        <p>{address}</p>
        <OpeningLine opening={store.opening} />
        <ul className={styles.services} aria-label={t("services")}>
          {shown.map((service) => (
            <li key={service}>
              <Badge variant="line">{t(`service.${service}`)}</Badge>
            </li>
          ))}
        </ul>
        <p className={styles.links}>
          <DirectionsLink name={name} position={store.position} />
          <a className="text-link text-link-tall" href={href} aria-label={t("detailsOf", { name })}>
            {t("details")}
          </a>
        </p>
      </div>
    </li>
  );
}

/** The rest stands on the shop's own page. */
const LISTED = new Set<string>(["women", "men", "children", "alterations", "reservation"]);

export function OpeningLine({ opening }: { opening: OpeningState }) {
  const { locale } = useLocale();
  const t = useText("stores");
  return (
    <p className={styles.open}>
      <Dot state={opening.state === "open" ? "available" : "none"} />
      {stateInWords(opening, locale, t)}
    </p>
  );
}

/** Elsewhere, and only when it is pressed: nobody else learns where visitors look. */
export function DirectionsLink({ name, position }: { name: string; position: Position }) {
  const t = useText("stores");
  const { lat, lon } = position;
  return (
    <a
      className="text-link text-link-tall"
      href={`https://www.openstreetmap.org/directions?route=%3B${lat}%2C${lon}`}
      rel="noopener noreferrer"
      target="_blank"
      aria-label={t("directionsTo", { name })}
    >
      {t("directions")}
    </a>
  );
}

function distanceInWords(meters: number, locale: LocaleTag, t: ReturnType<typeof useText<"stores">>): string {
  if (meters < 950) return t("meters", { distance: Math.round(meters / 50) * 50 });
  return t("kilometers", { distance: formatRating(Math.round(meters / 100) / 10, locale) });
}
