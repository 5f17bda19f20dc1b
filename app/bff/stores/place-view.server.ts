import { serverText } from "#app/i18n/i18n.server.ts";
import { dayAtStart, distanceInWords, hoursAfterColon, stateInWords } from "#app/i18n/place-words.ts";
import { isAlwaysOpen, openingState, periodsToday, specialDaysSoon } from "#app/models/opening-hours.ts";
import { keptPlaceText } from "#app/models/place-text.ts";
import type { PlaceView } from "#app/models/place-view.ts";
import type { Store } from "#app/models/store.ts";
import { storePath } from "#app/models/store-address.ts";
import { paths } from "#app/paths.ts";
import { formatPhoneNumber } from "../account/phone-number.server";
import { inOnePiece, isCityFirst } from "../account/postcode.server";
import type { RequestContext } from "../context.server";

/** A place in words, in the shopper's language and the place's time zone. */
export async function placeView(context: RequestContext, place: Store, now: Date): Promise<PlaceView> {
  const { language, locale, prefix, site } = context;
  const [stores, places] = await Promise.all([serverText(language, "stores"), serverText(language, "places")]);
  const { storeId, phone, distance, kind, position } = place;
  const { city, country } = place.address;
  const name = keptPlaceText(place.name, country);
  const state = openingState(place, now);
  const isAlways = isAlwaysOpen(place);
  return {
    storeId,
    name,
    lines: placeLines(place),
    distance: distance === null ? null : distanceInWords(distance, locale, stores),
    isOpen: state.state === "open",
    state: isAlways ? places("open.always") : stateInWords(state, locale, kind === "pickup" ? places : stores),
    today: isAlways ? null : hoursAfterColon(periodsToday(place, now), locale, stores),
    specialDays: specialDaysSoon(place, now).map(({ date, periods }) => {
      return places("specialDay", { day: dayAtStart(date, locale), hours: hoursAfterColon(periods, locale, stores) });
    }),
    parcels: place.parcels ?? "accepted",
    phone: phone ? { href: `tel:${phone}`, text: formatPhoneNumber({ phoneNumber: phone }, site.country) } : null,
    position,
    href: kind === "store" ? paths.store(prefix, storePath({ storeId, name, city, country })) : null,
  };
}

/** Address of a place, formatted as in the cart and the order. */
export function placeLines({ address: { line1, line2, zipCode, city, country } }: Pick<Store, "address">): string[] {
  const written = (text: string) => keptPlaceText(text, country);
  const postcode = inOnePiece(zipCode);
  const town = isCityFirst(country) ? [written(city), postcode] : [`${postcode} ${written(city)}`];
  return [written(line1), ...(line2 ? [written(line2)] : []), ...town];
}
