import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "../button/button";
import { FilterChip } from "../chip/chip";
import { EmptyState } from "../empty-state/empty-state";
import { FamilyLinks } from "../family-links/family-links";
import styles from "./listing.module.css";
import { Link } from "@remix-run/react";
import type { ReactNode, RefObject } from "react";
import { SelectField, type SelectOption } from "../field/select-field";
import { Icon } from "../icon/icon";
import { FILTER_FORM_ID, FILTER_PANEL_ID, RESULT_COUNT_ID } from "./filter-panel";
import { usePaintedFirst } from "./use-painted-first";

/** An applied filter in words, and the address without it. */
export interface NamedFilter {
  label: string;
  to: string;
}

export interface ListingLayoutProps {
  box: RefObject<HTMLDivElement>;
  toolbar: ReactNode;
  filters: ReactNode;
  children: ReactNode;
}

/** The toolbar above, the filters beside the results (a sheet below 1280 px). */
export function ListingLayout({ box, toolbar, filters, children }: ListingLayoutProps) {
  return (
    <div ref={box} className={styles.listing}>
      {toolbar}
      <div className={styles.layout}>
        {filters}
        <div>{children}</div>
      </div>
    </div>
  );
}

export interface ToolbarProps {
  /** How many filters are applied. */
  applied: number;
  /** "24 items", announced together with `announced` when it changes. */
  shown: string;
  /** Announced only: page number and applied filters, which are visible elsewhere. */
  announced?: string;
  sort: string;
  sorts: readonly SelectOption[];
  /** With scripts a new order applies at once. */
  onSort: (sort: string) => void;
}

/** Filter button, count and sort; sticky below the header. The sort field belongs to the filter form. */
export function Toolbar({ applied, shown, announced, sort, sorts, onSort }: ToolbarProps) {
  const t = useText("common");
  const [shownSort, choose] = usePaintedFirst(sort);
  return (
    <div className={styles.toolbar}>
      <div className={`${styles.bar} container`}>
        <button className={styles.filterButton} type="button" popovertarget={FILTER_PANEL_ID}>
          <Icon name="filter" />
          {applied > 0 ? t("filter.openCount", { applied }) : t("filter.open")}
        </button>
        {/* Empty: the column of filters is shown while it is open. A checkbox "Hide filters" would be read as ticked. */}
        <details className={styles.toggle} open>
          <summary>
            <Icon name="filter" />
            <span className={styles.show}>{t("filter.show")}</span>
            <span className={styles.hide}>{t("filter.hide")}</span>
          </summary>
        </details>
        <p className={styles.shown} id={RESULT_COUNT_ID} tabIndex={-1} role="status">
          {shown}
          {announced && <span className="visually-hidden">, {announced}</span>}
        </p>
        <div className={styles.sort}>
          <span className={styles.sortLabel} aria-hidden="true">
            {t("sort.label")}
          </span>
          <SelectField
            bare
            name="sort"
            form={FILTER_FORM_ID}
            label={t("sort.label")}
            options={sorts}
            value={shownSort}
            onChange={({ currentTarget: { value } }) => choose(value, () => onSort(value))}
          />
          <noscript>
            <button className="text-link text-link-tall" type="submit" form={FILTER_FORM_ID}>
              {t("sort.apply")}
            </button>
          </noscript>
        </div>
      </div>
    </div>
  );
}

export interface ListingHeadProps {
  title: string;
  /** "128 items" */
  count?: string;
  description?: string | null;
}

/** Title with the number of results, and a sentence about them. */
export function ListingHead({ title, count, description }: ListingHeadProps) {
  return (
    <div className={`${styles.head} container`}>
      <h1 className="heading">
        {title} {count && <span className={styles.count}>{count}</span>}
      </h1>
      {description && <p className={`lead ${styles.description}`}>{description}</p>}
    </div>
  );
}

export interface SubFamily {
  label: string;
  to: string;
  current?: boolean;
}

/** Families below (or beside) this one, in a row that scrolls. */
export function SubFamilies({ label, families }: { label: string; families: readonly SubFamily[] }) {
  if (families.length === 0) return null;
  return (
    <nav className={styles.families} aria-label={label}>
      {families.map((family) => (
        <Link key={family.to} to={family.to} aria-current={family.current ? "page" : undefined} prefetch="intent">
          {family.label}
        </Link>
      ))}
    </nav>
  );
}

export interface EmptyListingProps {
  filters: readonly NamedFilter[];
  clearTo: string;
}

/** No products: says which filters to remove if they are the reason, else where to go from here. Texts: `listing`. */
export function EmptyListing({ filters, clearTo }: EmptyListingProps) {
  const { prefix } = useLocale();
  const t = useText("listing");
  if (filters.length === 0) {
    return (
      <EmptyState title={t("empty.family")}>
        <p className="lead">{t("empty.elsewhere")}</p>
        <ButtonLink to={paths.home(prefix)}>{t("empty.home")}</ButtonLink>
        <FamilyLinks />
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="filter" title={t("empty.title")}>
      <p className="lead">{t("empty.advice")}</p>
      <ul className={styles.removals}>
        {filters.map((filter) => (
          <li key={filter.to}>
            <FilterChip {...filter} />
          </li>
        ))}
      </ul>
      <ButtonLink to={clearTo} variant="outline">
        {t("empty.clear")}
      </ButtonLink>
    </EmptyState>
  );
}
