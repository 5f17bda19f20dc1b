/**
 * The footer's newsletter form before anybody has entered it: there is nothing to send (S5), and what a script makes of it
 * is not fetched yet.
 */
export function awaitNewsletter(root: HTMLElement, onEnter: (form: HTMLFormElement) => void): void {
  const form = root.querySelector<HTMLFormElement>("[data-newsletter]");
  if (!form) return;
  const [email, button] = form.elements as unknown as [HTMLInputElement, HTMLButtonElement];
  button.disabled = !email.value;
  form.addEventListener("focusin", () => onEnter(form), { once: true });
}
