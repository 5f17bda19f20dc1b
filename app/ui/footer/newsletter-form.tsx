import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
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
  const fetcher = useFetcher<Answer>();
  const { submit, data } = fetcher;
  const send = useRef(submit);
  send.current = submit;
  useEffect(() => {
    const stay = form.appendChild(document.createElement("input"));
    Object.assign(stay, { type: "hidden", name: "stay", value: "1" });
    const detach = watchNewsletter(form, () => send.current(form));
    return () => {
      detach();
      stay.remove();
    };
  }, [form]);
  useEffect(() => {
    if (!data?.toast) return;
    showToast(data.toast.text, data.toast.kind);
    if (data.toast.kind !== "success") return;
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
  return {
    email: form.elements.namedItem("email") as HTMLInputElement,
    button: form.querySelector<HTMLButtonElement>("button")!,
    /** The error beside the field, hidden while there is none; null if the server has shown it already. */
    error: form.querySelector<HTMLElement>("[data-error]"),
  };
}

/**
 * Behaviour of a newsletter form with scripts, in the footer and on its page: an empty form is not sent, an invalid
 * address is marked, told beside the field and announced, and a valid one is sent after a second (S5).
 *
 * @returns detaches everything
 */
export function watchNewsletter(form: HTMLFormElement, send: () => void): () => void {
  const { email, button, error } = partsOf(form);
  const described = email.getAttribute("aria-describedby");
  const sending = delaySending(form, send);
  const { noValidate } = form;
  form.noValidate = true;

  const isWrong = () => email.value !== "" && !email.validity.valid;
  const mark = (wrong: boolean) => {
    const set = (name: string, value: string | null) =>
      value === null ? email.removeAttribute(name) : email.setAttribute(name, value);
    set("aria-invalid", wrong ? "true" : null);
    if (!error) return;
    error.hidden = !wrong;
    set("aria-describedby", wrong ? [error.id, described].filter(Boolean).join(" ") : described);
  };
  const onInput = () => {
    button.disabled = email.value === "";
    // Typing may only remove the error, never show it.
    if (!isWrong()) mark(false);
  };
  const onChange = () => mark(isWrong());
  const onSubmit = (event: Event) => {
    event.preventDefault();
    sending.forget();
    if (email.validity.valid) return sending.start();
    mark(true);
    email.focus();
    showToast(form.dataset.invalid ?? "", "danger");
  };
  onInput();
  form.addEventListener("input", onInput);
  form.addEventListener("change", onChange);
  form.addEventListener("submit", onSubmit);
  return () => {
    sending.detach();
    form.noValidate = noValidate;
    form.removeEventListener("input", onInput);
    form.removeEventListener("change", onChange);
    form.removeEventListener("submit", onSubmit);
  };
}

/** Sends after the delay or, when the page is left before, at once: the browser then does it without the page. */
function delaySending(form: HTMLFormElement, send: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const leave = () => {
    if (timer !== undefined) navigator.sendBeacon(form.action, new FormData(form));
    forget();
  };
  addEventListener("pagehide", leave);
  return {
    forget,
    start: () => {
      timer = setTimeout(() => {
        forget();
        send();
      }, DEBOUNCE_MS);
    },
    detach: () => {
      leave();
      removeEventListener("pagehide", leave);
    },
  };
}
