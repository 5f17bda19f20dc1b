import { useNavigate, useNavigationType } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { type Text, useText } from "#app/i18n/use-text.tsx";
import type { Facet } from "#app/models/family.ts";
import {
  appliedFilters,
  type FacetId,
  isFilterApplied,
  type ListingQuery,
  listingSearch,
  PAGE_SIZE,
  parseListingQuery,
  SORTS,
  toggleFilter,
  withoutFilters,
  withPage,
  withSort,
} from "#app/models/listing-query.ts";
import type { ListingView } from "#app/models/listing-view.ts";
import { pageCount } from "#app/models/page-count.ts";
import { needsSizeWord } from "#app/i18n/option-words.ts";
import type { ServerHtml } from "../static-html/server-html";
import { Pagination } from "../pagination/pagination";
import { ProductGrid } from "../product-card/product-grid";
import { AppliedFilters, FilterPanel, useRemovalFocus } from "./filter-panel";
import { ListingLayout, type NamedFilter, Toolbar } from "./listing-layout";
import styles from "./listing.module.css";
import { useListingQuery } from "./use-listing-query";
import { type MoreState, useFocusOnNew, useIsMoreComing, useLoadedPages } from "./use-loaded-pages";

/** A listing with its products as HTML. */
export type ShownListing = Omit<ListingView, "tiles"> & { cards: ServerHtml };

export interface ListingResultsProps {
  listing: ShownListing;
  /** Address without its query. */
  address: string;
  /** Parameters in every link of the listing: the words of a search. */
  kept?: Readonly<Record<string, string>>;
  /** What is shown instead of products when there are none. */
  empty: (filters: readonly NamedFilter[], clearTo: string) => ReactNode;
}

/**
 * Products with filters, orders and pages. All state is in the address: links and one GET form, which scripts only make
 * faster. Texts: `listing` and `common`.
 */
