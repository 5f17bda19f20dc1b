import { useText } from "~/i18n/use-text";
import type { ProductPicture } from "~/models/product";
import buttonStyles from "../button/button.module.css";
import { Icon } from "../icon/icon";
import { useImagesUrl } from "../picture/images-url";
import { Picture } from "../picture/picture";
import { pictureUrl } from "../picture/picture-url";
import styles from "./product.module.css";

export interface GalleryProps {
  /** With what each one shows. */
  pictures: readonly (ProductPicture & { alt: string })[];
}

const ZOOM_WIDTH = 1200;
const SIZES = "(min-width: 1280px) 29vw, (min-width: 768px) 46vw, 88vw";

/** Every view: a row that snaps on phones, two columns from 1280 px. Zoom is a link to the large picture. */
export function Gallery({ pictures }: GalleryProps) {
  const t = useText("common");
  const base = useImagesUrl();
  return (
    // Keyboards scroll it by the links inside.
    <div className={styles.gallery} role="group" aria-label={t("gallery.label")}>
      {pictures.map((picture, index) => (
        <figure key={picture.path} className={styles.slide}>
          <Picture
            path={picture.path}
            alt={picture.alt}
            widths="half"
            sizes={SIZES}
            loading={index === 0 ? "priority" : index === 1 ? "eager" : "lazy"}
          />
          <figcaption className={styles.place} aria-hidden="true">
            {index + 1} / {pictures.length}
          </figcaption>
          <a
            className={`${buttonStyles.iconButton} ${styles.zoom}`}
            href={pictureUrl(base, picture.path, ZOOM_WIDTH)}
            aria-label={t("gallery.zoom", { number: index + 1 })}
          >
            <Icon name="zoom" />
          </a>
        </figure>
      ))}
    </div>
  );
}
