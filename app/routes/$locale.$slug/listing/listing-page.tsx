import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { FamilyView } from "#app/models/listing-view.ts";
import { paths } from "#app/paths.ts";
import { Breadcrumb } from "#app/ui/breadcrumb/breadcrumb.tsx";
import { EmptyListing, ListingHead, SubFamilies } from "#app/ui/listing/listing-layout.tsx";
import { Offers, PrivateSaleNotice, type PrivateSaleProps } from "#app/ui/listing/listing-notices.tsx";
import { ListingResults, type ShownListing } from "#app/ui/listing/listing-results.tsx";

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
