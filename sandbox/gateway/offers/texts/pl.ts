import type { OfferTexts } from "./offer-texts";

export const pl: OfferTexts = {
  offers: ({ freeFrom, coupon, couponFrom }) => ({
    welcome: {
      title: "10% na powitanie",
      text: "Z kodem BIENVENUE10, na wszystkie rzeczy, także przecenione.",
      notice:
        "Raz na zamówienie, łączy się z innymi kodami. Rabat dotyczy produktów, nie kart podarunkowych, karty stałego klienta, darowizn ani dostawy.",
    },
    delivery: {
      title: `Bezpłatna dostawa od ${freeFrom}`,
      text: "Do domu, bez kodu.",
      notice: `Dostawa standardowa bezpłatna od ${freeFrom}, po odliczeniu rabatów. Dostawa ekspresowa jest płatna.`,
    },
    coupon: {
      title: `${coupon} w prezencie od ${couponFrom}`,
      text: "Z kodem MERCI, raz w tym miesiącu.",
      notice: `${coupon} mniej za produkty od ${couponFrom}, z wyjątkiem kart podarunkowych. Bon nie podlega wypłacie, jeden na zamówienie.`,
    },
    gift: {
      title: "Drobiazg od nas",
      text: "Z kodem CADEAU niespodzianka sezonu podróżuje z Twoją paczką.",
      notice: "Do wyczerpania zapasów, jedna na zamówienie. Przy zwrocie zamówienia zwraca się także prezent.",
    },
    points: {
      title: "100 punktów więcej",
      text: "Z kodem POINTS, dla osób z kartą stałego klienta.",
      notice: "Punkty dopisujemy po złożeniu zamówienia. Jeden kod na zamówienie.",
    },
    members: {
      title: "Twoje punkty są warte 5 lub 15%",
      text: "W koszyku wymień 100 punktów na 5% albo 300 na 15%.",
      notice: "Korzyści programu lojalnościowego, ważne na produkty, łączą się z kodem promocyjnym.",
    },
    happy: {
      title: "Happy Shopping: do rąk własnych",
      text: "Dostawa do wybranej osoby jest bezpłatna przez cały rok.",
      notice: "Dla członków Happy Shopping, tam gdzie ten sposób dostawy jest dostępny.",
    },
    birthday: {
      title: "Miesiąc urodzin z klasą",
      text: "Poprawki krawieckie robimy przez cały miesiąc gratis.",
      notice: "W miesiącu urodzin podanych na koncie, dla zakupu z tego miesiąca.",
    },
  }),
  notices: {
    prices: {
      title: "Ceny i obniżki",
      text: "Ceny zawierają VAT, nie zawierają dostawy. Każdą obniżkę liczymy od najniższej ceny z trzydziestu dni przed jej ogłoszeniem.",
    },
    stock: {
      title: "Dostępność",
      text: "Oferty obowiązują do wyczerpania zapasów. Rzecz jest Twoja, gdy zamówienie zostało złożone.",
    },
    giftCards: {
      title: "Karty podarunkowe",
      text: "Karty podarunkowe są ważne rok, na raz lub po trochu. Nie podlegają zwrotowi ani wymianie na gotówkę.",
    },
    withdrawal: {
      title: "Prawo odstąpienia",
      text: "Masz trzydzieści dni od otrzymania, by zmienić zdanie bez podania przyczyny. Zwroty są bezpłatne.",
    },
  },
};
