import type { ShippingMethod, ShippingMethodKey } from "#models/shipping.ts";
import { localTime } from "../local-time";
import { addDays, isWorkingDay } from "./holidays";

/** Orders taken before this hour of the country's clock leave the same day (BEY-03). */
export const CUT_OFF_HOUR = 12;

/** Working days on the road, from the day the parcel leaves. Null: there is nothing to carry. */
const TRANSIT: Record<ShippingMethodKey, readonly [number, number] | null> = {
  NO: [2, 4],
  EX: [1, 1],
  PR: [3, 5],
  LO: [3, 4],
  LM: [3, 5],
  HSP: [3, 5],
  VI: null,
};

/** Parcels leave from France: customs and the way take their time. */
const EXTRA_DAYS: Record<string, number> = { CH: 1, GB: 2, PL: 1 };

/** Working days in which an article is made to order: the "few days more" of its page. */
const MAKING_DAYS = 5;

/**
 * The first and the last day on which an order placed at `now` (milliseconds) arrives; null where nothing does. The
 * parcel waits for what is made to order.
 */
export function deliveryDates(
  key: ShippingMethodKey,
  country: string,
  now: number,
  isMadeToOrder = false,
): ShippingMethod["deliveryDate"] {
  const transit = TRANSIT[key];
  if (!transit) return null;
  const leaves = addWorkingDays(country, dispatchDay(country, now), isMadeToOrder ? MAKING_DAYS : 0);
  const extra = EXTRA_DAYS[country] ?? 0;
  const earliest = addWorkingDays(country, leaves, transit[0] + extra);
  return { earliest, latest: addWorkingDays(country, earliest, transit[1] - transit[0]) };
}

/** Today when it is a working day and noon has not struck yet, else the next working day. */
export function dispatchDay(country: string, now: number): string {
  const { day, hour } = localTime(country, now);
  if (isWorkingDay(country, day) && hour < CUT_OFF_HOUR) return day;
  return addWorkingDays(country, day, 1);
}

function addWorkingDays(country: string, day: string, count: number): string {
  let current = day;
  for (let left = count; left > 0;) {
    current = addDays(current, 1);
    if (isWorkingDay(country, current)) left -= 1;
  }
  return current;
}