export function ListingResults({ listing, address, kept, empty }: ListingResultsProps) {
  const t = useText("listing");
  const { query, answered, isPending } = useListingQuery(address);
  const addressOf = (next: ListingQuery) => address + listingSearch(next, kept);
  const change = useChanges(query, addressOf);
  const box = useTopOfNew(addressOf(withPage(answered, 1)));
  const { facets } = listing;
  const filtersOf = (each: ListingQuery) => namedFilters(facets, each, (search) => address + search, kept);
  const filters = filtersOf(query);
  useRemovalFocus(filters.length);
  const clearTo = addressOf(withoutFilters(query));
  // Nothing to filter or sort.
  if (listing.total === 0 && filters.length === 0) return <div className={styles.empty}>{empty(filters, clearTo)}</div>;
  return (
    <ListingLayout
      box={box}
      toolbar={
        <Toolbar
          applied={filters.length}
          shown={t("items", { count: listing.total })}
          announced={announcement(t, listing, answered, filtersOf(answered))}
          sort={query.sort}
          sorts={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          onSort={change.sort}
        />
      }
      filters={
        <FilterPanel
          action={address}
          facets={isPending ? facets.map((facet) => asAskedFor(facet, query)) : facets}
          submitLabel={listing.total > 0 ? t("show", { count: listing.total }) : t("show.none")}
          clearTo={clearTo}
          onToggle={change.toggle}
          onApply={change.apply}
        >
          {Object.entries(kept ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </FilterPanel>
      }
    >
      {listing.total === 0 ? (
        <div className={styles.empty}>{empty(filters, clearTo)}</div>
      ) : (
        <>
          <AppliedFilters filters={filters} clearTo={clearTo} />
          <Products
            listing={listing}
            isPending={isPending}
            address={addressOf(withPage(answered, 1))}
            asked={addressOf(withPage(query, 1))}
            hrefOf={(page) => addressOf(withPage(query, page))}
          />
        </>
      )}
    </ListingLayout>
  );
}

/** What filters and order ask for. Choices of one frame are told one after another, each on top of the one before. */
function useChanges(query: ListingQuery, addressOf: (query: ListingQuery) => string) {
  const navigate = useNavigate();
  const latest = useRef(query);
  latest.current = query;
  // Flushed at once, or a ticked box would look unticked until the router renders.
  const show = (next: ListingQuery) => navigate(addressOf(next), { preventScrollReset: true, flushSync: true });
  return {
    toggle: (facet: FacetId, value: string, isTicked: boolean) => {
      // A form that was sent meanwhile has told it already.
      if (isFilterApplied(latest.current, facet, value) !== isTicked) show(toggleFilter(latest.current, facet, value));
    },
    sort: (chosen: string) =>
      show(withSort(latest.current, SORTS.find((sort) => sort === chosen) ?? latest.current.sort)),
    apply: (fields: URLSearchParams) => {
      const next = parseListingQuery(fields);
      // What was ticked is shown or on its way: asking again would only take longer.
      if (addressOf(next) !== addressOf(withPage(latest.current, 1))) show(next);
    },
  };
}

/**
 * Scrolls to the top of new results: a shopper far down in the old ones would otherwise start in the middle of them.
 */
function useTopOfNew(address: string) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(address);
  const type: string = useNavigationType();
  const isBack = type === "POP";
  useEffect(() => {
    if (address === before.current) return;
    before.current = address;
    // Going back restores the old scroll position instead.
    if (!isBack && box.current && box.current.getBoundingClientRect().top < 0)
      box.current.scrollIntoView({ behavior: "instant" });
  }, [address, isBack]);
  return box;
}

interface ProductsProps {
  listing: ShownListing;
  /** Other products are being loaded. */
  isPending: boolean;
  /** Address of the listing's first page. */
  address: string;
  /** That of the listing that is being loaded. */
  asked: string;
  hrefOf: (page: number) => string;
}

function Products({ listing, isPending, address, asked, hrefOf }: ProductsProps) {
  const { page, total } = listing;
  // Of other products that are coming, the first page has not been seen yet.
  const isOther = asked !== address;
  const { pages, from } = useLoadedPages(listing, address);
  const isMoreComing = useIsMoreComing(hrefOf(page + 1));
  const box = useFocusOnNew(pages.length);
  return (
    <div ref={box} className={isPending ? styles.pending : undefined} aria-busy={isPending || undefined}>
      <ProductGrid pages={pages} coming={isMoreComing ? Math.min(PAGE_SIZE, total - page * PAGE_SIZE) : 0} />
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={total}
        hrefOf={isOther ? () => asked : hrefOf}
        more={isOther ? undefined : ({ from } satisfies MoreState)}
      />
    </div>
  );
}

function asAskedFor(facet: Facet, query: ListingQuery): Facet {
  const values = facet.values.map((value) => ({ ...value, selected: isFilterApplied(query, facet.id, value.id) }));
  return { ...facet, values };
}

/**
 * The applied filters in words. A short size gets its facet's name, and so does a value that the catalogue does not
 * know, such as a price range of another currency: it is shown as it is.
 */
function namedFilters(
  facets: readonly Facet[],
  query: ListingQuery,
  addressOf: (search: string) => string,
  kept?: Readonly<Record<string, string>>,
): NamedFilter[] {
  return appliedFilters(query, kept).map(({ facet: id, value, removal }) => {
    const facet = facets.find((each) => each.id === id);
    const known = facet?.values.find((each) => each.id === value)?.label;
    const label = known ?? (id === "price" ? rangeText(value) : value);
    const isBare = !known || (id === "size" && needsSizeWord(known));
    return { label: isBare && facet ? `${facet.label} ${label}` : label, to: addressOf(removal) };
  });
}

/** `20-40` with a dash between its ends, `250-` as "250+". Nobody knows which currency it was meant in. */
function rangeText(range: string): string {
  return range.replace(/-$/, "+").replace("-", "–");
}

/** What a screen reader announces after the number of items. */
function announcement(
  t: Text<"listing">,
  { total, page }: ShownListing,
  { sort }: ListingQuery,
  filters: readonly NamedFilter[],
): string {
  const pages = pageCount(total, PAGE_SIZE);
  const said = [`${t(`sort.${sort}`)}.`];
  if (pages > 1) said.unshift(`${t("page", { page, pages })}.`);
  if (filters.length > 0) said.push(t("status.filters", { filters: filters.map(({ label }) => label).join(", ") }));
  return said.join(" ");
}
