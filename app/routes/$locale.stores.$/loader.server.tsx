import { countryName, serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { foundInWords } from "#app/i18n/place-words.ts";
import type { PageMessages } from "#app/i18n/namespaces.ts";
import type { Text } from "#app/i18n/use-text.tsx";
import { data } from "@remix-run/node";
import { requireStoresPage } from "#app/bff/stores/store-access.server.ts";
import { alternates } from "#app/bff/sites/alternates.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { optional } from "#app/bff/http/error-responses.server.ts";
import { markRefused, titleOf } from "#app/bff/http/form-problem.server.ts";
import { getStoresForMap, listStoreCountries } from "#app/bff/stores/locator.server.ts";
import { findPlaces } from "#app/bff/stores/places.server.ts";
import { whereStores } from "#app/bff/stores/product-stores.server.ts";
import { type ContentData, contentPageData, contentUnavailable } from "#app/document/content-document.server.tsx";
import type { Store } from "#app/models/store.ts";
import { openingState, specialDaysAhead } from "#app/models/opening-hours.ts";
import { type AskedPlace, type Near, readAskedPlace } from "#app/models/place-search.ts";
import { type StoreFilter, storePath, STORE_FILTERS } from "#app/models/store-address.ts";
import { storeData } from "#app/models/structured-data.ts";
import { paths } from "#app/paths.ts";
import { AllStores } from "#app/ui/stores/all-stores.tsx";
import { StorePage } from "#app/ui/stores/store-page.tsx";
import { StoreSearch, type StoreSearchProps } from "#app/ui/stores/store-search.tsx";
import type { StoreSearchFormProps } from "#app/ui/stores/store-search-form.tsx";
import { mapAround, overviewMap, storeView } from "./store-view.server";

interface StoresData extends ContentData {
  /** The search form of the stores' page. */
  form?: StoreSearchFormProps;
  messages?: PageMessages;
}

/**
 * The stores' pages. Throws as the access step does; when the service does not answer, a 503 with a page that says so.
 */
export async function loadStores(
  context: RequestContext,
  request: Request,
  below: string,
): Promise<StoresData | ReturnType<typeof data<StoresData>>> {
  const asked = await requireStoresPage(context, request, below);
  if (asked.page === "store") return storePage(context, asked.store);
  return asked.page === "all" ? allPage(context, request) : searchPage(context, request);
}

/** As many as the map can show. */
const MOST_FOUND = 20;
/** The gateway cannot filter by opening hours: so many shops are loaded to find the open ones. */
const MOST_ASKED = 200;

interface AskedStores extends AskedPlace {
  services: StoreFilter[];
  onlyOpen: boolean;
}

function readAsked({ searchParams }: URL): AskedStores {
  return {
    ...readAskedPlace(searchParams, "search"),
    services: STORE_FILTERS.filter((service) => searchParams.getAll("services").includes(service)),
    onlyOpen: searchParams.get("open") === "1",
  };
}

async function searchPage(context: RequestContext, request: Request) {
  const { language, origin, site } = context;
  const asked = readAsked(new URL(request.url));
  const isAsked = asked.near !== null;
  if (asked.isNowhere) markRefused(context);
  const [t, found, overview] = await Promise.all([
    serverText(language, "stores"),
    asked.near && findStores(context, { ...asked, near: asked.near }),
    isAsked ? null : overviewOf(context),
  ]);
  const isUnavailable = isAsked ? !found : !overview;
  const page = contentPageData(
    context,
    {
      title: await titleOf(context, `${found ? found.title : t("title")} | Vitrine`),
      description: t("description"),
      // Search results must not be indexed (SEO-05).
      canonical: isAsked ? undefined : origin + paths.stores(site.canonicalPrefix),
      alternates: alternates(
        context,
        whereStores(context, (_country, prefix) => paths.stores(prefix)),
      ),
      crumbs: [{ label: t("crumb") }],
    },
    <StoreSearch
      {...{ found, isUnavailable }}
      address={paths.stores(context.prefix) + new URL(request.url).search}
      towns={overview?.towns ?? []}
      map={found ? mapAround(context, found.stores) : (overview?.map ?? null)}
    />,
  );
  const form = formOf(asked, t);
  const messages = pageMessages(language, "placeSearch");
  return data({ ...page, form, messages }, { status: isUnavailable ? 503 : asked.isNowhere ? 400 : 200 });
}

/** Shops near a place, and their number in words; null when the service does not answer. */
async function findStores(
  context: RequestContext,
  { place, near, services, onlyOpen }: AskedStores & { near: Near },
): Promise<StoreSearchProps["found"]> {
  const { language } = context;
  const most = onlyOpen ? MOST_ASKED : MOST_FOUND;
  const [t, counted, list] = await Promise.all([
    serverText(language, "stores"),
    serverText(language, "placeSearch"),
    findPlaces(context, { kind: "store", near, services, most }),
  ]);
  if (!list) return null;
  const now = new Date();
  const wanted = onlyOpen ? list.stores.filter((store) => openingState(store, now).state === "open") : list.stores;
  const stores = await Promise.all(wanted.slice(0, MOST_FOUND).map((store) => storeView(context, store, now)));
  const isAll = list.total <= list.stores.length && wanted.length <= MOST_FOUND;
  const words = foundInWords({ place, count: stores.length, isAll }, counted);
  const isFiltered = stores.length === 0 && (onlyOpen || services.length > 0);
  return { stores, title: isFiltered ? `${words} ${t("none.filtered")}` : words };
}

function formOf({ place, isNowhere, services, onlyOpen }: AskedStores, t: Text<"stores">): StoreSearchFormProps {
  const isOpen = { name: "open", value: "1", label: t("search.open"), isChosen: onlyOpen };
  const kept = STORE_FILTERS.map((service) => {
    return { name: "services", value: service, label: t(`service.${service}`), isChosen: services.includes(service) };
  });
  const filters = { legend: t("search.filters"), choices: [isOpen, ...kept] };
  return { title: t("title"), label: t("search.label"), place, isNowhere, filters };
}

async function overviewOf(context: RequestContext) {
  const [countries, every] = await Promise.all([
    listStoreCountries(context),
    storesForMap(context, "the stores are shown without a map"),
  ]);
  if (!countries) return null;
  const towns = countries.flatMap(({ cities }) => cities.map(({ name, stores }) => ({ name, count: stores.length })));
  return { towns, map: overviewMap(context, every) };
}

/** None on a site without maps, and while they cannot be read: the page is the same but for its map. */
async function storesForMap(context: RequestContext, without: string): Promise<readonly Store[]> {
  if (!context.site.params.showMap) return [];
  return optional(context, without, [], () => getStoresForMap(context));
}

async function allPage(context: RequestContext, request: Request) {
  const { language, locale, prefix, origin, site } = context;
  const [t, countries] = await Promise.all([serverText(language, "stores"), listStoreCountries(context)]);
  if (!countries) return contentUnavailable(context, request);
  return contentPageData(
    context,
    {
      title: `${t("all")} | Vitrine`,
      description: t("all.description"),
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
    storesForMap(context, "a store is shown without the others"),
  ]);
  const now = new Date();
  const view = await storeView(context, store, now);
  const canonical = origin + paths.store(site.canonicalPrefix, view.path);
  context.structuredData.push(storeData(store, canonical));
  return contentPageData(
    context,
    {
      title: `${view.name} | Vitrine`,
      description: t("store.description", { name: view.name, address: view.lines.join(", ") }),
      canonical,
      // A shop has a page on the site of its country only.
      alternates: alternates(
        context,
        whereStores(context, (country, other) =>
          country === store.address.country ? paths.store(other, view.path) : null,
        ),
      ),
      crumbs: [{ label: t("crumb"), to: paths.stores(prefix) }, { label: view.name }],
    },
    <StorePage
      store={{ ...store, specialDays: specialDaysAhead(store, now) }}
      view={view}
      map={overviewMap(context, every, store)}
    />,
  );
}
