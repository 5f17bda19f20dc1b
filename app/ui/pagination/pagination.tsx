import { Link } from "@remix-run/react";
import { useText } from "#app/i18n/use-text.tsx";
import { pageCount } from "#app/models/page-count.ts";
import { ButtonLink } from "../button/button";
import { Progress } from "../progress/progress";
import styles from "./pagination.module.css";

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pageSize: number;
  total: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
  /**
   * History state for links whose page is appended to the products on the page: with JavaScript the page stays, and its
   * address becomes that of the last page.
   */
  more?: object;
  /** Texts to use when the list is not one of products. */
  texts?: { seen: (seen: number) => string; next: (count: number) => string };
}

/** How many entries were seen, a link to more, and numbered links to pages. Nothing for a single page. */
export function Pagination({ page, pageSize, total, hrefOf, more, texts }: PaginationProps) {
  const t = useText("common");
  const pages = pageCount(total, pageSize);
  const seen = Math.min(page * pageSize, total);
  const remaining = Math.min(pageSize, total - seen);
  if (pages === 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t("pagination.label")}>
      <Progress className={styles.seen} value={seen} max={total}>
        {texts ? texts.seen(seen) : t("pagination.seen", { seen, total })}
      </Progress>
      {page < pages && (
        <ButtonLink
          variant="outline"
          to={hrefOf(page + 1)}
          rel="next"
          // Browsers keep no answer that is one customer's: it would be asked for twice.
          prefetch={more ? "intent" : "none"}
          {...(more && { state: more, replace: true, preventScrollReset: true })}
        >
          {texts ? texts.next(remaining) : t("pagination.next", { count: remaining })}
        </ButtonLink>
      )}
      <ul className={styles.pages}>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={hrefOf(number)}
                aria-current={number === page ? "page" : undefined}
                aria-label={t("pagination.page", { page: number })}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Page numbers to link: the first, the last, and those around this one; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = new Set([1, pages, page - 1, page, page + 1].filter((each) => each >= 1 && each <= pages));
  const numbers: (number | null)[] = [];
  let last = 0;
  for (const each of [...shown].sort((a, b) => a - b)) {
    // A gap of one page shows that page instead.
    if (each - last === 2) numbers.push(each - 1);
    else if (each - last > 2) numbers.push(null);
    numbers.push(each);
    last = each;
  }
  return numbers;
}
