import { Link } from "@remix-run/react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import styles from "./breadcrumb.module.css";

export interface Crumb {
  label: string;
  /** Left out for the page itself, which comes last. */
  to?: string;
}

/** The path from home to this page; home is added in front. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { prefix } = useLocale();
  const t = useText("common");
  const all: readonly Crumb[] = [{ label: t("breadcrumb.home"), to: paths.home(prefix) }, ...crumbs];
  return (
    <nav className={`${styles.breadcrumb} container`} aria-label={t("breadcrumb.label")}>
      <ol>
        {all.map(({ label, to }) =>
          to ? (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ) : (
            <li key={label} aria-current="page">
              {label}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
