import type { OfferTexts } from "./offer-texts";

export const it: OfferTexts = {
  offers: ({ freeFrom, coupon, couponFrom }) => ({
    welcome: {
      title: "10% di benvenuto",
      text: "Con il codice BIENVENUE10, su tutti i capi, anche in saldo.",
      notice:
        "Una volta per ordine, cumulabile con altri codici. Lo sconto vale sugli articoli, non su carte regalo, carta fedeltà, donazioni e consegna.",
    },
    delivery: {
      title: `Consegna gratuita da ${freeFrom}`,
      text: "A domicilio, senza codice.",
      notice: `Consegna standard gratuita da ${freeFrom} di spesa, sconti dedotti. La consegna espressa si paga.`,
    },
    coupon: {
      title: `${coupon} in regalo da ${couponFrom}`,
      text: "Con il codice MERCI, una volta questo mese.",
      notice: `${coupon} in meno sugli articoli da ${couponFrom}, carte regalo escluse. Non rimborsabile, un buono per ordine.`,
    },
    gift: {
      title: "Un piccolo pensiero",
      text: "Con il codice CADEAU, una sorpresa di stagione viaggia con il tuo pacco.",
      notice: "Fino a esaurimento scorte, uno per ordine. Se l’ordine viene reso, si rende anche l’omaggio.",
    },
    points: {
      title: "100 punti fedeltà in più",
      text: "Con il codice POINTS, per chi ha la carta fedeltà.",
      notice: "I punti si aggiungono al conto fedeltà a ordine concluso. Un codice per ordine.",
    },
    members: {
      title: "I tuoi punti valgono il 5 o il 15%",
      text: "Nel carrello, scambia 100 punti con il 5% o 300 con il 15%.",
      notice: "Vantaggi del programma fedeltà, validi sugli articoli e cumulabili con un codice promozionale.",
    },
    happy: {
      title: "Happy Shopping: consegnato a mano",
      text: "La consegna alla persona che scegli è gratuita tutto l’anno.",
      notice: "Per i membri Happy Shopping, dove questo modo di consegna è offerto.",
    },
    birthday: {
      title: "Un mese di compleanno speciale",
      text: "Le modifiche sartoriali sono in omaggio per tutto il mese.",
      notice: "Nel mese del compleanno indicato nell’account, per un acquisto di quel mese.",
    },
  }),
  notices: {
    prices: {
      title: "Prezzi e riduzioni",
      text: "I prezzi sono comprensivi di IVA, consegna esclusa. Ogni riduzione è calcolata sul prezzo più basso dei trenta giorni precedenti il suo annuncio.",
    },
    stock: {
      title: "Disponibilità",
      text: "Le offerte valgono fino a esaurimento scorte. Un capo è tuo quando l’ordine è concluso.",
    },
    giftCards: {
      title: "Carte regalo",
      text: "Le carte regalo valgono un anno, in una o più volte. Non si rimborsano e non si convertono in denaro.",
    },
    withdrawal: {
      title: "Diritto di recesso",
      text: "Hai trenta giorni dal ricevimento per cambiare idea, senza dare spiegazioni. I resi sono gratuiti.",
    },
  },
};
