import type { ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import type { PlaceView } from "~/models/place-view";
import { Badge } from "../chip/chip";
import { choiceInputClass } from "../choice/choice";
import { Icon } from "../icon/icon";
import { PlaceFacts } from "./place-facts";
import styles from "./place.module.css";

export interface PlaceChoicesProps {
  /** Of the radio buttons; the id of the first that can be chosen. */
  name: string;
  places: readonly (PlaceView & { isUsual: boolean })[];
  /** Id of the chosen place. */
  chosen: string | undefined;
  /** What stands beside the customer's own. */
  usual: string;
  /** When a parcel is there, and what that costs. */
  delivery: { date: string | null; price: string };
  /** Why a place was refused. */
  refused: { storeId: string; text: string } | null;
}

/** Places to choose one of, as radio cards. One that is full or closed is shown and cannot be chosen. */
export function PlaceChoices({ name, places, chosen, usual, delivery, refused }: PlaceChoicesProps) {
  const t = useText("places");
  const isBarred = ({ storeId, parcels }: PlaceView) => parcels !== "accepted" || storeId === refused?.storeId;
  const first = places.find((place) => !isBarred(place))?.storeId;
  return (
    <ul className={styles.choices}>
      {places.map((place) => (
        <li key={place.storeId} className={styles.choice}>
          <label>
            <input
              type="radio"
              className={choiceInputClass}
              name={name}
              id={place.storeId === first ? name : undefined}
              value={place.storeId}
              disabled={isBarred(place)}
              defaultChecked={place.storeId === chosen && !isBarred(place)}
            />
            <PlaceFacts place={place} badge={place.isUsual && <Badge variant="line">{usual}</Badge>}>
              {place.storeId === refused?.storeId && <Refused text={refused.text} />}
              {!isBarred(place) && (
                <span className={styles.delivery}>
                  {delivery.date && <span>{t("date.place", { date: delivery.date })}</span>}
                  <span>{delivery.price}</span>
                </span>
              )}
            </PlaceFacts>
          </label>
        </li>
      ))}
    </ul>
  );
}

function Refused({ text }: { text: string }): ReactNode {
  return (
    <span className={styles.refused}>
      <Icon name="warn" size="small" />
      {text}
    </span>
  );
}
