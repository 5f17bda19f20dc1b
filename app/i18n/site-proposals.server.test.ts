import { expect, it } from "vitest";
import { SEED_DOMAINS } from "../../sandbox/gateway/seed-domains";
import { methodsOf } from "../../sandbox/gateway/shipping/rates";
import { SITE_PROPOSALS } from "./site-proposals.server";

/** Pickup points and lockers, as each language calls them. */
const PLACES =
  /point relais|consigne|pickup|collection point|locker|recogida|taquilla|abhol|paketshop|packstation|ritiro|punk\w+ odbioru|paczkomat/i;

it.each(SEED_DOMAINS)(
  "the site of $countryCodeISO2 proposes no place that its checkout does not send to",
  ({ countryCodeISO2, params: { deliveryCountries, storeLocator } }) => {
    const offered = storeLocator.isActive ? deliveryCountries.flatMap(methodsOf) : [];
    const isPromised = PLACES.test(Object.values(SITE_PROPOSALS[countryCodeISO2]).join(" "));
    expect(isPromised && !offered.includes("PR")).toBe(false);
  },
);
