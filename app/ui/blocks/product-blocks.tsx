import { useText } from "#app/i18n/use-text.tsx";
import type { BlockView } from "#app/models/content-view.ts";
import { classNames } from "../class-names";
import { PlainProductRow } from "../product-card/card-items";
import { TitledRow } from "../product-card/product-grid";
import { ContentPicture } from "./editorial-blocks";
import { LookProducts, PlainAnchor } from "./parts";
import styles from "./blocks.module.css";

type With<Kind> = Extract<BlockView, { kind: Kind }>;

type ProductsContent = Pick<With<"products" | "carousel">, "title" | "link" | "products">;

/** A titled row of products; nothing when none of them is sold any more. */
export function Products({ block: { title, link, products }, id }: { block: ProductsContent; id: string }) {
  const t = useText("cards");
  if (products.length === 0) return null;
  return (
    <TitledRow id={id} title={title} action={<PlainAnchor className="text-link text-link-tall" link={link} />}>
      <PlainProductRow label={t("row.scroll", { title })} products={products} />
    </TitledRow>
  );
}

/** A scene and the pieces in it, each to buy. */
export function Look({ look, id }: { look: With<"look">; id: string }) {
  const { title, text, image, side, products } = look;
  return (
    <section
      className={classNames(styles.look, side === "right" && styles.pictureRight, "section container container-bleed")}
      aria-labelledby={id}
    >
      <ContentPicture
        className={styles.lookPicture}
        image={image}
        widths="half"
        sizes="(min-width: 80em) 53vw, 100vw"
      />
      <div className={styles.lookText}>
        <h2 className="heading" id={id}>
          {title}
        </h2>
        {text && <p className="lead">{text}</p>}
        <LookProducts products={products} />
      </div>
    </section>
  );
}
