import { Link } from "@remix-run/react";
import { useText } from "#app/i18n/use-text.tsx";
import { useShell } from "../shell/shell-context";
import styles from "./family-links.module.css";

/** The menu's first links, for pages without products to show. Texts: `common`. */
export function FamilyLinks() {
  const t = useText("common");
  const { families } = useShell();
  if (families.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={t("families.browse")}>
      <p className={styles.title}>{t("families.browse")}</p>
      <ul className="link-row">
        {families.map(({ label, to }) => (
          <li key={to}>
            <Link className="text-link text-link-tall" to={to} prefetch="intent">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
