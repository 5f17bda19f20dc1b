import type { ReviewTexts } from "./reviews";

export const pl: ReviewTexts = {
  5: [
    ["Dokładnie tego szukałam", "Krój jest idealny, a materiał naprawdę ładny. Jak na zdjęciu."],
    ["Mam w dwóch kolorach", "Noszone cały tydzień, prane i znowu noszone: nic się nie zmieniło."],
    ["Przepiękne", "Na żywo jeszcze ładniejsze. Komplementy już pierwszego dnia."],
    ["Bardzo dobra jakość", "Staranne wykończenie, równe szwy, przyjemny materiał. Polecam."],
    ["Jestem zachwycona", "Dotarło w dwa dni, dobrze zapakowane, i świetnie leży."],
  ],
  4: [
    ["Bardzo ładne", "Dobry materiał i ładny kolor, trochę cieplejszy niż na zdjęciu."],
    ["Prawie idealne", "Rozmiar trochę ciasny, przydałby się jeszcze centymetr. Poza tym bez zarzutu."],
    ["Jestem zadowolona", "Wygodne i dobrze wykończone. Dostawa trwała dzień dłużej, niż zapowiadano."],
  ],
  3: [
    ["W porządku", "Ładne, ale materiał cieńszy, niż się spodziewałam."],
    ["Mam mieszane uczucia", "Kolor piękny, krój pasuje mi mniej. Wymiana rozmiaru była prosta."],
  ],
  2: [
    ["Rozmiar rozczarował", "Rozmiar jest za duży, musiałam odesłać. Zwrot był prosty."],
    ["Nie dla mnie", "Trochę gryzie przy szyi."],
  ],
  1: [["Odesłane", "Szew był rozpruty przy odbiorze. Szybki zwrot pieniędzy, ale szkoda."]],
  authors: [
    "Helena",
    "Magda",
    "Klara",
    "Sandra",
    "Natalia",
    "Inga",
    "Zofia",
    "Karim",
    "Wawrzyniec",
    "Aurelia",
    "Tomasz",
    "Beata",
  ],
};
