import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { FamilyLinks } from "#app/ui/family-links/family-links.tsx";
import { EmptyListing, ListingHead } from "#app/ui/listing/listing-layout.tsx";
import { type ServerHtml, ServerPart } from "#app/ui/static-html/server-html.tsx";
import { ListingResults, type ShownListing } from "#app/ui/listing/listing-results.tsx";
import { SearchForm } from "./search-form";
import styles from "./view.module.css";

export interface SearchPageProps {
  /** What was found, in words. */
  heading: string;
  /** The words as typed, in a sentence, when the gateway searched for a correction. */
  typed: string | null;
  /** The words searched for; empty before the first search. */
  words: string;
  results: ShownListing | null;
  /** Links to pages that answer the search. */
  answers: ServerHtml | null;
  /** Without results: searches with one word less; null when those find nothing either. */
  shorter: ServerHtml | null;
}

export function SearchPage({ heading, typed, words, results, answers, shorter }: SearchPageProps) {
  const { prefix } = useLocale();
  const t = useText("listing");
  const address = paths.search(prefix);
  const count = results && results.total > 0 ? t("items", { count: results.total }) : undefined;
  return (
    <div className={styles.page}>
      <ListingHead title={heading} count={count} description={typed} />
      <SearchForm key={words} address={address} words={words} />
      {answers && (
        <div className={`container ${styles.answers}`}>
          <ServerPart content={answers} />
        </div>
      )}
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
              <NoResults shorter={shorter} isAnswered={answers !== null} />
            )
          }
        />
      )}
    </div>
  );
}

/**
 * What to try next; the heading says that nothing was found. Without advice on spelling when a page answers the words.
 */
function NoResults({ shorter, isAnswered }: Pick<SearchPageProps, "shorter"> & { isAnswered: boolean }) {
  const t = useText("search");
  return (
    <EmptyState>
      {shorter && <ServerPart content={shorter} />}
      {!shorter && !isAnswered && <p className="lead">{t("advice")}</p>}
      <FamilyLinks />
    </EmptyState>
  );
}
