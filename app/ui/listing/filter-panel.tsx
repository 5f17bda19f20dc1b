import { Link } from "@remix-run/react";
import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { FilterChip } from "../chip/chip";
import styles from "./filter-panel.module.css";
import listingStyles from "./listing.module.css";
import type { Facet } from "#app/models/family.ts";
import { Button, buttonClass, IconButton } from "../button/button";
import { FacetGroups, type OnToggle } from "./facet-groups";

export const FILTER_PANEL_ID = "filters";
export const FILTER_FORM_ID = "filter-form";
export const RESULT_COUNT_ID = "result-count";
const APPLIED_ID = "applied-filters";

export interface FilterPanelProps {
  /** Address of the listing without filters. */
  action: string;
  facets: readonly Facet[];
  /** "Show 24 items" */
  submitLabel: string;
  /** Address of the "clear all" link. */
  clearTo: string;
  /** With scripts a choice applies at once; the owner then passes the new selection in `facets`. */
  onToggle: OnToggle;
  /** With scripts, called with the form's fields instead of sending it to its address. */
  onApply: (fields: URLSearchParams) => void;
  /** Hidden fields of the form: the words of a search. */
  children?: ReactNode;
}

/** One GET form with all facets: its fields are the address's parameters. A sheet below 1280 px, a column above. */
export function FilterPanel(props: FilterPanelProps) {
  const { action, facets, submitLabel, clearTo, onToggle, onApply, children } = props;
  const t = useText("common");
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The page does not change, so the sheet over it has to be closed.
    closePanel();
    onApply(fieldsOf(event.currentTarget));
  };
  return (
    <div
      className={styles.panel}
      popover="auto"
      id={FILTER_PANEL_ID}
      role="group"
      aria-label={t("filter.panel")}
      data-locks-scroll=""
      data-until-desktop=""
    >
      <form className={styles.form} id={FILTER_FORM_ID} method="get" action={action} onSubmit={apply}>
        {children}
        <div className={styles.head}>
          <p className="title">{t("filter.open")}</p>
          <IconButton
            icon="close"
            label={t("filter.close")}
            popovertarget={FILTER_PANEL_ID}
            popovertargetaction="hide"
          />
        </div>
        <div className={styles.body}>
          <FacetGroups facets={facets} onToggle={onToggle} />
        </div>
        <div className={styles.foot}>
          {facets.some(({ values }) => values.some(({ selected }) => selected)) && (
            <Link className={buttonClass({ variant: "outline" })} to={clearTo} preventScrollReset>
              {t("filter.clear")}
            </Link>
          )}
          <Button type="submit">{submitLabel}</Button>
        </div>
      </form>
    </div>
  );
}

function closePanel(): void {
  const panel = document.getElementById(FILTER_PANEL_ID);
  if (panel?.matches(":popover-open")) panel.hidePopover();
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  return fields;
}

export interface AppliedFiltersProps {
  filters: readonly { label: string; to: string }[];
  clearTo: string;
}

/** All applied filters, each a link that removes it. */
export function AppliedFilters({ filters, clearTo }: AppliedFiltersProps) {
  const t = useText("common");
  if (filters.length === 0) return <div className={listingStyles.applied} />;
  return (
    <div id={APPLIED_ID} tabIndex={-1} className={listingStyles.applied} role="group" aria-label={t("filter.applied")}>
      {filters.map((filter) => (
        <FilterChip key={filter.to} {...filter} />
      ))}
      <Link className="text-link text-link-tall" to={clearTo} preventScrollReset>
        {t("filter.clear")}
      </Link>
    </div>
  );
}

/**
 * A removed chip takes the focus with it: the focus goes to the box around the other chips, or after the last one to
 * the number of results. After an empty listing both appear only with the answer.
 */
export function useRemovalFocus(count: number): void {
  const before = useRef(count);
  const isLost = useRef(false);
  useEffect(() => {
    if (document.activeElement !== document.body) isLost.current = false;
    else if (count < before.current) isLost.current = true;
    before.current = count;
    if (!isLost.current) return;
    const target = document.getElementById(APPLIED_ID) ?? document.getElementById(RESULT_COUNT_ID);
    target?.focus({ preventScroll: true });
  });
}
