import type { ReactNode } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import type { PlaceView } from "#app/models/place-view.ts";
import { Badge, Dot } from "../chip/chip";
import styles from "./place.module.css";

export interface PlaceFactsProps {
  place: PlaceView;
  /** The name as a heading or a link; plain text when left out. */
  title?: ReactNode;
  /** Beside the name. */
  badge?: ReactNode;
  /** Below everything: date and price of a delivery to it. */
  children?: ReactNode;
}

/**
 * Facts about a shop, pickup point or locker, the same in every list. Without a title it can be used within a label.
 * The page has to send the messages of `places`.
 */
export function PlaceFacts({ place, title, badge, children }: PlaceFactsProps) {
  const t = useText("places");
  const { name, distance, lines, parcels, isOpen, state, today, specialDays } = place;
  // HTML allows neither a heading in a span nor a block in a label.
  const Box = title ? "div" : "span";
  // "Full" is about parcels. It is shown only where a place is chosen: elsewhere it would seem to be about the shop.
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
