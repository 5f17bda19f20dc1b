import { useLocale, useText } from "~/i18n/use-text";
import type { FamilyView } from "~/models/listing-view";
import type { OfferView } from "~/models/offer-view";
import { paths } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { Badge } from "~/ui/chip/badge";
import { EmptyListing } from "~/ui/listing/empty-listing";
import { ListingHead, SubFamilies } from "~/ui/listing/listing-head";
import { OfferList } from "~/ui/listing/offer-list";
import { ListingResults } from "~/ui/listing/listing-results";

interface ListingPageFamily extends FamilyView {
  offers: readonly OfferView[];
  /** Last day of the private sale that is on. */
  privateSale: string | null;
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
      {family.privateSale && (
        <p className="container small">
          <Badge variant="ink">{t("privateSale.title")}</Badge> {t("privateSale.text", { date: family.privateSale })}
        </p>
      )}
      <OfferList offers={family.offers} />
      <ListingResults
        listing={family}
        address={address}
        empty={(filters, clearTo) => <EmptyListing filters={filters} clearTo={clearTo} />}
      />
    </>
  );
}
