import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useText } from "~/i18n/use-text";
import { FilterChip } from "../chip/filter-chip";
import styles from "./listing.module.css";

export interface AppliedFiltersProps {
  filters: readonly { label: string; to: string }[];
  clearTo: string;
}

/** Every applied filter, a press away from being gone. */
export function AppliedFilters({ filters, clearTo }: AppliedFiltersProps) {
  const t = useText("common");
  const box = useRemovalFocus(filters.length);
  if (filters.length === 0) return <div ref={box} tabIndex={-1} className={styles.applied} />;
  return (
    <div ref={box} tabIndex={-1} className={styles.applied} role="group" aria-label={t("filter.applied")}>
      {filters.map((filter) => (
        <FilterChip key={filter.to} {...filter} />
      ))}
      <Link className="text-link text-link-tall" to={clearTo} preventScrollReset>
        {t("filter.clear")}
      </Link>
    </div>
  );
}

/** A pressed chip is gone with its filter: the focus that it had stays where it was. */
function useRemovalFocus(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return box;
}
