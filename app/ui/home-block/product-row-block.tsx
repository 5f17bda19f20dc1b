import { useId } from "react";
import { useText } from "~/i18n/use-text";
import type { ContentLink } from "~/models/page";
import type { PackedTile } from "~/models/product-tile";
import { ProductRow } from "../product-card/product-grid";
import { ContentAnchor } from "../content-link/content-anchor";

export interface ProductRowBlockProps {
  title: string;
  link?: ContentLink | null;
  products: readonly PackedTile[];
}

/** A titled row of products; nothing at all when none of them is known any more. */
export function ProductRowBlock({ title, link, products }: ProductRowBlockProps) {
  const id = useId();
  const t = useText("common");
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="container">
        <div className="section-head">
          <h2 className="heading" id={id}>
            {title}
          </h2>
          <ContentAnchor className="text-link text-link-tall" link={link}>
            {link?.title}
          </ContentAnchor>
        </div>
      </div>
      <div className="container container-bleed">
        <ProductRow label={t("row.scroll", { title })} products={products} />
      </div>
    </section>
  );
}
