import type { ReviewTexts } from "./reviews";

export const it: ReviewTexts = {
  5: [
    ["Proprio quello che cercavo", "Il taglio è perfetto e il tessuto davvero bello. Come in foto."],
    ["Preso in due colori", "Indossato tutta la settimana, lavato e rimesso: non è cambiato nulla."],
    ["Stupendo", "Dal vivo è ancora più bello. Complimenti fin dal primo giorno."],
    ["Ottima qualità", "Finiture curate, cuciture dritte, tessuto piacevole. Lo consiglio."],
    ["Colpo di fulmine", "Arrivato in due giorni, ben imballato, e cade benissimo."],
  ],
  4: [
    ["Molto bello", "Bel tessuto e bel colore, un po’ più caldo che in foto."],
    ["Quasi perfetto", "Veste giusto, avrei voluto un centimetro in più. Per il resto niente da dire."],
    ["Soddisfatta", "Comodo e ben rifinito. La consegna ha richiesto un giorno in più del previsto."],
  ],
  3: [
    ["Nella norma", "Carino, ma il tessuto è più sottile di quanto immaginassi."],
    ["Sono indecisa", "Il colore è bello, il taglio mi dona meno. Il cambio di taglia è stato semplice."],
  ],
  2: [
    ["Delusa dalla taglia", "Veste grande, ho dovuto rimandarlo. Il reso è stato semplice."],
    ["Non fa per me", "Pizzica un po’ sul collo."],
  ],
  1: [["Rimandato", "All’arrivo una cucitura era aperta. Rimborso veloce, ma peccato."]],
  authors: [
    "Elena",
    "Marta",
    "Chiara",
    "Sandra",
    "Natalia",
    "Ines",
    "Sofia",
    "Karim",
    "Lorenzo",
    "Aurelia",
    "Tommaso",
    "Brigida",
  ],
};
