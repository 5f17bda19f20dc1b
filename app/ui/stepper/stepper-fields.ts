/**
 * A press on plus or minus and a typed number are two fields: a form sends a pressed button and the number beside it
 * together, and only the button's name tells which was meant.
 */
export const PRESSED_QUANTITY = "pressedQuantity";
export const TYPED_QUANTITY = "quantity";

/** The quantity that a form with a stepper asks for, as text: absolute, never "one more". */
export function submittedQuantity(form: FormData): string | null {
  const value = form.get(PRESSED_QUANTITY) ?? form.get(TYPED_QUANTITY);
  return typeof value === "string" ? value.trim() : null;
}
