import { reservationSchema, reservationsSchema } from "#models/reservation.ts";
import { type Domain, domainListSchema } from "#models/site.ts";
import { type StoreList, storeCountriesSchema, storeListSchema, storeSchema } from "#models/store.ts";
import type { Goods } from "./catalogue-journey";
import { type Prober, Unexpected } from "./prober";

/** Domain parameters and other calls about the shop as a whole; gives the domain of the tested store. */
export async function shopJourney(prober: Prober): Promise<Domain> {
  const domains = await prober.get(domainListSchema, "listDomains");
  const domain = domains.find(({ storeId }) => storeId === prober.target.store);
  if (!domain) throw new Unexpected(`No domain has the store ${prober.target.store}`);
  await prober.ask("mergeCsp", { body: { rulesType: "CSP" } }, 200);
  await prober.ask("mergeCsp", { body: { rulesType: "OTHER" } }, 400);
  const { storeId: store, countryCodeISO2: country } = domain;
  const { iso3: language } = domain.properties;
  await prober.ask("listLegalNotices", { query: { country, language } }, 200);
  await prober.ask("listLegalNotices", { query: { country } }, 400);
  const offers = { context: "SITE", country, language, allOffers: "false" };
  await prober.ask("listOffers", { query: offers }, 200);
  await prober.ask("listOffers", { query: { ...offers, familyIds: "a,,b" } }, 400);
  await prober.ask("subscribeNewsletter", { body: { email: "contract-tests@vitrine.test", store } }, 200);
  await prober.ask("subscribeNewsletter", { body: { email: "nobody", store } }, 400);
  await prober.ask("unsubscribe", { body: { token: "contract-tests", type: "NEWS", store } }, 404);
  await prober.ask("unsubscribe", { body: { token: prober.target.messageToken, type: "NEWS", store } }, 200);
  return domain;
}

/** Stores and pickup points; for a country without stores, only that the gateway says so. */
export async function storeJourney(prober: Prober, domain: Domain, goods: Goods): Promise<void> {
  const query = { countryCode: domain.countryCodeISO2, pageSize: 100 };
  if (!domain.params.storeLocator.isActive) {
    for (const id of ["findStores", "findPickups", "findLockers"]) await prober.ask(id, { query }, 404);
    await prober.ask("listStoreCountries", { query: { countries: domain.countryCodeISO2 } }, 404);
    await prober.ask("getStore", { params: { storeId: "999999999" } }, 404);
    await reserve(prober, domain, { stores: [] }, goods);
    return;
  }
  const all = await prober.get(storeListSchema, "findStores", { query });
  const [first] = all.stores;
  const near = await prober.get(storeListSchema, "findStores", { query: { search: first?.address.city ?? "" } });
  const distances = near.stores.map(({ distance }) => distance ?? 0);
  prober.check("findStores", distances.join() === [...distances].sort((a, b) => a - b).join(), "not the nearest first");
  await prober.ask("findStores", { query: { search: "Contract-Tests-Ville" } }, 404);
  for (const id of ["findStores", "findPickups", "findLockers"]) {
    await prober.ask(id, { query: { lat: 91, lon: 0 } }, 400);
    await prober.ask(id, { query }, 200);
  }
  const params = { storeId: first?.storeId ?? "" };
  await prober.get(storeSchema, "getStore", { params, query: { productId: goods.productId } });
  await prober.ask("getStore", { params: { storeId: "999999999" } }, 404);
  const countries = { query: { countries: domain.countryCodeISO2 } };
  await prober.get(storeCountriesSchema, "listStoreCountries", countries);
  await prober.ask("listStoreCountries", { query: { countries: "AQ" } }, 404);
  await reserve(prober, domain, all, goods);
}

async function reserve(
  prober: Prober,
  { params }: Domain,
  { stores }: Pick<StoreList, "stores">,
  { sku }: Goods,
): Promise<void> {
  const { values } = await prober.get(reservationsSchema, "listReservations", { query: { page: 1, size: 5 } });
  await prober.ask("reserve", { params: { storeId: "999999999" }, body: { sku }, as: "customer" }, 404);
  await prober.ask("cancelReservation", { params: { reservationId: "nobody" } }, 404);
  await prober.ask("restoreReservation", { params: { reservationId: "nobody" } }, 404);
  for (const { storeId } of stores) {
    const ask = { params: { storeId }, body: { sku }, as: "customer" } as const;
    const { status, body } = await prober.ask("reserve", ask, 201, 422);
    if (!params.ereservation) return;
    if (status !== 201) continue;
    const { reservationId } = reservationSchema.parse(body);
    const after = await prober.get(reservationsSchema, "listReservations");
    const isNew = values.every((one) => one.reservationId !== reservationId);
    prober.check(
      "listReservations",
      isNew && after.values[0]?.reservationId === reservationId,
      "the newest is not first",
    );
    await prober.ask("cancelReservation", { params: { reservationId } }, 204);
    const back = await prober.get(reservationSchema, "restoreReservation", { params: { reservationId } });
    prober.check("restoreReservation", back.reservationId === reservationId, "another reservation came back");
    await prober.ask("cancelReservation", { params: { reservationId } }, 204);
    return;
  }
}
