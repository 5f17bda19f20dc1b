import type { HelpTexts } from "../../pages/help-words";
import { fr } from "./fr";

/** Switzerland knows no right to cancel what was bought online: the shop grants it. */
export const frCh: HelpTexts = {
  ...fr,
  withdrawal: {
    ...fr.withdrawal,
    intro:
      "En Suisse, la loi ne prévoit pas de rétractation pour les achats en ligne. Nous vous laissons 30 jours quand même.",
    items: fr.withdrawal.items.map((item) =>
      item[0] === "Faut-il un formulaire ?" ? [item[0], "Non. Un simple message suffit."] : item,
    ),
  },
};
