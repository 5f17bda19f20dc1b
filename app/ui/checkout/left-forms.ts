import { useLocation } from "@remix-run/react";
import { type RefObject, useContext, useEffect } from "react";
import { PersonalContext } from "~/ui/shell/personal";

/**
 * What was typed in steps that were left within one document, by entry of its history and by whose it is: going back to one
 * finds its form as a browser keeps it for documents. It is in memory alone, and gone with the document.
 */
const left = new Map<string, Record<string, string>>();

function useEntry(): string {
  return useLocation().key + useContext(PersonalContext)?.owner;
}

/** What stood in the form when this entry of the history was left. */
export function useLeftForm(): Readonly<Record<string, string>> | undefined {
  return left.get(useEntry());
}

export function useKeepWhenLeft(form: RefObject<HTMLFormElement>): void {
  const entry = useEntry();
  useEffect(() => {
    const { elements } = form.current!;
    return () => void left.set(entry, valuesOf(elements));
  }, [entry, form]);
}

/** An empty text for what is not ticked. */
function valuesOf(elements: HTMLFormControlsCollection): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { name, type, value, checked } of elements as Iterable<HTMLInputElement>) {
    if (type === "hidden" || type === "submit") continue;
    const isOff = (type === "checkbox" || type === "radio") && !checked;
    values[name] = isOff ? (values[name] ?? "") : value;
  }
  return values;
}
