import type { Store } from "#models/store.ts";
import type { Sandbox } from "../../service";
import { localTime } from "../local-time";
import { specialDays } from "./opening-hours";
import { parcelsOf, type Place } from "./store-list";
import { stockIn } from "./store-stock";

/** A place as it is answered today. */
export function presentStore(
  sandbox: Sandbox,
  place: Place,
  { distance = null, skus = null }: { distance?: number | null; skus?: readonly string[] | null } = {},
): Store {
  const today = localTime(place.address.country, sandbox.now()).day;
  return {
    ...place,
    parcels: parcelsOf(place),
    specialDays: specialDays(place.openingHours, place.address.country, today),
    distance,
    stock: skus && stockIn(sandbox, place.storeId, skus),
  };
}
