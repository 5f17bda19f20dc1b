import { Link } from "@remix-run/react";
import styles from "./listing.module.css";

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
