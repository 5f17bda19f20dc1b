import { Form } from "@remix-run/react";
import { useLocale, useText } from "~/i18n/use-text";
import type { SearchView } from "~/models/listing-view";
import { paths } from "~/paths";
import { Button } from "~/ui/button/button";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { FamilyLinks } from "~/ui/family-links/family-links";
import { Field } from "~/ui/field/field";
import { EmptyListing } from "~/ui/listing/empty-listing";
import { ListingHead } from "~/ui/listing/listing-head";
import { ListingResults } from "~/ui/listing/listing-results";
import styles from "./view.module.css";

export interface SearchPageProps {
  /** What is searched for; empty before the first search. */
  words: string;
  results: SearchView | null;
}

export function SearchPage({ words, results }: SearchPageProps) {
  const { prefix } = useLocale();
  const t = useText("listing");
  const address = paths.search(prefix);
  const count = results && results.total > 0 ? t("items", { count: results.total }) : undefined;
  return (
    <div className={styles.page}>
      <ListingHead title={words ? t("search.results", { words }) : t("search.title")} count={count} />
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
            filters.length > 0 ? <EmptyListing filters={filters} clearTo={clearTo} /> : <NoResults words={words} />
          }
        />
      )}
    </div>
  );
}

function SearchForm({ address, words }: { address: string; words: string }) {
  const t = useText("listing");
  return (
    <Form className={`container ${styles.form}`} method="get" action={address} role="search">
      <Field
        name="query"
        type="search"
        label={t("search.label")}
        plainLabel
        hint={words ? undefined : t("search.start")}
        defaultValue={words}
        maxLength={100}
        autoComplete="off"
        action={<Button variant="outline">{t("search.submit")}</Button>}
      />
    </Form>
  );
}

function NoResults({ words }: { words: string }) {
  const t = useText("listing");
  return (
    <EmptyState icon="search" title={t("search.none", { words })}>
      <p className="lead">{t("search.advice")}</p>
      <FamilyLinks />
    </EmptyState>
  );
}
