import type { RequestContext } from "~/bff/context.server";
import { formatPhoneNumber } from "~/bff/account/phone-number.server";
import { serverText } from "~/i18n/i18n.server";
import { openingState } from "~/models/opening-hours";
import type { Store } from "~/models/store";
import { storePath } from "~/models/store-address";
import { paths } from "~/paths";
import { periodsInWords, stateInWords } from "~/ui/stores/hours-words";

/** A shop in words: those of the stores' pages, which no browser is sent. */
export interface StoreCard {
  storeId: string;
  name: string;
  href: string;
  /** Street, then postcode and town. */
  lines: string[];
  phone: { href: string; text: string } | null;
  isOpen: boolean;
  /** Whether it is open now, and until or from when. */
  state: string;
  /** Opening hours of today. */
  today: string;
}

export async function storeCard(context: RequestContext, store: Store, now: Date): Promise<StoreCard> {
  const { language, locale, prefix, site } = context;
  const t = await serverText(language, "stores");
  const { storeId, name, address, phone } = store;
  const { line1, line2, zipCode, city, country } = address;
  const state = openingState(store, now);
  return {
    storeId,
    name,
    href: paths.store(prefix, storePath({ storeId, name, city, country })),
    lines: [line1, ...(line2 ? [line2] : []), `${zipCode} ${city}`],
    phone: phone ? { href: `tel:${phone}`, text: formatPhoneNumber({ phoneNumber: phone }, site.country) } : null,
    isOpen: state.state === "open",
    state: stateInWords(state, locale, t),
    today: periodsInWords(periodsToday(store, now), locale, t),
  };
}

/** By the shop's own clock; a special day has its own hours. */
function periodsToday({ openingHours, specialDays, timeZone }: Store, now: Date) {
  // Swedish dates are ISO dates.
  const today = now.toLocaleDateString("sv-SE", { timeZone });
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  const special = specialDays.find(({ date }) => date === today);
  return (special ?? openingHours.find(({ day }) => day === weekday))?.periods ?? [];
}
