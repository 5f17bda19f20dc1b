import type { Language } from "#models/locale";

interface CartWords {
  promoCode: (code: string) => string;
  gift: string;
  /** What a shopper without a loyalty card misses. */
  pointsIncentive: (points: number) => string;
}

export const CART_WORDS: Record<Language, CartWords> = {
  fr: {
    promoCode: (code) => `Code ${code}`,
    gift: "Offert",
    pointsIncentive: (points) => `Avec la carte de fidélité, cette commande vous rapporte ${points} points.`,
  },
  en: {
    promoCode: (code) => `Code ${code}`,
    gift: "Free gift",
    pointsIncentive: (points) => `With the loyalty card, this order earns you ${points} points.`,
  },
  es: {
    promoCode: (code) => `Código ${code}`,
    gift: "De regalo",
    pointsIncentive: (points) => `Con la tarjeta de fidelidad, este pedido te da ${points} puntos.`,
  },
  de: {
    promoCode: (code) => `Code ${code}`,
    gift: "Geschenkt",
    pointsIncentive: (points) => `Mit der Kundenkarte bringt Ihnen diese Bestellung ${points} Punkte.`,
  },
  it: {
    promoCode: (code) => `Codice ${code}`,
    gift: "In omaggio",
    pointsIncentive: (points) => `Con la carta fedeltà questo ordine vale ${points} punti.`,
  },
  pl: {
    promoCode: (code) => `Kod ${code}`,
    gift: "Gratis",
    pointsIncentive: (points) => `Z kartą stałego klienta zdobywasz za to zamówienie ${points} pkt.`,
  },
};
