/** Something personal is read or written while a page is made that everybody shares. */
export class PersonalReadError extends Error {
  override name = "PersonalReadError";
}
