import type { ReactNode } from "react";
import type { PlaceView } from "#app/models/place-view.ts";
import { PlaceFacts } from "./place-facts";
import { PlaceOption, type PlaceOptionsProps } from "./place-option";
import styles from "./place.module.css";

/** Parts of a row besides the facts. */
export interface PlaceParts {
  /** The name, as a heading or a link. */
  title: ReactNode;
  /** Below the facts. */
  below?: ReactNode;
  /** At the row's end, or below it on a phone. */
  actions?: ReactNode;
}

export interface PlaceListProps<P extends PlaceView> {
  places: readonly P[];
  /** Numbers the places as on the map. */
  isNumbered?: boolean;
  /** Makes each place a radio card. */
  options?: PlaceOptionsProps;
  parts?: (place: P) => PlaceParts;
}

/**
 * A list of places, for the checkout, the store search, the account's preferred store, and shops that have a product.
 * Only the server renders it (ADR 0034): a page that shows it must import `place.module.css`.
 */
export function PlaceList<P extends PlaceView>({ places, isNumbered, options, parts }: PlaceListProps<P>) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List className={options ? styles.options : styles.list}>
      {places.map((place, index) =>
        options ? (
          <PlaceOption key={place.storeId} place={place} {...options} />
        ) : (
          <Row key={place.storeId} place={place} number={isNumbered ? index + 1 : null} parts={parts?.(place)} />
        ),
      )}
    </List>
  );
}

interface RowProps {
  place: PlaceView;
  number: number | null;
  parts: PlaceParts | undefined;
}

function Row({ place, number, parts }: RowProps) {
  return (
    <li className={styles.row} id={number === null ? undefined : `store-${place.storeId}`}>
      {number !== null && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={styles.body}>
        <PlaceFacts place={place} title={parts?.title} />
        {parts?.below}
      </div>
      {parts?.actions && <div className={styles.actions}>{parts.actions}</div>}
    </li>
  );
}
