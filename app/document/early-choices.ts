import { useEffect } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** The state of a control: whether it is ticked, or its value. */
type Choice = boolean | string;

/**
 * Choices made before hydration. They are noted because React resets some controls to the values that they were
 * rendered with.
 */
const noted = new Map<Control, Choice>();

/** Events that signal a choice; checkboxes and radio buttons signal it by `click`. */
const CHOICE_EVENTS = ["click", "input", "change"];

/** Records form input from before hydration and, until `replayEarlyChoices`, during it. Call before `hydrateRoot`. */
export function recordEarlyChoices(): void {
  for (const control of controls()) if (isChosen(control)) noted.set(control, choiceOf(control));
  for (const type of CHOICE_EVENTS) addEventListener(type, noteChoice, true);
}

/**
 * Notes a choice made during hydration and hides its event from React. Otherwise React would hydrate the control at
 * once, reset it, and only then call the component's handler, which would see the old value.
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
 * Replays what the shopper ticked, chose or typed before the components were hydrated, as if it were done now, in the
 * order of the page. Render it after the components concerned.
 */
export function EarlyChoices(): null {
  useEffect(() => {
    // After the effect, because a component that receives the event may have to render synchronously.
    const timer = setTimeout(replayEarlyChoices);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** After hydration, replays that input as click, change and input events. Render after the controls. */
export function replayEarlyChoices(): void {
  for (const type of CHOICE_EVENTS) removeEventListener(type, noteChoice, true);
  // Read all controls before sending any event: on the first event React resets the other controls.
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

/** Whether its state differs from the one that the page was rendered with. */
function isChosen(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return initial !== undefined && initial.value !== control.value;
  }
  if (!isBox(control)) return control.value !== control.defaultValue;
  // In a group of radio buttons only the selected one counts.
  return control.checked !== control.defaultChecked && (control.checked || control.type === "checkbox");
}

/**
 * React ignores an event if the value equals the last one set through the element's own property. So that property is
 * set to something else first.
 */
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
