import type { OfferTexts } from "./offer-texts";

export const fr: OfferTexts = {
  offers: ({ freeFrom, coupon, couponFrom }) => ({
    welcome: {
      title: "10 % de bienvenue",
      text: "Avec le code BIENVENUE10, sur toutes les pièces, démarques comprises.",
      notice:
        "Une fois par commande, cumulable avec les autres codes. La remise s’applique aux articles, hors cartes cadeaux, carte de fidélité, dons et livraison.",
    },
    delivery: {
      title: `Livraison offerte dès ${freeFrom}`,
      text: "À domicile ou en point relais, sans code.",
      notice: `Livraison standard offerte dès ${freeFrom} d’achat, remises déduites. La livraison express reste payante.`,
    },
    coupon: {
      title: `${coupon} offerts dès ${couponFrom}`,
      text: "Avec le code MERCI, une fois ce mois-ci.",
      notice: `${coupon} déduits du total des articles dès ${couponFrom}, cartes cadeaux exclues. Non remboursable, un bon par commande.`,
    },
    gift: {
      title: "Une petite pièce offerte",
      text: "Avec le code CADEAU, une surprise de la saison se glisse dans votre colis.",
      notice:
        "Dans la limite des stocks disponibles, une pièce par commande. En cas de retour de la commande, la pièce offerte est à rendre.",
    },
    points: {
      title: "100 points de fidélité en plus",
      text: "Avec le code POINTS, pour les porteurs de la carte de fidélité.",
      notice: "Les points s’ajoutent au compte de fidélité une fois la commande validée. Un code par commande.",
    },
    members: {
      title: "Vos points valent 5 ou 15 %",
      text: "Dans votre panier, échangez 100 points contre 5 %, ou 300 contre 15 %.",
      notice: "Avantages du programme de fidélité, utilisables sur les articles, cumulables avec un code promotionnel.",
    },
    happy: {
      title: "Happy Shopping : en main propre",
      text: "La livraison à la personne de votre choix vous est offerte toute l’année.",
      notice: "Réservé aux membres Happy Shopping, en France métropolitaine et en Suisse.",
    },
    birthday: {
      title: "Un mois d’anniversaire en beauté",
      text: "Passez en boutique : les retouches vous sont offertes tout le mois.",
      notice:
        "Valable le mois de l’anniversaire indiqué dans le compte, dans les boutiques qui font des retouches, pour un achat du mois.",
    },
  }),
  notices: {
    prices: {
      title: "Prix et réductions",
      text: "Les prix sont en toutes taxes comprises, hors livraison. Toute réduction est calculée sur le prix le plus bas des trente jours qui précèdent son annonce.",
    },
    stock: {
      title: "Disponibilité",
      text: "Les offres valent dans la limite des stocks. Une pièce n’est acquise qu’une fois la commande validée.",
    },
    giftCards: {
      title: "Cartes cadeaux",
      text: "Les cartes cadeaux sont valables un an, en une ou plusieurs fois, sur le site et en boutique. Elles ne sont ni remboursées ni échangées contre des espèces.",
    },
    withdrawal: {
      title: "Droit de rétractation",
      text: "Vous avez trente jours à compter de la réception pour changer d’avis, sans avoir à donner de raison. Les retours sont gratuits.",
    },
  },
};
