import { type RefObject, useEffect, useRef, useState } from "react";

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface Wanted {
  /** The list's id; its options have `optionId`. */
  listId: string;
  /** Another value for other options, none of which is active before a key is pressed. */
  list: unknown;
  /** How many options there are. */
  count: number;
  onChoose: (index: number) => void;
  /** Called with what was typed, without spaces around it; with "" when something else filled the field in. */
  onType: (text: string) => void;
  /** The list can have content before anything is typed. */
  opensOnFocus?: boolean;
}

/**
 * Makes the field inside `owner` a combobox with a list (ARIA Authoring Practices): typing opens it, arrows move, Enter
 * picks an option, Escape and leaving the field close it. Without an active option the field handles every key itself.
 */
export function useCombobox(owner: RefObject<HTMLElement>, wanted: Wanted) {
  const { listId, list, count, onChoose, onType, opensOnFocus = false } = wanted;
  const [isWanted, setWanted] = useState(opensOnFocus);
  const [active, setActive] = useActive(list);
  const isOpen = isWanted && count > 0;
  const close = () => {
    setWanted(false);
    setActive(null);
  };
  const show = ({ value }: HTMLInputElement, isTyped = true) => {
    setWanted(isTyped);
    setActive(null);
    onType(isTyped ? value.trim() : "");
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
    if (event instanceof InputEvent && event.isComposing) return;
    // Not when the browser or a password manager fills in the field.
    const isTyped = event instanceof InputEvent && event.inputType !== "insertReplacementText";
    show(event.target as HTMLInputElement, isTyped || opensOnFocus);
  };
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && owner.current?.contains(relatedTarget))) close();
  };

  useListeners(owner, { onKeyDown, onInput, onLeave, show }, opensOnFocus);
  useEffect(
    () => describe(fieldOf(owner.current), listId, isOpen ? { active } : null),
    [owner, listId, isOpen, active],
  );
  return { isOpen, active, close, open: () => setWanted(true) };
}

/** Index of the active option; null after another list has come, whose options are others. */
function useActive(list: unknown) {
  const [active, setActive] = useState<number | null>(null);
  const [ofList, setOfList] = useState(list);
  if (ofList !== list) {
    setOfList(list);
    setActive(null);
  }
  return [active, setActive] as const;
}

interface Handlers {
  onKeyDown: (event: KeyboardEvent) => void;
  onInput: (event: Event) => void;
  onLeave: (event: FocusEvent) => void;
  show: (field: HTMLInputElement) => void;
}

/** Attaches the listeners once; they call the functions of the latest render. */
function useListeners(owner: RefObject<HTMLElement>, handlers: Handlers, opensOnFocus: boolean): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const field = fieldOf(owner.current);
    if (!field) return;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    field.addEventListener("keydown", (event) => latest.current.onKeyDown(event), options);
    field.addEventListener("input", (event) => latest.current.onInput(event), options);
    field.addEventListener("compositionend", () => latest.current.show(field), options);
    owner.current?.addEventListener("focusout", (event) => latest.current.onLeave(event), options);
    if (opensOnFocus) {
      field.addEventListener("focus", () => latest.current.show(field), options);
      latest.current.show(field);
    }
    return () => stop.abort();
  }, [owner, opensOnFocus]);
}

export function fieldOf(owner: HTMLElement | null): HTMLInputElement | null {
  return owner?.querySelector<HTMLInputElement>("input:not([type=hidden])") ?? null;
}

/** Next option in a cycle that includes the field itself, between the last and the first option. */
function nextOf(active: number | null, step: number, count: number): number | null {
  const next = (active ?? (step > 0 ? -1 : count)) + step;
  return next < 0 || next >= count ? null : next;
}

function describe(field: HTMLInputElement | null, listId: string, open: { active: number | null } | null): void {
  if (!field) return;
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-expanded", String(open !== null));
  if (open) field.setAttribute("aria-controls", listId);
  else field.removeAttribute("aria-controls");
  if (!open || open.active === null) return field.removeAttribute("aria-activedescendant");
  const id = optionId(listId, open.active);
  field.setAttribute("aria-activedescendant", id);
  document.getElementById(id)?.scrollIntoView({ block: "nearest" });
}
