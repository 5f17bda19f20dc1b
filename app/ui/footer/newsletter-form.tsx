import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { showToast, type Toast } from "../toast/toast";

/** S5: however often the button is pressed within it, the address is sent once. */
const DEBOUNCE_MS = 1000;

interface Answer {
  toast: Pick<Toast, "text" | "kind">;
}

/**
 * What a script adds to the footer's newsletter form, which the server rendered: the page stays, and toasts say what came
 * of it. Sent by the router, so that what is known of a customer is read anew (S8). It is fetched when the form is first
 * entered (`page-layout`).
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
    partsOf(form).button.disabled = true;
  }, [data, form]);
  return null;
}

function partsOf(form: HTMLFormElement) {
  return {
    email: form.elements.namedItem("email") as HTMLInputElement,
    button: form.querySelector<HTMLButtonElement>("button")!,
  };
}

/**
 * What a form that asks for the newsletter does with scripts, in the footer and on its page: there is nothing to send while
 * it is empty, what is no address is marked and said, and it is sent after a second (S5).
 *
 * @returns detaches everything
 */
export function watchNewsletter(form: HTMLFormElement, send: () => void): () => void {
  const { email, button } = partsOf(form);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { noValidate } = form;
  form.noValidate = true;

  const isWrong = () => email.value !== "" && !email.validity.valid;
  const mark = (wrong: boolean) => {
    if (wrong) email.setAttribute("aria-invalid", "true");
    else email.removeAttribute("aria-invalid");
  };
  const onInput = () => {
    button.disabled = email.value === "";
    // While typing a mistake is only taken back, never shown.
    if (!isWrong()) mark(false);
  };
  const onChange = () => mark(isWrong());
  const onSubmit = (event: Event) => {
    event.preventDefault();
    clearTimeout(timer);
    if (email.validity.valid) {
      timer = setTimeout(send, DEBOUNCE_MS);
      return;
    }
    mark(true);
    email.focus();
    showToast(form.dataset.invalid ?? "", "danger");
  };
  onInput();
  form.addEventListener("input", onInput);
  form.addEventListener("change", onChange);
  form.addEventListener("submit", onSubmit);
  return () => {
    clearTimeout(timer);
    form.noValidate = noValidate;
    form.removeEventListener("input", onInput);
    form.removeEventListener("change", onChange);
    form.removeEventListener("submit", onSubmit);
  };
}
