/**
 * Waits until the shopper enters the footer's newsletter form, and only then has its script fetched. An empty form is
 * not sent (S5). Until the script has loaded, the form works as a plain one.
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
