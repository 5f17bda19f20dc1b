import { deviceClass } from "#app/models/locale.ts";

/** S9 */
const REFRESH_MS = 50;

/**
 * Keeps the window's device class on the document, updated 50 ms after the last resize. When a window becomes
 * desktop-wide, menu and filters are part of the page: their mobile layers are closed, as they would only cover it and
 * block scrolling.
 *
 * @returns detaches it
 */
export function watchDevice(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const { dataset } = document.documentElement;
  const refresh = () => {
    dataset.device = deviceClass(innerWidth);
    if (!dataset.device.endsWith("desktop")) return;
    document.querySelector<HTMLElement>("[data-until-desktop]:popover-open")?.hidePopover();
  };
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(refresh, REFRESH_MS);
  };
  refresh();
  addEventListener("resize", onResize);
  return () => {
    clearTimeout(timer);
    removeEventListener("resize", onResize);
  };
}
