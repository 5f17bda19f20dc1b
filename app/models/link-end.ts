/** What the sentence or the messenger around a link adds to its end: `(https://…/cart?share=1).` No id ends like that. */
const ADDED = /[^\w-]{1,10}$/;

/** An id as the last parameter of a link that was passed on. */
export function withoutLinkEnd(id: string): string {
  return id.replace(ADDED, "");
}
