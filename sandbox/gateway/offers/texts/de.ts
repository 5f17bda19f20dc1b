import type { OfferTexts } from "./offer-texts";

export const de: OfferTexts = {
  offers: ({ freeFrom, coupon, couponFrom }) => ({
    welcome: {
      title: "10 % zum Willkommen",
      text: "Mit dem Code BIENVENUE10, auf alle Stücke, auch auf reduzierte.",
      notice:
        "Einmal pro Bestellung, mit anderen Codes kombinierbar. Der Nachlass gilt für Artikel, nicht für Geschenkkarten, Kundenkarte, Spenden und Versand.",
    },
    delivery: {
      title: `Kostenloser Versand ab ${freeFrom}`,
      text: "Nach Hause geliefert, ohne Code.",
      notice: `Standardversand kostenlos ab ${freeFrom} Einkaufswert nach Abzug von Nachlässen. Expressversand ist kostenpflichtig.`,
    },
    coupon: {
      title: `${coupon} geschenkt ab ${couponFrom}`,
      text: "Mit dem Code MERCI, einmal in diesem Monat.",
      notice: `${coupon} Abzug auf Artikel ab ${couponFrom}, Geschenkkarten ausgenommen. Nicht auszahlbar, ein Gutschein pro Bestellung.`,
    },
    gift: {
      title: "Eine Kleinigkeit für Sie",
      text: "Mit dem Code CADEAU reist eine Überraschung der Saison in Ihrem Paket mit.",
      notice:
        "Solange der Vorrat reicht, ein Stück pro Bestellung. Wird die Bestellung zurückgegeben, geht auch das Geschenk zurück.",
    },
    points: {
      title: "100 Punkte extra",
      text: "Mit dem Code POINTS, für alle mit Kundenkarte.",
      notice: "Die Punkte werden gutgeschrieben, sobald die Bestellung aufgegeben ist. Ein Code pro Bestellung.",
    },
    members: {
      title: "Ihre Punkte sind 5 oder 15 % wert",
      text: "Im Warenkorb tauschen Sie 100 Punkte gegen 5 % oder 300 gegen 15 %.",
      notice: "Vorteile des Treueprogramms, gültig auf Artikel, mit einem Aktionscode kombinierbar.",
    },
    happy: {
      title: "Happy Shopping: persönlich übergeben",
      text: "Die Lieferung an die Person Ihrer Wahl ist das ganze Jahr kostenlos.",
      notice: "Für Mitglieder von Happy Shopping, wo diese Lieferart angeboten wird.",
    },
    birthday: {
      title: "Ein schöner Geburtstagsmonat",
      text: "Änderungen gehen den ganzen Monat auf uns.",
      notice: "Im Monat des im Konto angegebenen Geburtstags, für einen Kauf dieses Monats.",
    },
  }),
  notices: {
    prices: {
      title: "Preise und Nachlässe",
      text: "Alle Preise enthalten die Mehrwertsteuer, nicht den Versand. Jeder Nachlass bezieht sich auf den niedrigsten Preis der dreißig Tage vor seiner Ankündigung.",
    },
    stock: {
      title: "Verfügbarkeit",
      text: "Angebote gelten, solange der Vorrat reicht. Ein Stück gehört Ihnen, sobald die Bestellung aufgegeben ist.",
    },
    giftCards: {
      title: "Geschenkkarten",
      text: "Geschenkkarten gelten ein Jahr, auf einmal oder nach und nach. Sie werden weder erstattet noch bar ausgezahlt.",
    },
    withdrawal: {
      title: "Widerrufsrecht",
      text: "Sie haben ab Erhalt dreißig Tage Zeit, es sich ohne Angabe von Gründen anders zu überlegen. Rücksendungen sind kostenlos.",
    },
  },
};
