import { type HTMLFormElement, Window } from "happy-dom";
import type { Page } from "./http-browser";

/** A form of a page as a browser sends it when one of its buttons is pressed. */
export interface PageForm {
  method: "GET" | "POST";
  /** Path of its action, from the shop's root. */
  path: string;
  fields: [name: string, value: string][];
}

/** The forms of a page whose action is in the shop: one for each button with a value of its own. */
export function formsOf({ text, url }: Page): PageForm[] {
  const window = new Window({ url, settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  window.document.write(text);
  const forms = [...window.document.querySelectorAll("form")];
  const found = forms.flatMap((form) => {
    const { origin, pathname, search } = new URL(form.getAttribute("action") ?? "", url);
    if (origin !== new URL(url).origin) return [];
    const method = form.method === "post" ? ("POST" as const) : ("GET" as const);
    const buttons = [...form.elements].filter((control) => control.matches("button[name]"));
    const pressed = buttons.length > 0 ? buttons.map(nameAndValue) : [null];
    return pressed.map((button) => ({
      method,
      path: pathname + search,
      fields: [...typedIn(form), ...(button ? [button] : [])],
    }));
  });
  void window.happyDOM.close();
  return found;

  function typedIn(form: HTMLFormElement): [string, string][] {
    const entries = [...new window.FormData(form)];
    return entries.flatMap(([name, value]): [string, string][] => (typeof value === "string" ? [[name, value]] : []));
  }
}

function nameAndValue(button: { getAttribute(name: string): string | null }): [string, string] {
  return [button.getAttribute("name") ?? "", button.getAttribute("value") ?? ""];
}
