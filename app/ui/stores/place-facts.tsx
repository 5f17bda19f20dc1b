import type { ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import type { PlaceView } from "~/models/place-view";
import { Badge, Dot } from "../chip/chip";
import styles from "./place.module.css";

export interface PlaceFactsProps {
  place: PlaceView;
  /** The name, as a heading or a link; plain without. */
  title?: ReactNode;
  /** Beside the name. */
  badge?: ReactNode;
  /** Below everything: when and for how much a parcel comes there. */
  children?: ReactNode;
}

/**
 * What is known of a shop, pickup point or locker: the same wherever one is looked for. Without a title it can stand in a
 * label. Its page has to send the messages of `places`.
 */
export function PlaceFacts({ place, title, badge, children }: PlaceFactsProps) {
  const t = useText("places");
  const { name, distance, lines, parcels, isOpen, state, today, specialDays } = place;
  // A heading stands in no span, a block in no label.
  const Box = title ? "div" : "span";
  // Room for a parcel matters where one is chosen; elsewhere "full" would be taken for the shop's own.
  const said = parcels === "closed" || (parcels === "full" && !title) ? parcels : null;
  return (
    <Box className={styles.facts}>
      <Box className={styles.head}>
        {title ?? <strong className={styles.name}>{name}</strong>}
        {distance && <span className={styles.distance}>{distance}</span>}
      </Box>
      {badge && <span>{badge}</span>}
      <span>{lines.join(", ")}</span>
      {parcels === "closed" ? null : (
        <span className={styles.hours}>
          <Dot state={isOpen ? "available" : "none"} />
          <span>
            {state}
            {today && <span className={styles.today}>{t("today", { hours: today })}</span>}
          </span>
        </span>
      )}
      {specialDays.map((day) => (
        <span key={day} className={styles.special}>
          {day}
        </span>
      ))}
      {said && (
        <span>
          <Badge variant="line">{t(said)}</Badge>
        </span>
      )}
      {children}
    </Box>
  );
}
