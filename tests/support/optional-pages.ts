import type { OptionalAccountPage } from "#app/bff/sites/site-pages.server.ts";
import type { DomainParams } from "#models/site.ts";

type ParamsFor = (isOffered: boolean) => Partial<DomainParams>;

/** The parameters by which a site has a page of the account, or not. */
export const OPTIONAL_PAGES: Readonly<Record<OptionalAccountPage, ParamsFor>> = {
  wishlist: (wishlist) => ({ wishlist }),
  alerts: (showProductAvailabilityAlert) => ({ showProductAvailabilityAlert }),
  downloads: (myDownloads) => ({ myDownloads }),
  reservations: (ereservation) => ({ ereservation }),
  loyalty: (loyalty) => ({ loyalty }),
  store: (isActive) => ({ storeLocator: { zoom: 6, center: { lat: 46, lon: 2 }, countryCodes: ["FR"], isActive } }),
};

/** Parameters of a site that has every optional page, or none. */
export function siteWithPages(isOffered: boolean): Partial<DomainParams> {
  return Object.assign({}, ...Object.values(OPTIONAL_PAGES).map((paramsFor) => paramsFor(isOffered))) as object;
}
