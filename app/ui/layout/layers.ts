/**
 * What the browser's popovers leave out. A layer that covers the page takes the focus when it opens, and every popover
 * closes when the focus goes on to what lies behind it. When they close the browser gives it back, but not into another
 * layer that the closed one was opened from.
 *
 * @returns detaches it
 */
export function watchLayers(): () => void {
  // `toggle` does not bubble.
  document.addEventListener("toggle", onToggle, true);
  document.addEventListener("focusin", closeBehind);
  return () => {
    document.removeEventListener("toggle", onToggle, true);
    document.removeEventListener("focusin", closeBehind);
  };
}

function onToggle({ target, newState }: Event & { newState?: string }): void {
  const layer = target as HTMLElement;
  if (!layer.matches("[data-locks-scroll]")) return;
  const { activeElement, body } = document;
  const hasFocus = layer.contains(activeElement);
  if (newState === "open" && !hasFocus) layer.querySelector("button")?.focus();
  if (newState === "open" || !(hasFocus || activeElement === body)) return;
  body.querySelector<HTMLElement>(`:popover-open [popovertarget="${layer.id}"]`)?.focus();
}

/** Only for the keyboard's way out: a press outside closes them anyway, and one on their own button would open them again. */
function closeBehind({ target, relatedTarget }: FocusEvent): void {
  const to = target as Element;
  const isLeft = relatedTarget instanceof Element && relatedTarget.closest(":popover-open");
  if (!isLeft || to.closest(":popover-open") || !to.matches(":focus-visible")) return;
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
}
