import { useLocale, useText } from "~/i18n/use-text";
import type { FamilyView } from "~/models/listing-view";
import { paths } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { EmptyListing, ListingHead, SubFamilies } from "~/ui/listing/listing-layout";
import { Offers, PrivateSaleNotice, type PrivateSaleProps } from "~/ui/listing/listing-notices";
import { ListingResults, type ShownListing } from "~/ui/listing/listing-results";

interface ListingPageFamily extends Omit<FamilyView, "tiles">, ShownListing {
  /** The private sale under way. */
  privateSale: PrivateSaleProps | null;
  /** Ids of the family and those above it, on pages that show customers' offers. */
  offersPath: readonly string[] | null;
}

/** A family's page: breadcrumb, title, subfamilies, products. */
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
      {family.privateSale && <PrivateSaleNotice {...family.privateSale} />}
      {family.offersPath && <Offers path={family.offersPath} />}
      <ListingResults
        listing={family}
        address={address}
        empty={(filters, clearTo) => <EmptyListing filters={filters} clearTo={clearTo} />}
      />
    </>
  );
}
