import type { ContentTexts } from "./texts";

export const fr: ContentTexts = {
  seo: {
    title: "Vitrine, mode française pour femme, homme et enfant",
    description:
      "Manteaux, mailles, robes et chemises dessinés à Paris, taillés en France et au Portugal. Livraison offerte dès 60 €, retours gratuits pendant 30 jours.",
    keywords: ["mode française", "manteau femme", "pull en laine", "marinière", "vêtements durables"],
  },
  announcement: { text: "Livraison offerte dès 60 €, retours gratuits.", link: "En savoir plus" },
  menu: {
    clothing: "Vêtements",
    shoesAndAccessories: "Chaussures et accessoires",
    accessories: "Accessoires",
    discover: "À découvrir",
    everything: "Tout voir",
    newIn: "Nouveautés",
    isNew: "Nouveau",
    party: "La sélection de fêtes",
    essentials: "L’essentiel du vestiaire",
    lastPieces: "Dernières pièces",
    lookbook: "Le lookbook de novembre",
    more: "Plus",
    journal: "Le journal",
    giftCard: "La carte cadeau",
    loyaltyCard: "La carte Vitrine",
    help: "Aide et contact",
    coatsPicture: "Les manteaux",
    knitsPicture: "La maille d’hiver",
    menPicture: "Le vestiaire de marin",
    childrenPicture: "Prêts pour la récré",
    accessoriesPicture: "Le cuir, patiné à la main",
  },
  services: {
    delivery: { title: "Livraison offerte dès 60 €", text: "Chez vous ou en point relais, à la date annoncée" },
    returns: { title: "Retours gratuits, 30 jours", text: "En boutique ou par la poste, même en promotion" },
    payment: { title: "Paiement sécurisé", text: "Carte, PayPal, ou en 3 et 4 fois dès 50 €" },
    pickup: { title: "Retrait en boutique", text: "Gratuit, avec essayage et retour sur place" },
  },
  newsletter: {
    title: "La lettre de Vitrine",
    short:
      "Une fois par semaine : les nouveautés avant tout le monde, un conseil de coupe ou d’entretien, et les invitations en boutique.",
    long: "Votre adresse ne sert qu’à vous envoyer la lettre. Vous pouvez vous désinscrire d’un clic, à tout moment.",
    button: "S’inscrire",
  },
  community: { title: "Portez, partagez", link: "Vos looks, #VitrineAuQuotidien" },
  help: {
    title: "Aide et services",
    track: "Suivre ma commande",
    delivery: "Livraison",
    returns: "Retours et remboursements",
    withdrawal: "Exercer mon droit de rétractation",
    sizes: "Guide des tailles",
    contact: "Nous contacter",
  },
  house: {
    title: "La maison",
    story: "Notre histoire",
    workshops: "Nos ateliers et fournisseurs",
    commitments: "Engagements et traçabilité",
    journal: "Le journal",
    jobs: "Recrutement",
  },
  gifts: {
    title: "Fidélité et cadeaux",
    card: "La carte Vitrine",
    giftCard: "Carte cadeau",
    sponsor: "Parrainer une amie, un ami",
    offers: "Offres du moment",
    wishlist: "Ma liste d’envies",
    letter: "La lettre de Vitrine",
  },
  stores: {
    title: "Boutiques",
    find: "Trouver une boutique",
    all: "Toutes les boutiques",
    reserve: "Réserver en boutique",
    appointment: "Prendre rendez-vous",
  },
  legals: {
    terms: "Conditions de vente",
    data: "Données personnelles",
    cookies: "Gérer mes cookies",
    accessibility: "Accessibilité : conforme",
  },
  home: {
    hero: {
      eyebrow: "Hiver 2026, premier chapitre",
      title: "La lumière de novembre",
      text: "Des manteaux qui tiennent chaud sans peser, des couleurs qui restent. Taillés en France et au Portugal, faits pour être portés dix hivers.",
      alt: "Robe portefeuille bordeaux, manteau camel et chemise blanche suspendus à une tringle de laiton, dans la lumière d’une fenêtre.",
      coats: "Découvrir les manteaux",
      lookbook: "Voir le lookbook",
    },
    families: {
      women: { caption: "Manteaux, robes, maille", alt: "Femme en trench mastic, dans une pièce claire." },
      men: { caption: "Blousons, chemises, jeans", alt: "Homme en manteau bleu marine, une main dans la poche." },
      children: {
        caption: "Doudounes, marinières, petits pulls",
        alt: "Enfant en marinière, la main sur la hanche.",
      },
      accessories: {
        caption: "Sacs, écharpes, bottines",
        alt: "Sac à rabat cognac et chapeau de feutre chocolat, posés sur deux blocs de pierre.",
      },
    },
    newIn: { title: "Arrivées cette semaine", link: "Voir les nouveautés" },
    journal: {
      eyebrow: "Le journal",
      title: "À Ouessant, la laine a le temps",
      quote: "« On ne tricote pas plus vite que le vent ne sèche. »",
      text: "Nous avons passé trois jours avec les dix-sept personnes de l’atelier qui tricote nos pulls torsadés : une laine de Bretagne, lavée à l’eau de pluie, et quatre heures de travail pour chaque pièce.",
      alt: "Pull torsadé écru et écharpe à carreaux suspendus à une tringle de laiton, un sac de cuir posé sur un tabouret.",
      link: "Lire le reportage, 4 min",
    },
    look: {
      eyebrow: "Le vestiaire",
      title: "Trois mailles, tout l’hiver",
      text: "Une torsade, un gilet, un col roulé. Les trois se superposent, se lavent à trente degrés et se réparent gratuitement en boutique.",
      alt: "Trois mailles sur une tringle : gilet sauge, pull écru torsadé, col roulé rouille.",
      link: "Voir les mailles",
    },
  },
};

/** Switzerland reads the same French, with its own prices, carriers and ways to pay. */
export const frCh: ContentTexts = {
  ...fr,
  seo: {
    ...fr.seo,
    title: "Vitrine Suisse, mode française pour femme, homme et enfant",
    description:
      "Manteaux, mailles, robes et chemises dessinés à Paris, taillés en France et au Portugal. Livraison offerte en Suisse dès CHF 60, douane comprise, retours gratuits pendant 30 jours.",
  },
  announcement: { ...fr.announcement, text: "Livraison offerte dès CHF 60, droits de douane compris." },
  services: {
    ...fr.services,
    delivery: { title: "Livraison offerte dès CHF 60", text: "Chez vous ou en point relais, douane comprise" },
    payment: { title: "Paiement sécurisé", text: "Carte, PayPal, ou plus tard avec Klarna" },
  },
};
