import { useLocale, useText } from "~/i18n/use-text";
import type { PlaceView } from "~/models/place-view";
import type { Position, Store } from "~/models/store";
import { paths } from "~/paths";
import { Badge, Dot } from "../chip/chip";
import { PlaceList } from "./place-list";
import styles from "./stores.module.css";

/** A shop as the stores' pages show it. */
export interface StoreView extends PlaceView {
  /** Its page, below the stores' own. */
  path: string;
  position: Position;
  services: Store["services"];
}

/** Shops with what they have and the ways on, numbered as on the map. */
export function StoreList({ stores }: { stores: readonly StoreView[] }) {
  const { prefix } = useLocale();
  return (
    <PlaceList
      places={stores}
      isNumbered
      parts={(store) => ({
        title: (
          <h2 className={styles.name}>
            <a href={paths.store(prefix, store.path)}>{store.name}</a>
          </h2>
        ),
        below: <StoreExtras store={store} />,
      })}
    />
  );
}

function StoreExtras({ store: { name, path, services, position } }: { store: StoreView }) {
  const { prefix } = useLocale();
  const t = useText("stores");
  return (
    <>
      <ul className={styles.services} aria-label={t("services")}>
        {services
          .filter((service) => LISTED.has(service))
          .map((service) => (
            <li key={service}>
              <Badge variant="line">{t(`service.${service}`)}</Badge>
            </li>
          ))}
      </ul>
      <p className={styles.links}>
        <DirectionsLink name={name} position={position} />
        <a className="text-link text-link-tall" href={paths.store(prefix, path)} aria-label={t("detailsOf", { name })}>
          {t("details")}
        </a>
      </p>
    </>
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
