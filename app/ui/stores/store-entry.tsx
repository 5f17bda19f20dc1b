import { useLocale, useText } from "~/i18n/use-text";
import type { PlaceView } from "~/models/place-view";
import type { Position, Store } from "~/models/store";
import { paths } from "~/paths";
import { Badge, Dot } from "../chip/chip";
import { PlaceFacts } from "./place-facts";
import styles from "./stores.module.css";

/** A shop as the stores' pages show it. */
export interface StoreView extends PlaceView {
  /** Its page, below the stores' own. */
  path: string;
  position: Position;
  services: Store["services"];
}

/** A shop of the list: where, whether it is open, what it has, and the ways on. */
export function StoreEntry({ store, number }: { store: StoreView; number: number }) {
  const { prefix } = useLocale();
  const t = useText("stores");
  const { storeId, name, path, services } = store;
  const href = paths.store(prefix, path);
  const shown = services.filter((service) => LISTED.has(service));
  const title = (
    <h2 className={styles.name}>
      <a href={href}>{name}</a>
    </h2>
  );
  return (
    <li className={styles.store} id={`store-${storeId}`}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        <PlaceFacts place={store} title={title} />
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

export function OpeningLine({ store: { isOpen, state } }: { store: Pick<PlaceView, "isOpen" | "state"> }) {
  return (
    <p className={styles.open}>
      <Dot state={isOpen ? "available" : "none"} />
      {state}
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
