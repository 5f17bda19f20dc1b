import { useEffect } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** What a control holds: whether it is ticked, or what is chosen or typed in it. */
type Choice = boolean | string;

/** What was chosen before React began: it sets some controls back to what they came with. */
const noted = new Map<Control, Choice>();

/** What tells of a choice: a box says it by a click. */
const CHOICE_EVENTS = ["click", "input", "change"];

/** Records form input from before hydration and, until `replayEarlyChoices`, during it. Call before `hydrateRoot`. */
export function recordEarlyChoices(): void {
  for (const control of controls()) if (isChosen(control)) noted.set(control, choiceOf(control));
  for (const type of CHOICE_EVENTS) addEventListener(type, noteChoice, true);
}

/**
 * Notes a choice made during hydration, and keeps it from React: an event makes React hydrate the control at once, which
 * sets it back, and only then tell the component, which would hear the old value.
 */
function noteChoice(event: Event): void {
  const control = event.target as Control;
  if (!(control instanceof Element && control.matches(CONTROLS)) || !isFree(control)) return;
  if (event.type === "click" && !isBox(control)) return;
  for (const other of noted.keys()) if (isOfOneGroup(other, control)) noted.delete(other);
  if (isChosen(control)) noted.set(control, choiceOf(control));
  event.stopImmediatePropagation();
}

function isOfOneGroup(one: Control, other: Control): boolean {
  if (one === other) return true;
  return one.type === "radio" && other.type === "radio" && one.name === other.name && one.form === other.form;
}

/**
 * Tells the components what was ticked, chosen or typed before they ran: a shopper does not wait for scripts. They hear it
 * as if it were done now, in the order of the page. Stands behind the components that it is for.
 */
export function EarlyChoices(): null {
  useEffect(() => {
    // Not within the effect: a component that gets the event may have to render at once.
    const timer = setTimeout(replayEarlyChoices);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** After hydration, replays that input as click, change and input events. Render after the controls. */
export function replayEarlyChoices(): void {
  for (const type of CHOICE_EVENTS) removeEventListener(type, noteChoice, true);
  // All are read before any event: with the first one React sets the other controls back to what it knows.
  const choices = controls().flatMap((control): [Control, Choice][] => {
    const choice = isChosen(control) ? choiceOf(control) : noted.get(control);
    return choice === undefined ? [] : [[control, choice]];
  });
  noted.clear();
  for (const [control, choice] of choices) announce(control, choice);
}

const CONTROLS = "input, select:not([multiple]), textarea";
const WITHOUT_CHOICE = ["hidden", "submit", "button", "reset", "image", "file"];

function controls(): Control[] {
  return [...document.querySelectorAll<Control>(CONTROLS)].filter(isFree);
}

function isFree({ type, disabled }: Control): boolean {
  return !disabled && !WITHOUT_CHOICE.includes(type);
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function choiceOf(control: Control): Choice {
  return isBox(control) ? control.checked : control.value;
}

/** Whether it holds something else than the page came with. */
function isChosen(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return initial !== undefined && initial.value !== control.value;
  }
  if (!isBox(control)) return control.value !== control.defaultValue;
  // Of a group of radio buttons, the one that is chosen speaks for all.
  return control.checked !== control.defaultChecked && (control.checked || control.type === "checkbox");
}

/** React compares with what was set through the element itself: that is set to something else before. */
function announce(control: Control, choice: Choice): void {
  if (typeof choice === "boolean") {
    (control as HTMLInputElement).checked = !choice;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = choice;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    type(control, choice);
  }
}

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, selectionDirection } = field;
  field.value = "";
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  if (document.activeElement === field && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  }
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
