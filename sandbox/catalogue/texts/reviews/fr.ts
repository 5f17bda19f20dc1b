import type { ReviewTexts } from "./reviews";

export const fr: ReviewTexts = {
  5: [
    ["Exactement ce que je cherchais", "La coupe est parfaite et la matière vraiment belle. Conforme à la photo."],
    ["Je l’ai pris en deux couleurs", "Porté toute la semaine, lavé, remis : rien n’a bougé."],
    ["Superbe", "Encore plus beau en vrai. On m’a fait des compliments dès le premier jour."],
    ["Très belle qualité", "Finitions soignées, coutures droites, tissu agréable. Je recommande."],
    ["Coup de cœur", "Livré en deux jours, bien emballé, et il tombe comme il faut."],
  ],
  4: [
    ["Très bien", "Belle matière et jolie couleur, un peu plus chaude que sur la photo."],
    ["Presque parfait", "Taille juste, j’aurais aimé un centimètre de plus. Sinon, rien à redire."],
    ["Contente de mon achat", "Confortable et bien fini. La livraison a pris un jour de plus que prévu."],
  ],
  3: [
    ["Correct", "Joli, mais le tissu est plus fin que je ne l’imaginais."],
    ["Mitigée", "La couleur est belle, la coupe me va moins bien. J’ai échangé la taille sans souci."],
  ],
  2: [
    ["Déçue de la taille", "Taille grand, j’ai dû renvoyer. Le retour a été simple."],
    ["Pas pour moi", "La matière gratte un peu au col."],
  ],
  1: [["Renvoyé", "Une couture était défaite à la réception. Remboursé rapidement, mais dommage."]],
  authors: [
    "Hélène",
    "Maud",
    "Claire",
    "Sandrine",
    "Nathalie",
    "Inès",
    "Sophie",
    "Karim",
    "Laurent",
    "Aurélie",
    "Thomas",
    "Brigitte",
  ],
};
