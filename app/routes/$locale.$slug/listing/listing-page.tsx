import { useLocale, useText } from "~/i18n/use-text";
import type { FamilyView } from "~/models/listing-view";
import { paths } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { EmptyListing } from "~/ui/listing/empty-listing";
import { ListingHead, SubFamilies } from "~/ui/listing/listing-head";
import { ListingResults, type ShownListing } from "~/ui/listing/listing-results";
// Rendered on the server alone, whose style sheets the bundle does not see.
import "~/ui/listing/listing-notices.module.css";

interface ListingPageFamily extends Omit<FamilyView, "tiles" | "facets">, ShownListing {
  /** HTML of offers and of a private sale. */
  notices: string;
}

/** A family: where it stands, what it is, the families below it, its products. */
export function ListingPage({ family }: { family: ListingPageFamily }) {
  const { prefix } = useLocale();
  const t = useText("listing");
  const address = paths.slug(prefix, family.slug);
  const linkTo = ({ slug, name }: { slug: string; name: string }) => ({ label: name, to: paths.slug(prefix, slug) });
  const children = family.children.map(linkTo);
  return (
    <>
      <Breadcrumb crumbs={[...family.breadcrumb.map(linkTo), { label: family.name }]} />
      <ListingHead
        title={family.name}
        count={t("items", { count: family.total })}
        description={family.description || null}
      />
      {children.length > 0 && (
        <SubFamilies
          label={t("families.label")}
          families={[{ label: t("families.all"), to: address, current: true }, ...children]}
        />
      )}
      {family.notices && <div dangerouslySetInnerHTML={{ __html: family.notices }} />}
      <ListingResults
        listing={family}
        address={address}
        empty={(filters, clearTo) => <EmptyListing filters={filters} clearTo={clearTo} />}
      />
    </>
  );
}
