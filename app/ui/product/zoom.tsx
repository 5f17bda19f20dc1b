import { useText } from "~/i18n/use-text";
import type { ProductPicture } from "~/models/product";
import { IconButton } from "../button/icon-button";
import { Picture } from "../picture/picture";
import styles from "./zoom.module.css";

const LAYER_ID = "zoom";

/** Opens the large pictures at this one; without JavaScript, at the first. */
export function ZoomButton({ index, className }: { index: number; className?: string }) {
  const t = useText("common");
  return (
    <IconButton
      className={className}
      icon="zoom"
      label={t("gallery.zoom", { number: index + 1 })}
      popovertarget={LAYER_ID}
      onClick={() => requestAnimationFrame(() => showPicture(index))}
    />
  );
}

/** The layer has the focus, so that arrow keys scroll it; closing it gives the focus back to the button. */
function showPicture(index: number): void {
  const layer = document.getElementById(LAYER_ID);
  layer?.focus();
  layer?.querySelectorAll("img")[index]?.scrollIntoView({ block: "start", inline: "center" });
}

/** Every picture as large as it is, one below the other, over the page; on phones larger than the screen. They are fetched when it is first opened. */
export function ZoomLayer({ pictures }: { pictures: readonly (ProductPicture & { alt: string })[] }) {
  const t = useText("common");
  return (
    <div
      className={styles.layer}
      popover="auto"
      id={LAYER_ID}
      role="dialog"
      aria-label={t("gallery.label")}
      tabIndex={-1}
      data-locks-scroll=""
    >
      <IconButton
        className={styles.close}
        icon="close"
        label={t("gallery.close")}
        popovertarget={LAYER_ID}
        popovertargetaction="hide"
      />
      {pictures.map((picture) => (
        <Picture
          key={picture.path}
          className={styles.picture}
          path={picture.path}
          alt={picture.alt}
          widths="half"
          sizes="(min-width:1200px) 1200px,(min-width:768px) 100vw,180vw"
        />
      ))}
    </div>
  );
}
