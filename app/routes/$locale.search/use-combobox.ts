import { type RefObject, useEffect, useRef, useState } from "react";

export const LIST_ID = "search-suggestions";
export const optionId = (index: number) => `${LIST_ID}-${index}`;

interface Combobox {
  isOpen: boolean;
  /** Index of the option that Enter would take; null while the field itself would be sent. */
  active: number | null;
  close: () => void;
}

interface Wanted {
  /** How many options there are. */
  count: number;
  onChoose: (index: number) => void;
  /** Told what is typed, without spaces around it. */
  onType: (words: string) => void;
}

/**
 * Makes the form's search field a combobox with a list (ARIA Authoring Practices): arrows move, Enter takes, Escape
 * closes. The field stays the form's own; without an active option Enter sends the form.
 */
export function useCombobox(form: RefObject<HTMLFormElement>, { count, onChoose, onType }: Wanted): Combobox {
  const [isWanted, setWanted] = useState(true);
  const [active, setActive] = useState<number | null>(null);
  const isOpen = isWanted && count > 0;
  // What listeners need of the last render.
  const latest = useRef({ count, active, isOpen, onChoose, onType });
  useEffect(() => {
    latest.current = { count, active, isOpen, onChoose, onType };
  });

  useEffect(() => {
    const field = fieldOf(form.current);
    if (!field) return;
    const show = () => {
      latest.current.onType(field.value.trim());
      setWanted(true);
      setActive(null);
    };
    show();
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const now = latest.current;
      if (step && now.count > 0) {
        event.preventDefault();
        setWanted(true);
        setActive(now.isOpen ? nextOf(now.active, step, now.count) : null);
      } else if (event.key === "Escape" && now.isOpen) {
        event.preventDefault();
        setWanted(false);
        setActive(null);
      } else if (event.key === "Enter" && now.isOpen && now.active !== null) {
        event.preventDefault();
        now.onChoose(now.active);
      }
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.current?.contains(relatedTarget))) setWanted(false);
    };
    const owner = form.current;
    field.addEventListener("input", show);
    field.addEventListener("focus", show);
    field.addEventListener("keydown", onKeyDown);
    owner?.addEventListener("focusout", onLeave);
    return () => {
      field.removeEventListener("input", show);
      field.removeEventListener("focus", show);
      field.removeEventListener("keydown", onKeyDown);
      owner?.removeEventListener("focusout", onLeave);
    };
  }, [form]);

  useEffect(() => describe(fieldOf(form.current), isOpen, active), [form, isOpen, active]);
  return { isOpen, active, close: () => setWanted(false) };
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>("input[name='query']") ?? null;
}

/** Round through the options, and through the field itself between the last and the first. */
function nextOf(active: number | null, step: number, count: number): number | null {
  const next = (active ?? -1) + step;
  if (active === null && step < 0) return count - 1;
  return next < 0 || next >= count ? null : next;
}

function describe(field: HTMLInputElement | null, isOpen: boolean, active: number | null): void {
  if (!field) return;
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-expanded", String(isOpen));
  if (isOpen) field.setAttribute("aria-controls", LIST_ID);
  else field.removeAttribute("aria-controls");
  if (!isOpen || active === null) return field.removeAttribute("aria-activedescendant");
  field.setAttribute("aria-activedescendant", optionId(active));
  document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
}
