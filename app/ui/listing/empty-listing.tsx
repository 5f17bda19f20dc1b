import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { ButtonLink } from "../button/button";
import { FilterChip } from "../chip/filter-chip";
import { EmptyState } from "../empty-state/empty-state";
import { FamilyLinks } from "../family-links/family-links";
import type { NamedFilter } from "./listing-results";
import styles from "./listing.module.css";

export interface EmptyListingProps {
  filters: readonly NamedFilter[];
  clearTo: string;
}

/** No products: what to take away when it is the filters' doing, else where to go from here. Texts: `listing`. */
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
