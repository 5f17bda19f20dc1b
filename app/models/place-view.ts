import type { Store } from "./store";

/** A shop, pickup point or locker in words, made by the bff, shown by ui: no browser is sent how to write hours. */
export interface PlaceView {
  storeId: string;
  name: string;
  /** Street, then postcode and town. */
  lines: string[];
  /** `350 m`, `1,2 km`; null when no place was named. */
  distance: string | null;
  isOpen: boolean;
  /** Whether it is open now, and until or from when. */
  state: string;
  /** Opening hours of today; null where it never closes. */
  today: string | null;
  /** Days of the coming week that are unlike their weekday: `jeudi 25 décembre : fermé`. */
  specialDays: string[];
  parcels: NonNullable<Store["parcels"]>;
  phone: { href: string; text: string } | null;
  /** A shop's own page; null for points of carriers. */
  href: string | null;
}
