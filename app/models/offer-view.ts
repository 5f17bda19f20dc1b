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
