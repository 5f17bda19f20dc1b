/** A slot in a shared document: its name, and the props to render its component with for a shopper. */
export interface TakenSlot {
  name: string;
  /** Plain data, without functions or class instances. */
  props: object;
}

/** Something personal was read or written while a shared page was being made. */
export class PersonalReadError extends Error {
  override name = "PersonalReadError";
}
