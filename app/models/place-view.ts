import type { Position, Store } from "./store";

/** A shop, pickup point or locker in words, made by the bff, shown by ui: browsers need no code that formats hours. */
export interface PlaceView {
  storeId: string;
  name: string;
  /** Street, then postcode and town. */
  lines: string[];
  /** `350 m`, `1,2 km`; null when no place was searched. */
  distance: string | null;
  isOpen: boolean;
  /** Says whether it is open now, and until or from when. */
  state: string;
  /** Opening hours of today; null where it never closes. */
  today: string | null;
  /** Special days of the coming week: `jeudi 25 décembre : fermé`. */
  specialDays: string[];
  parcels: NonNullable<Store["parcels"]>;
  phone: { href: string; text: string } | null;
  position: Position;
  /** The shop's page; null for carriers' points. */
  href: string | null;
}
