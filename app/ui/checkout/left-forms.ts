import { useLocation } from "@remix-run/react";
import { type RefObject, useContext, useEffect } from "react";
import { PersonalContext } from "#app/ui/shell/personal.ts";

/**
 * Values of steps that the shopper left by a navigation without a document, by history entry and owner: going back to a step
 * restores its form, as browsers do between documents. They are in memory alone and end with the document.
 */
const left = new Map<string, Record<string, string>>();

function useEntry(): string {
  return useLocation().key + useContext(PersonalContext)?.owner;
}

/** The values that the form had when the shopper left this entry of the history. */
export function useLeftForm(): Readonly<Record<string, string>> | undefined {
  return left.get(useEntry());
}

/** @param kept `true` for all that was typed, or the name of the only field, whose value is kept unless it was sent */
export function useKeepWhenLeft(form: RefObject<HTMLFormElement>, kept: boolean | string): void {
  const entry = useEntry();
  useEffect(() => {
    if (!kept) return;
    const { elements } = form.current!;
    let isSent = false;
    form.current!.addEventListener("submit", () => (isSent = true));
    return () => {
      const values = valuesOf(elements);
      if (kept === true) left.set(entry, values);
      else if (isSent) left.delete(entry);
      else left.set(entry, { [kept]: values[kept] ?? "" });
    };
  }, [entry, form, kept]);
}

/** By field name; an empty text for a box that is not ticked. */
function valuesOf(elements: HTMLFormControlsCollection): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { name, type, value, checked } of elements as Iterable<HTMLInputElement>) {
    if (type === "hidden" || type === "submit") continue;
    const isOff = (type === "checkbox" || type === "radio") && !checked;
    values[name] = isOff ? (values[name] ?? "") : value;
  }
  return values;
}
