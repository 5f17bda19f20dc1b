import { deviceClass } from "~/models/locale";

/** S9 */
const REFRESH_MS = 50;

/**
 * Keeps the device class of the window on the document, and refreshes it 50 ms after the last resize. A window that becomes
 * a desk's has menu and filters in the page: their layers for phones would only cover it, and keep it from scrolling.
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
