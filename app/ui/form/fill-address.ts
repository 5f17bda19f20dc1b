import type { CompletedAddress } from "#app/models/address-suggestion.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/** The country first: the fields after it depend on it. */
const FILLED = ["country", "line1", "zipCode", "city"] as const;
type Name = (typeof FILLED)[number];

/** Current values of the fields that a suggestion fills. */
export type Standing = Partial<Record<Name, string>>;

export function standingIn(form: HTMLFormElement | null): Standing {
  return Object.fromEntries(FILLED.map((name) => [name, controlOf(form, name)?.value]));
}

/** Fills in an address, except fields that changed since `before` and a country that cannot be chosen. */
export function fillAddress(form: HTMLFormElement | null, address: CompletedAddress, before: Standing): void {
  for (const name of FILLED) {
    const control = controlOf(form, name);
    const value = address[name];
    if (control && value && control.value === before[name] && canHold(control, value)) fill(control, value);
  }
}

/** Sets a value as if it had been typed, so that listeners of the field are called. */
export function fill(control: Control, value: string): void {
  if (control.value === value) return;
  const isSelect = control instanceof HTMLSelectElement;
  // Uses the prototype's setter: React overrides the field's own, and would ignore the event as no change.
  Reflect.set(isSelect ? HTMLSelectElement.prototype : HTMLInputElement.prototype, "value", value, control);
  control.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
}

function controlOf(form: HTMLFormElement | null, name: Name): Control | null {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : null;
}

function canHold(control: Control, value: string): boolean {
  return !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);
}
