import { Link } from "@remix-run/react";
import { useLocale, useText } from "~/i18n/use-text";
import type { SearchView, ShorterSearch } from "~/models/listing-view";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { FamilyLinks } from "~/ui/family-links/family-links";
import { EmptyListing } from "~/ui/listing/empty-listing";
import { ListingHead } from "~/ui/listing/listing-head";
import { ListingResults } from "~/ui/listing/listing-results";
import { SearchForm } from "./search-form";
import styles from "./view.module.css";

export interface SearchPageProps {
  /** What is searched for; empty before the first search. */
  words: string;
  results: SearchView | null;
  /** Where nothing was found: the same with a word less. */
  shorter: readonly ShorterSearch[] | null;
}

export function SearchPage({ words, results, shorter }: SearchPageProps) {
  const { prefix } = useLocale();
  const t = useText("listing");
  const tSearch = useText("search");
  const address = paths.search(prefix);
  const count = results && results.total > 0 ? t("items", { count: results.total }) : undefined;
  return (
    <div className={styles.page}>
      <ListingHead title={words ? tSearch("results", { words }) : tSearch("title")} count={count} />
      <SearchForm key={words} address={address} words={words} />
      {results === null && (
        <div className="container">
          <FamilyLinks />
        </div>
      )}
      {results && (
        <ListingResults
          listing={results}
          address={address}
          kept={{ query: words }}
          empty={(filters, clearTo) =>
            filters.length > 0 ? (
              <EmptyListing filters={filters} clearTo={clearTo} />
            ) : (
              <NoResults words={words} shorter={shorter ?? []} />
            )
          }
        />
      )}
    </div>
  );
}

function NoResults({ words, shorter }: { words: string; shorter: readonly ShorterSearch[] }) {
  const { prefix } = useLocale();
  const t = useText("search");
  const tListing = useText("listing");
  return (
    <EmptyState icon="search" title={t("none", { words })}>
      {shorter.length > 0 ? (
        <>
          <p className="lead">{t("without")}</p>
          <ul className={styles.shorter}>
            {shorter.map(({ dropped, words: rest, total }) => (
              <li key={rest}>
                <Link
                  className="text-link text-link-tall"
                  to={`${paths.search(prefix)}?${new URLSearchParams({ query: rest })}`}
                >
                  {rest}
                </Link>{" "}
                <span className="caption">
                  {t("without.word", { word: dropped })}, {tListing("items", { count: total })}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="lead">{t("advice")}</p>
      )}
      <FamilyLinks />
    </EmptyState>
  );
}
