import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { PlaceView } from "#app/models/place-view.ts";
import type { Position, Store } from "#app/models/store.ts";
import { paths } from "#app/paths.ts";
import { Badge, Dot } from "../chip/chip";
import { PlaceList } from "./place-list";
import styles from "./stores.module.css";

/** A shop as the stores' pages show it. */
export interface StoreView extends PlaceView {
  /** Path of its page below `/stores`. */
  path: string;
  services: Store["services"];
}

/** Shops with their facts and links, numbered as on the map. */
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

/** Services shown in the list; the shop's own page has the rest. */
const LISTED = new Set<string>(["women", "men", "children", "alterations", "reservation"]);

export function OpeningLine({ store: { isOpen, state } }: { store: Pick<PlaceView, "isOpen" | "state"> }) {
  return (
    <p className={styles.open}>
      <Dot state={isOpen ? "available" : "none"} />
      {state}
    </p>
  );
}

/** A link to another site's route planner: nothing is sent there before it is pressed. */
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
