import { useText } from "#app/i18n/use-text.tsx";
import type { PlaceView } from "#app/models/place-view.ts";
import { Badge } from "../chip/chip";
import { choiceInputClass } from "../choice/choice";
import { Icon } from "../icon/icon";
import { PlaceFacts } from "./place-facts";
import styles from "./place.module.css";

export interface PlaceOptionsProps {
  /** Name of the radio buttons. */
  name: string;
  /** Id of the place whose button has `name` as its id: the error summary links there. */
  first: string | undefined;
  /** Ids of the chosen place, and of the customer's usual one. */
  chosen: string | undefined;
  usual: string | undefined;
  /** Label of the customer's usual place. */
  usualText: string;
  /** Date and price of a delivery to a place. */
  delivery: { date: string | null; price: string };
  /** Why a place was refused. */
  refused: { storeId: string; text: string } | null;
}

/** Whether a place cannot be chosen. */
export function isBarred({ storeId, parcels }: PlaceView, refused: PlaceOptionsProps["refused"]): boolean {
  return parcels !== "accepted" || storeId === refused?.storeId;
}

/** A place as a radio card. One that is full or closed is shown, but cannot be chosen. */
export function PlaceOption({ place, ...options }: PlaceOptionsProps & { place: PlaceView }) {
  const t = useText("places");
  const { name, first, chosen, usual, usualText, delivery, refused } = options;
  const { storeId, parcels } = place;
  const barred = isBarred(place, refused);
  return (
    <li className={styles.option}>
      <label>
        <input
          type="radio"
          className={choiceInputClass}
          name={name}
          id={storeId === first ? name : undefined}
          value={storeId}
          disabled={barred}
          defaultChecked={storeId === chosen && !barred}
        />
        <PlaceFacts place={place} badge={storeId === usual && <Badge variant="line">{usualText}</Badge>}>
          {refused && storeId === refused.storeId && (
            <span className={styles.refused}>
              <Icon name="warn" size="small" />
              {refused.text}
            </span>
          )}
          {!barred && (
            <span className={styles.delivery}>
              {delivery.date && <span>{t("date.place", { date: delivery.date })}</span>}
              <span>{delivery.price}</span>
            </span>
          )}
        </PlaceFacts>
      </label>
      {parcels !== "closed" && <MapLink place={place} />}
    </li>
  );
}

/** A link to a street map of another site, in a tab of its own: nothing is sent there before it is pressed (ADR 0039). */
function MapLink({ place: { name, position } }: { place: PlaceView }) {
  const t = useText("places");
  const { lat, lon } = position;
  return (
    <a
      className={`text-link text-link-tall ${styles.map}`}
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`}
      rel="noopener noreferrer"
      target="_blank"
      aria-label={t("mapOf", { name })}
    >
      {t("map")}
    </a>
  );
}
