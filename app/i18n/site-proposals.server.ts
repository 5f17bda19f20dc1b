import type { Country } from "#app/models/locale.ts";
import type { SiteProposalTexts } from "#app/models/site-proposal.ts";

const FRENCH = { no: "Rester sur ce site", close: "Fermer et rester sur ce site" };

/**
 * How each country's site proposes itself, in its own language, to a visitor of another site who may live there
 * (SHELL-13).
 */
export const SITE_PROPOSALS: Readonly<Record<Country, SiteProposalTexts>> = {
  FR: {
    ...FRENCH,
    title: "Continuer sur le site français ?",
    text: "Les prix y sont en euros et les livraisons se font en France, à domicile ou en point relais.",
    yes: "Aller au site français",
  },
  CH: {
    ...FRENCH,
    title: "Continuer sur le site suisse ?",
    text: "Les prix y sont en francs, droits et taxes compris, et les livraisons se font en Suisse.",
    yes: "Aller au site suisse",
  },
  GB: {
    title: "Shop on our international site?",
    text: "It’s in English, with prices in euros and delivery in the United Kingdom.",
    yes: "Go to the English site",
    no: "Stay on this site",
    close: "Close and stay on this site",
  },
  ES: {
    title: "¿Seguir en la tienda española?",
    text: "Los precios están en euros y entregamos a domicilio en España.",
    yes: "Ir a la tienda española",
    no: "Seguir en esta web",
    close: "Cerrar y seguir en esta web",
  },
  DE: {
    title: "Zum deutschen Shop wechseln?",
    text: "Dort sind die Preise in Euro, und wir liefern innerhalb Deutschlands nach Hause.",
    yes: "Zum deutschen Shop",
    no: "Hier bleiben",
    close: "Schließen und hier bleiben",
  },
  IT: {
    title: "Vuoi continuare sul sito italiano?",
    text: "I prezzi sono in euro e consegniamo a domicilio in Italia.",
    yes: "Vai al sito italiano",
    no: "Resta su questo sito",
    close: "Chiudi e resta su questo sito",
  },
  PL: {
    title: "Przejść do polskiego sklepu?",
    text: "Ceny podajemy tam w złotych, a zamówienia dostarczamy do domu na terenie Polski.",
    yes: "Przejdź do polskiego sklepu",
    no: "Zostań na tej stronie",
    close: "Zamknij i zostań na tej stronie",
  },
};
