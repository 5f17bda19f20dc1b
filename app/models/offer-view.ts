/** An offer as a page shows it. */
export interface OfferView {
  id: string;
  title: string;
  text: string;
  /** What to type in the cart; null where nothing needs to be. */
  code: string | null;
  /** Its last day, in words. */
  until: string;
  notice: string;
  /** For this customer alone. */
  isPersonal: boolean;
  /** Families it holds for; empty: all. */
  familyIds: readonly string[];
}

/** Whether an offer holds for a family. @param path its id and those of the families above it */
export function isOfferedIn({ familyIds }: Pick<OfferView, "familyIds">, path: readonly string[]): boolean {
  return familyIds.length === 0 || familyIds.some((id) => path.includes(id));
}
