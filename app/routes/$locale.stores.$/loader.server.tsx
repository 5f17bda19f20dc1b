import { countryName, serverText } from "~/i18n/i18n.server";
import { data } from "@remix-run/node";
import { requireStoresPage } from "~/bff/stores/store-access.server";
import { alternates, type PathIn } from "~/bff/sites/alternates.server";
import type { RequestContext } from "~/bff/context.server";
import { formatPhoneNumber } from "~/bff/account/phone-number.server";
import { listStoresForMap, listStoreCountries } from "~/bff/stores/locator.server";
import { findPlaces, MAX_PLACE } from "~/bff/stores/places.server";
import { contentPageData, contentUnavailable } from "~/document/content-document.server";
import type { Store } from "~/models/store";
import { storePath, STORE_FILTERS } from "~/models/store-address";
import { storeData } from "~/models/structured-data";
import { paths } from "~/paths";
import { AllStores } from "~/ui/stores/all-stores";
import { StorePage } from "~/ui/stores/store-page";
import { StoreSearch } from "~/ui/stores/store-search";
import { mapAround, overviewMap, storeView } from "./store-view.server";

/** The stores' pages. Throws what the access step throws; a page that says so, with a 503, while nobody answers. */
export async function loadStores(context: RequestContext, request: Request, below: string) {
  const asked = await requireStoresPage(context, below);
  if (asked.page === "store") return storePage(context, asked.store);
  return asked.page === "all" ? allPage(context) : searchPage(context, request);
}

/** What stands in every site that has shops. */
function whereStores({ shop: { sites } }: RequestContext, path: PathIn): PathIn {
  return (country, prefix) => (sites.byCountry(country).params.storeLocator.isActive ? path(country, prefix) : null);
}

/** As many as a map can show. */
const MOST_FOUND = 20;

async function searchPage(context: RequestContext, request: Request) {
  const { language, origin, site } = context;
  const { searchParams } = new URL(request.url);
  const search = (searchParams.get("search") ?? "").trim().slice(0, MAX_PLACE);
  const services = STORE_FILTERS.filter((service) => searchParams.getAll("services").includes(service));
  const onlyOpen = searchParams.get("open") === "1";
  const [t, found, overview] = await Promise.all([
    serverText(language, "stores"),
    search ? findPlaces(context, { kind: "store", near: { search }, services, most: MOST_FOUND }) : null,
    search ? null : overviewOf(context),
  ]);
  const now = new Date();
  const views = found && (await Promise.all(found.stores.map((store) => storeView(context, store, now))));
  const stores = views?.filter(({ isOpen }) => !onlyOpen || isOpen) ?? null;
  const isUnavailable = search ? !found : !overview;
  const page = contentPageData(
    context,
    {
      title: `${search ? t("found", { count: stores?.length ?? 0, place: search }) : t("title")} | Vitrine`,
      description: t("description"),
      // Results are never in a search engine (SEO-05).
      canonical: search ? undefined : origin + paths.stores(site.canonicalPrefix),
      alternates: alternates(
        context,
        whereStores(context, (_country, prefix) => paths.stores(prefix)),
      ),
      crumbs: [{ label: t("crumb") }],
    },
    <StoreSearch
      {...{ search, services, onlyOpen, stores, isUnavailable }}
      towns={overview?.towns ?? []}
      map={stores ? mapAround(context, stores) : (overview?.map ?? null)}
    />,
  );
  return data(page, { status: isUnavailable ? 503 : 200 });
}

async function overviewOf(context: RequestContext) {
  const [countries, every] = await Promise.all([
    listStoreCountries(context),
    context.site.params.showMap ? listStoresForMap(context) : [],
  ]);
  if (!countries) return null;
  const towns = countries.flatMap(({ cities }) => cities.map(({ name, stores }) => ({ name, count: stores.length })));
  return { towns, map: overviewMap(context, every ?? []) };
}

async function allPage(context: RequestContext) {
  const { language, locale, prefix, origin, site } = context;
  const [t, countries] = await Promise.all([serverText(language, "stores"), listStoreCountries(context)]);
  if (!countries) return contentUnavailable(context);
  return contentPageData(
    context,
    {
      title: `${t("all")} | Vitrine`,
      description: t("description"),
      canonical: origin + paths.allStores(site.canonicalPrefix),
      alternates: alternates(
        context,
        whereStores(context, (_country, other) => paths.allStores(other)),
      ),
      crumbs: [{ label: t("crumb"), to: paths.stores(prefix) }, { label: t("all") }],
    },
    <AllStores
      countries={countries.map(({ countryCode: country, cities }) => ({
        name: countryName(locale, country),
        cities: cities.map(({ name: city, stores }) => ({
          name: city,
          stores: stores.map(({ storeId, name }) => ({ name, path: storePath({ storeId, name, city, country }) })),
        })),
      }))}
    />,
  );
}

async function storePage(context: RequestContext, store: Store) {
  const { language, prefix, origin, site } = context;
  const [t, every] = await Promise.all([
    serverText(language, "stores"),
    site.params.showMap ? listStoresForMap(context) : [],
  ]);
  // The map is a comfort: the page goes without it.
  context.failure = null;
  const view = await storeView(context, store, new Date());
  const canonical = origin + paths.store(site.canonicalPrefix, view.path);
  context.structuredData.push(storeData(store, canonical));
  return contentPageData(
    context,
    {
      title: `${view.name} | Vitrine`,
      description: t("store.description", { name: view.name, address: view.lines.join(", ") }),
      canonical,
      // A shop stands in one country, and its page in that country's site.
      alternates: alternates(
        context,
        whereStores(context, (country, other) =>
          country === store.address.country ? paths.store(other, view.path) : null,
        ),
      ),
      crumbs: [{ label: t("crumb"), to: paths.stores(prefix) }, { label: view.name }],
    },
    <StorePage
      store={store}
      view={view}
      phone={store.phone ? formatPhoneNumber({ phoneNumber: store.phone }, site.country) : null}
      map={overviewMap(context, every ?? [], store)}
    />,
  );
}
