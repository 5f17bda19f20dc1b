import { showToast } from "../toast/toast";

/** Shows the copy button where the browser can copy. Where it refuses, the link in the field beside it is selected. */
export function offerCopying(button: HTMLButtonElement): void {
  const { clipboard } = navigator;
  if (!clipboard) return;
  button.hidden = false;
  button.onclick = () =>
    void clipboard.writeText(button.value).then(
      () => showToast(button.dataset.copied ?? ""),
      () => button.parentElement?.querySelector("input")?.select(),
    );
}
