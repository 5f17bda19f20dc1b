/**
 * Shows the other heart of the pressed one at once, without waiting for the response. If the pressed one had the focus,
 * the other takes it.
 */
export function swapHearts(pressed: HTMLElement): void {
  const other = (pressed.nextElementSibling ?? pressed.previousElementSibling) as HTMLElement;
  other.style.display = "block";
  if (pressed === document.activeElement) other.focus();
  pressed.style.display = "none";
}
