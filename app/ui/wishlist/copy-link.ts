import { showToast } from "../toast/toast";

/** Shows the button that copies, where the browser can. */
export function offerCopying(button: HTMLButtonElement): void {
  const { clipboard } = navigator;
  if (!clipboard) return;
  button.hidden = false;
  button.onclick = () => void clipboard.writeText(button.value).then(() => showToast(button.dataset.copied ?? ""));
}
