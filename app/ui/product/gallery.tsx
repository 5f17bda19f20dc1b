import { useText } from "#app/i18n/use-text.tsx";
import { IconButton } from "../button/button";
import "./zoom.module.css";
import type { ProductPicture } from "#app/models/product.ts";
import { Picture } from "../picture/picture";
import styles from "./product.module.css";

export interface GalleryProps {
  /** With an alternative text each. */
  pictures: readonly (ProductPicture & { alt: string })[];
}

/** `sizes` of one of so many gallery pictures, also for the preload of the first one. */
export function gallerySizes(count: number): string {
  if (count === 1) return "(min-width: 80em) 55.5vw, (min-width: 48em) 60vw, 80vw";
  return "(min-width: 80em) 27.7vw, (min-width: 48em) 46vw, 70vw";
}

/** All pictures: a row that snaps on phones, two columns from 1280 px. A single one has all the width. */
export function Gallery({ pictures }: GalleryProps) {
  const t = useText("common");
  const isSingle = pictures.length === 1;
  return (
    // Not focusable itself: keyboards scroll it by the buttons inside.
    <div className={`${styles.gallery} ${isSingle ? styles.single : ""}`} role="group" aria-label={t("gallery.label")}>
      {pictures.map((picture, index) => (
        <figure key={picture.path} className={styles.slide}>
          <Picture
            path={picture.path}
            alt={picture.alt}
            widths="half"
            sizes={gallerySizes(pictures.length)}
            loading={index === 0 ? "priority" : index === 1 ? "eager" : "lazy"}
          />
          <ZoomButton className={styles.zoom} index={index} />
          {!isSingle && (
            <figcaption className={styles.place} aria-hidden="true">
              {index + 1} / {pictures.length}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}

export const ZOOM_ID = "zoom";

/** Opens the large pictures at this one; without JavaScript, at the first one. */
function ZoomButton({ index, className }: { index: number; className?: string }) {
  const t = useText("common");
  return (
    <IconButton
      className={className}
      icon="zoom"
      label={t("gallery.zoom", { number: index + 1 })}
      popovertarget={ZOOM_ID}
      onClick={() => requestAnimationFrame(() => showPicture(index))}
    />
  );
}

/** The layer takes the focus, so that arrow keys scroll it; closing it returns the focus to the button. */
function showPicture(index: number): void {
  const layer = document.getElementById(ZOOM_ID);
  layer?.focus();
  layer?.querySelectorAll("img")[index]?.scrollIntoView({ block: "start", inline: "center" });
}
