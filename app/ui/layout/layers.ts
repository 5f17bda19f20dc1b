/**
 * Focus handling that the browser's popovers lack. A layer that covers the page takes the focus when it opens. Popovers
 * close when the keyboard focus moves on to the page behind. On closing, the browser does not return the focus into
 * another layer from which the closed one was opened; this does.
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

/**
 * Handles keyboard focus only: a press outside closes popovers anyway, and one on their own button would open them
 * again.
 */
function closeBehind({ target, relatedTarget }: FocusEvent): void {
  const to = target as Element;
  const isLeft = relatedTarget instanceof Element && relatedTarget.closest(":popover-open");
  if (!isLeft || to.closest(":popover-open") || !to.matches(":focus-visible")) return;
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
}
