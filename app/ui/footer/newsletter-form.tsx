import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { showToast, type Toast } from "../toast/toast";

/** S5: the address is sent once, however often the button is pressed within this time. */
const DEBOUNCE_MS = 1000;

interface Answer {
  toast: Pick<Toast, "text" | "kind">;
}

/**
 * The script behind the footer's newsletter form, which the server rendered: the page stays, and toasts report the
 * result. The router sends the form so that the customer's data is loaded again afterwards (S8). Fetched when the form
 * is first entered (`page-layout`).
 */
export default function NewsletterForm({ form }: { form: HTMLFormElement }) {
  const { submit, data } = useFetcher<Answer>();
  useEffect(() => {
    const stay = form.appendChild(document.createElement("input"));
    Object.assign(stay, { type: "hidden", name: "stay", value: "1" });
    const detach = watchNewsletter(form, () => submit(form));
    return () => {
      detach();
      stay.remove();
    };
  }, [form, submit]);
  useEffect(() => {
    if (!data?.toast) return;
    const { text, kind } = data.toast;
    showToast(text, kind);
    if (kind !== "success") return;
    form.reset();
    const { button } = partsOf(form);
    // A disabled button loses the focus, and the field would open a phone's keyboard.
    if (document.activeElement === button) {
      form.tabIndex = -1;
      form.focus({ preventScroll: true });
    }
    button.disabled = true;
  }, [data, form]);
  return null;
}

function partsOf(form: HTMLFormElement) {
  const email = form.querySelector<HTMLInputElement>("[name=email]")!;
  return {
    email,
    button: form.querySelector<HTMLButtonElement>("button")!,
    /** The error beside the field: hidden while there is none, or the server's. */
    error: form.querySelector<HTMLElement>(`[data-error], #${email.id}-error`),
  };
}

/**
 * Behaviour of a newsletter form with scripts, in the footer and on its page: an empty form is not sent, an invalid
 * address is marked, told beside the field and announced, and a valid one is sent after a second (S5).
 *
 * @returns detaches the listeners; sends at once what waits
 */
export function watchNewsletter(form: HTMLFormElement, send: () => void): () => void {
  const { email, button, error } = partsOf(form);
  /** What else describes the field. */
  const described = (email.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id !== error?.id);
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | 0 = 0;
  form.noValidate = true;

  const isWrong = () => email.value !== "" && !email.validity.valid;
  const mark = (wrong: boolean) => {
    const set = (name: string, value: string) =>
      value ? email.setAttribute(name, value) : email.removeAttribute(name);
    set("aria-invalid", wrong ? "true" : "");
    if (!error) return;
    error.hidden = !wrong;
    set("aria-describedby", [...(wrong ? [error.id] : []), ...described].join(" "));
  };
  const disableWhileEmpty = () => {
    button.disabled = !email.value;
  };
  const onInput = () => {
    disableWhileEmpty();
    // Typing may only remove the error, never show it.
    if (!isWrong()) mark(false);
  };
  /** Whoever goes on before the delay is over has asked all the same: the browser sends without the page. */
  const leave = () => {
    if (timer) navigator.sendBeacon(form.action, new FormData(form));
    clearTimeout(timer);
    timer = 0;
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    clearTimeout(timer);
    const later = () => {
      timer = 0;
      send();
    };
    timer = email.validity.valid ? setTimeout(later, DEBOUNCE_MS) : 0;
    if (timer) return;
    mark(true);
    email.focus();
    showToast(form.dataset.invalid ?? "", "danger");
  };
  // What the server says beside the field stays until something is typed.
  disableWhileEmpty();
  form.addEventListener("input", onInput, stop);
  form.addEventListener("change", () => mark(isWrong()), stop);
  form.addEventListener("submit", onSubmit, stop);
  addEventListener("pagehide", leave, stop);
  return () => {
    leave();
    stop.abort();
  };
}
