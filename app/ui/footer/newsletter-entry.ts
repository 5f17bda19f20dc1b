/**
 * The footer's newsletter form before anybody has entered it: there is nothing to send (S5), and what a script makes of it
 * is not fetched yet. Until that has come the form is one like any other.
 */
export function awaitNewsletter(root: HTMLElement, onEnter: (form: HTMLFormElement) => void): void {
  const form = root.querySelector<HTMLFormElement>("[data-newsletter]");
  const button = form?.querySelector("button");
  if (!form || !button) return;
  const onFocus = () => {
    button.disabled = false;
    onEnter(form);
  };
  button.disabled = !form.querySelector("input")?.value;
  form.addEventListener("focusin", onFocus, { once: true });
}
