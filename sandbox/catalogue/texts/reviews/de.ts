import type { ReviewTexts } from "./reviews";

export const de: ReviewTexts = {
  5: [
    ["Genau, was ich gesucht habe", "Der Schnitt ist perfekt und der Stoff wirklich schön. Wie auf dem Bild."],
    ["In zwei Farben gekauft", "Eine Woche getragen, gewaschen, wieder getragen: nichts hat sich verändert."],
    ["Wunderschön", "In echt noch schöner. Schon am ersten Tag gab es Komplimente."],
    ["Sehr gute Qualität", "Saubere Verarbeitung, gerade Nähte, angenehmer Stoff. Empfehlenswert."],
    ["Lieblingsstück", "In zwei Tagen da, gut verpackt, und es fällt genau richtig."],
  ],
  4: [
    ["Sehr schön", "Guter Stoff und hübsche Farbe, etwas wärmer als auf dem Bild."],
    ["Fast perfekt", "Fällt knapp aus, ein Zentimeter mehr wäre schön gewesen. Sonst nichts auszusetzen."],
    ["Zufrieden", "Bequem und gut verarbeitet. Die Lieferung dauerte einen Tag länger als angekündigt."],
  ],
  3: [
    ["In Ordnung", "Hübsch, aber der Stoff ist dünner, als ich dachte."],
    ["Unentschieden", "Die Farbe ist schön, der Schnitt steht mir weniger. Der Umtausch war einfach."],
  ],
  2: [
    ["Von der Größe enttäuscht", "Fällt groß aus, ich musste es zurückschicken. Die Rückgabe war einfach."],
    ["Nichts für mich", "Kratzt ein wenig am Hals."],
  ],
  1: [["Zurückgeschickt", "Bei der Ankunft war eine Naht offen. Schnell erstattet, aber schade."]],
  authors: [
    "Helene",
    "Maren",
    "Klara",
    "Sandra",
    "Natalie",
    "Ines",
    "Sophie",
    "Karim",
    "Lorenz",
    "Aurelia",
    "Thomas",
    "Brigitte",
  ],
};
