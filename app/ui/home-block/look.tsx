import { useId } from "react";
import type { HomeBlock } from "~/models/page";
import type { TileView } from "~/models/product-tile";
import { Pieces } from "../blocks/pieces";
import { PlainAnchor } from "../blocks/plain-anchor";
import { buttonClass } from "../button/button";
import { Picture } from "../picture/picture";
import styles from "./home-block.module.css";

export type LookContent = Omit<NonNullable<HomeBlock["look"]>, "product_ids">;

/** A scene and the pieces in it, each to buy. */
export function Look({ look, products }: { look: LookContent; products: readonly TileView[] }) {
  const id = useId();
  const { image } = look;
  return (
    <section className={`${styles.look} section`} aria-labelledby={id}>
      <div className={styles.lookInner}>
        <Picture
          className={styles.lookPicture}
          path={image.url}
          alt={image.alt ?? ""}
          width={image.width}
          height={image.height}
          widths="page"
          sizes="(min-width: 1280px) 58vw, 100vw"
        />
        <div className={styles.lookText}>
          {look.eyebrow && <p className="small">{look.eyebrow}</p>}
          <h2 className="heading" id={id}>
            {look.title}
          </h2>
          {look.text && <p className="lead">{look.text}</p>}
          <Pieces products={products} />
          <PlainAnchor className={buttonClass({})} link={look.link} />
        </div>
      </div>
    </section>
  );
}
