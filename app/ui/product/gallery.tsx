import { useText } from "~/i18n/use-text";
import type { ProductPicture } from "~/models/product";
import { Picture } from "../picture/picture";
import styles from "./product.module.css";
import { ZoomButton } from "./zoom";

export interface GalleryProps {
  /** With what each one shows. */
  pictures: readonly (ProductPicture & { alt: string })[];
}

/** How wide a picture is shown, for the preload of the first one as well. */
export const GALLERY_SIZES = "(min-width: 1280px) 29vw, (min-width: 768px) 46vw, 70vw";

/** Every view: a row that snaps on phones, two columns from 1280 px. */
export function Gallery({ pictures }: GalleryProps) {
  const t = useText("common");
  return (
    // Keyboards scroll it by the buttons inside.
    <div className={styles.gallery} role="group" aria-label={t("gallery.label")}>
      {pictures.map((picture, index) => (
        <figure key={picture.path} className={styles.slide}>
          <Picture
            path={picture.path}
            alt={picture.alt}
            widths="half"
            sizes={GALLERY_SIZES}
            loading={index === 0 ? "priority" : index === 1 ? "eager" : "lazy"}
          />
          <ZoomButton className={styles.zoom} index={index} />
          <figcaption className={styles.place} aria-hidden="true">
            {index + 1} / {pictures.length}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
