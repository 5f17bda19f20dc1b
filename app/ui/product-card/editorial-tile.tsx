import type { EditorialTile as Tile } from "~/models/content-page";
import { PlainAnchor } from "../blocks/plain-anchor";
import { Picture } from "../picture/picture";
import styles from "./editorial-tile.module.css";

/** A way out of the grid, as wide as two products: a picture and what it is about. Rendered on the server alone. */
export function EditorialTile({ tile: { title, text, image, link } }: { tile: Tile }) {
  return (
    <li className={styles.tile}>
      <div className={styles.media}>
        <Picture
          path={image.url}
          alt=""
          width={image.width}
          height={image.height}
          widths="half"
          sizes="(min-width:1920px) 39vw,(min-width:1280px) 48vw,(min-width:768px) 64vw,100vw"
        />
      </div>
      <h2 className={`title ${styles.title}`}>
        <PlainAnchor className={styles.link} link={link}>
          {title}
        </PlainAnchor>
      </h2>
      {text && <p className={styles.text}>{text}</p>}
    </li>
  );
}
