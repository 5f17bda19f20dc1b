import { useText } from "#app/i18n/use-text.tsx";
import type { ProductPicture } from "#app/models/product.ts";
import { IconButton } from "../button/button";
import { Picture } from "../picture/picture";
import { ZOOM_ID } from "./gallery";
import styles from "./zoom.module.css";

/**
 * All pictures in full size, one below the other, in a layer over the page; on phones larger than the screen. They are
 * loaded when the layer first opens.
 */
export function ZoomLayer({ pictures }: { pictures: readonly (ProductPicture & { alt: string })[] }) {
  const t = useText("common");
  const details = useText("productDetails");
  return (
    <div
      className={styles.layer}
      popover="auto"
      id={ZOOM_ID}
      role="dialog"
      aria-label={t("gallery.label")}
      tabIndex={-1}
      data-locks-scroll=""
    >
      <IconButton
        className={styles.close}
        icon="close"
        label={details("gallery.close")}
        popovertarget={ZOOM_ID}
        popovertargetaction="hide"
      />
      {pictures.map((picture) => (
        <Picture
          key={picture.path}
          className={styles.picture}
          path={picture.path}
          alt={picture.alt}
          widths="half"
          sizes="(min-width:75em) 1200px,(min-width:48em) 100vw,180vw"
        />
      ))}
    </div>
  );
}
