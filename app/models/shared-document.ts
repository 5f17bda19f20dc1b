/** A slot in a document that everybody shares: its name, and the props that its component is rendered with for a shopper. */
export interface TakenSlot {
  name: string;
  /** Plain data. */
  props: object;
}

/** Something personal is read or written while a page is made that everybody shares. */
export class PersonalReadError extends Error {
  override name = "PersonalReadError";
}
