import type { ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import { SelectField, type SelectOption } from "../field/select-field";
import { Icon } from "../icon/icon";
import { FILTER_FORM_ID, FILTER_PANEL_ID } from "./filter-panel";
import styles from "./listing.module.css";

export interface ListingLayoutProps {
  toolbar: ReactNode;
  filters: ReactNode;
  children: ReactNode;
}

/** Toolbar above, filters beside (a sheet below 1280 px), results. */
export function ListingLayout({ toolbar, filters, children }: ListingLayoutProps) {
  return (
    <div className={styles.listing}>
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
  /** "24 items", announced when it changes, together with `announced`. */
  shown: string;
  /** What eyes see elsewhere: page and applied filters. */
  announced?: string;
  sort: string;
  sorts: readonly SelectOption[];
  /** With scripts another order counts at once. */
  onSort: (sort: string) => void;
}

/** Filters, count, sort; stays below the header. The sort belongs to the filter form. */
export function Toolbar({ applied, shown, announced, sort, sorts, onSort }: ToolbarProps) {
  const t = useText("common");
  return (
    <div className={styles.toolbar}>
      <div className={`${styles.bar} container`}>
        <button className={styles.filterButton} type="button" popovertarget={FILTER_PANEL_ID}>
          <Icon name="filter" />
          {applied > 0 ? t("filter.openCount", { applied }) : t("filter.open")}
        </button>
        <label className={styles.toggle}>
          <input type="checkbox" defaultChecked />
          <Icon name="filter" />
          <span className={styles.show}>{t("filter.show")}</span>
          <span className={styles.hide}>{t("filter.hide")}</span>
        </label>
        <p className={styles.shown} role="status">
          {shown}
          {announced && <span className="visually-hidden"> {announced}</span>}
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
            value={sort}
            onChange={({ currentTarget }) => onSort(currentTarget.value)}
          />
          <noscript>
            <button className="text-link" type="submit" form={FILTER_FORM_ID}>
              {t("sort.apply")}
            </button>
          </noscript>
        </div>
      </div>
    </div>
  );
}
