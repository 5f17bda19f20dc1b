import { useText } from "~/i18n/use-text";
import { IconButton } from "../button/icon-button";
// The layer is rendered in server-only code, which the CSS bundle does not look into.
import "./zoom.module.css";

export const ZOOM_ID = "zoom";

/** Opens the large pictures at this one; without JavaScript, at the first. */
export function ZoomButton({ index, className }: { index: number; className?: string }) {
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

/** The layer has the focus, so that arrow keys scroll it; closing it gives the focus back to the button. */
function showPicture(index: number): void {
  const layer = document.getElementById(ZOOM_ID);
  layer?.focus();
  layer?.querySelectorAll("img")[index]?.scrollIntoView({ block: "start", inline: "center" });
}
