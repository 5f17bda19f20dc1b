import { type RefObject, useEffect, useRef, useState } from "react";

export const LIST_ID = "line1-suggestions";
export const optionId = (index: number) => `${LIST_ID}-${index}`;

interface Wanted {
  /** How many options there are. */
  count: number;
  onChoose: (index: number) => void;
  /** Told what is typed, without spaces around it. Empty when something else filled the field in. */
  onType: (text: string) => void;
}

/**
 * Makes the field inside `owner` a combobox whose list opens when something is typed (ARIA Authoring Practices): arrows
 * move, Enter takes, Escape and leaving close. Without an active option every key is the field's own.
 */
export function useCompletion(owner: RefObject<HTMLElement>, { count, onChoose, onType }: Wanted) {
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const isOpen = isWanted && count > 0;
  const close = () => {
    setWanted(false);
    setActive(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      setWanted(true);
      setActive(isOpen ? nextOf(active, step, count) : null);
    } else if (event.key === "Escape" && isOpen) close();
    else if (event.key === "Enter" && isOpen && active !== null) onChoose(active);
    else return;
    event.preventDefault();
  };
  const onInput = (event: Event) => {
    const field = event.target as HTMLInputElement;
    if (event instanceof InputEvent && event.isComposing) return;
    // Browsers and password managers that fill in a form are not to be talked into.
    const isTyped = event instanceof InputEvent && event.inputType !== "insertReplacementText";
    setWanted(isTyped);
    setActive(null);
    onType(isTyped ? field.value.trim() : "");
  };
  const onComposed = (event: Event) => {
    setWanted(true);
    onType((event.target as HTMLInputElement).value.trim());
  };

  // What listeners need of the last render.
  const latest = useRef({ onKeyDown, onInput, onComposed, close });
  useEffect(() => {
    latest.current = { onKeyDown, onInput, onComposed, close };
  });
  useEffect(() => {
    const field = fieldOf(owner.current);
    if (!field) return;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    field.addEventListener("keydown", (event) => latest.current.onKeyDown(event), options);
    field.addEventListener("input", (event) => latest.current.onInput(event), options);
    field.addEventListener("compositionend", (event) => latest.current.onComposed(event), options);
    field.addEventListener("blur", () => latest.current.close(), options);
    return () => stop.abort();
  }, [owner]);
  useEffect(() => describe(fieldOf(owner.current), isOpen, active), [owner, isOpen, active]);
  return { isOpen, active, close, open: () => setWanted(true) };
}

export function fieldOf(owner: HTMLElement | null): HTMLInputElement | null {
  return owner?.querySelector("input") ?? null;
}

/** Round through the options, and through the field itself between the last and the first. */
function nextOf(active: number | null, step: number, count: number): number | null {
  const next = (active ?? (step > 0 ? -1 : count)) + step;
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
