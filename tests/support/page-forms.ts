import { Window } from "happy-dom";
import type { Page } from "./http-browser";

/** A form of a page, as a browser sends it when one of its buttons is pressed. */
export interface PageForm {
  method: "GET" | "POST";
  /** Where it goes, from the shop's root. */
  path: string;
  fields: [name: string, value: string][];
}

/** The forms of a page that stay in the shop: one for each button that says something of its own. */
export function formsOf({ text, url }: Page): PageForm[] {
  const window = new Window({ url, settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  const { document } = window;
  document.write(text);
  const found = [...document.querySelectorAll("form")].flatMap((form) => {
    const action = new URL(form.getAttribute("action") ?? "", url);
    if (action.origin !== new URL(url).origin) return [];
    const controls = [...form.elements];
    const typed = controls.flatMap((control): [string, string][] => {
      const name = control.getAttribute("name");
      if (!name || control.matches("button, [type=submit], [type=image], [disabled]")) return [];
      return [[name, (control as unknown as { value: string }).value]];
    });
    const buttons = controls.filter((control) => control.matches("button[name]"));
    const pressed = buttons.map((button): [string, string][] => [
      [button.getAttribute("name") ?? "", button.getAttribute("value") ?? ""],
    ]);
    const method = form.getAttribute("method")?.toUpperCase() === "POST" ? ("POST" as const) : ("GET" as const);
    const path = action.pathname + action.search;
    return (pressed.length > 0 ? pressed : [[]]).map((button) => ({ method, path, fields: [...typed, ...button] }));
  });
  void window.happyDOM.close();
  return found;
}
