import type { HelpTexts } from "../../pages/help-words";

export const fr: HelpTexts = {
  delivery: {
    title: "Livraison",
    intro: "Les modes de livraison, leurs prix et leurs délais. La date exacte est affichée avant de payer.",
    items: [
      [
        "Quand ma commande arrive-t-elle ?",
        "La date prévue est indiquée dans le panier, puis à l’étape de la livraison, pour chaque mode. Elle tient compte des week-ends et des jours fériés. Une commande express passée avant midi part le jour même.",
      ],
      [
        "À partir de quel montant la livraison est-elle offerte ?",
        "Dès {free} d’achats, cartes cadeaux comprises, pour tous les modes sauf l’express. Le panier vous dit toujours ce qu’il manque.",
      ],
      [
        "Dans quels pays livrez-vous ?",
        "Ce site livre ici : {countries}. Pour un autre pays, choisissez son site en bas de page : les prix et les délais y sont ceux du pays.",
      ],
      [
        "Que se passe-t-il si je suis absent ?",
        "Le transporteur laisse un avis et repasse le lendemain, ou dépose le colis dans un relais proche. En point relais, il vous attend 10 jours.",
        "points",
      ],
      [
        "Que se passe-t-il si je suis absent ?",
        "Le transporteur laisse un avis et repasse le jour ouvré suivant. Après deux passages, le colis nous revient et vous êtes remboursé.",
        "noPoints",
      ],
    ],
  },
  orders: {
    title: "Suivre et modifier une commande",
    intro: "Où en est ma commande, puis-je la changer, où trouver ma facture ?",
    items: [
      [
        "Où en est ma commande ?",
        "Dans votre compte, la page de chaque commande montre l’étape en cours : confirmée, préparée, en route, livrée. Nous vous écrivons aussi à chaque étape.",
        "orders",
      ],
      [
        "Puis-je modifier ou annuler ma commande ?",
        "Tant qu’elle n’est pas en préparation, répondez à l’e-mail de confirmation : nous l’annulons et rien n’est débité. Une adresse ou une taille ne se changent pas après coup ; il est plus sûr d’annuler et de commander de nouveau.",
      ],
      [
        "Je n’ai pas reçu d’e-mail de confirmation.",
        "Regardez dans les indésirables, puis dans votre compte : si la commande y figure, elle est bien enregistrée. N’en passez pas une seconde.",
      ],
      [
        "Où trouver ma facture ?",
        "Dans votre compte, avec vos documents, dès que la commande est expédiée. Elle peut être téléchargée à tout moment.",
      ],
      [
        "Un article est arrivé abîmé ou manque.",
        "Écrivez-nous avec le numéro de commande et, si possible, une photo. Nous renvoyons la pièce ou la remboursons, à votre choix, sans frais.",
      ],
    ],
  },
  returns: {
    title: "Retours et remboursements",
    intro: "Trente jours pour changer d’avis, retour gratuit, remboursement sur le moyen de paiement utilisé.",
    items: [
      [
        "Combien de temps ai-je pour renvoyer un article ?",
        "30 jours après la réception, même en promotion. L’article doit être complet, non porté, avec son étiquette.",
      ],
      [
        "Comment renvoyer un colis ?",
        "- Répondez à l’e-mail de confirmation en disant ce que vous rendez.\n- Imprimez l’étiquette que nous vous envoyons, ou montrez son code au bureau de poste.\n- Déposez le colis : le retour est gratuit.",
      ],
      [
        "Puis-je rendre un article en boutique ?",
        "Oui, dans toutes nos boutiques, avec le numéro de commande. Le remboursement est lancé sur place.",
        "stores",
      ],
      [
        "Quand suis-je remboursé ?",
        "Dans les 14 jours qui suivent votre demande, dès que l’article est revenu ou que vous avez prouvé son envoi. Les frais de livraison standard sont remboursés si vous rendez toute la commande.",
      ],
      [
        "Puis-je échanger contre une autre taille ?",
        "Commandez la bonne taille et rendez la première : c’est le plus rapide, et la pièce ne vous échappe pas.",
      ],
    ],
  },
  withdrawal: {
    title: "Droit de rétractation",
    intro: "La loi vous donne 14 jours après la livraison pour changer d’avis, sans motif. Nous vous en laissons 30.",
    items: [
      [
        "Comment exercer mon droit ?",
        "Répondez à l’e-mail de confirmation avec le numéro de la commande, en disant ce que vous rendez. Une phrase suffit : « Je me rétracte de ma commande n° … ». Nous accusons réception aussitôt.",
      ],
      [
        "Que dois-je payer ?",
        "Rien. Nous remboursons le prix et la livraison standard dans les 14 jours qui suivent votre décision. Le supplément d’une livraison express reste à votre charge.",
      ],
      [
        "Y a-t-il des exceptions ?",
        "Les pièces faites ou retouchées pour vous, les boucles d’oreilles descellées et les cartes cadeaux déjà utilisées ne peuvent pas être reprises.",
      ],
      [
        "Faut-il un formulaire ?",
        "Non. Le formulaire type de l’Union européenne est accepté, mais un simple message l’est aussi.",
      ],
    ],
  },
  sizes: {
    title: "Guide des tailles",
    intro:
      "Les mesures du corps, en centimètres, pour chaque taille. Entre deux tailles, prenez la plus grande pour un manteau, la plus petite pour une maille.",
    items: [
      [
        "Comment prendre mes mesures ?",
        "- Poitrine : à l’endroit le plus fort, le mètre bien horizontal.\n- Taille : au creux, sans serrer.\n- Hanches : à l’endroit le plus fort, les pieds joints.",
      ],
      [
        "Vos pièces taillent-elles normalement ?",
        "Oui, sauf mention contraire sur la page du produit. Les avis disent aussi comment la pièce tombe.",
      ],
      [
        "Ma taille est épuisée.",
        "Sur la page du produit, touchez la taille barrée : nous vous écrirons si elle revient.",
      ],
    ],
  },
  payment: {
    title: "Paiement",
    intro: "Les moyens de paiement de ce site, ce que nous voyons de votre carte, et les cartes cadeaux.",
    items: [
      [
        "Quand suis-je débité ?",
        "Au moment où vous confirmez sur la page sécurisée de notre prestataire, jamais avant. Si la commande ne peut pas être enregistrée, rien n’est débité.",
      ],
      [
        "Vitrine garde-t-elle mon numéro de carte ?",
        "Non. Vous le saisissez chez notre prestataire de paiement : nos serveurs ne le voient jamais.",
      ],
      [
        "Comment payer en plusieurs fois ?",
        "Choisissez 3 fois ou 4 fois à l’étape du paiement. Le montant de chaque échéance est affiché avant de confirmer. Un crédit vous engage et doit être remboursé.",
        "instalments",
      ],
      [
        "Comment utiliser une carte cadeau ?",
        "À l’étape du paiement, saisissez son numéro : son montant est déduit, et vous réglez le reste comme vous voulez. Elle vaut de {giftMin} à {giftMax}.",
      ],
      [
        "Mon paiement a été refusé.",
        "Votre panier est gardé. Essayez un autre moyen, ou demandez la raison à votre banque : elle seule la connaît.",
      ],
    ],
  },
  care: {
    title: "Entretien des vêtements",
    intro: "Laver moins, laver froid, laisser sécher : l’essentiel pour garder vos vêtements dix hivers.",
    items: [
      [
        "Comment laver un pull en laine ?",
        "À la main ou au programme laine, à 30 °C au plus, sur l’envers. Essorez dans une serviette et séchez à plat, loin d’un radiateur. Souvent, une nuit à la fenêtre suffit.",
      ],
      [
        "Comment entretenir un manteau ?",
        "Brossez-le après l’avoir porté, laissez-le respirer sur un cintre large. Un nettoyage à sec par hiver, pas davantage.",
      ],
      [
        "Et le cuir ?",
        "Un chiffon doux, une crème incolore deux fois l’an. S’il a pris la pluie, laissez-le sécher à l’ombre, bourré de papier.",
      ],
      [
        "Réparez-vous les vêtements ?",
        "Oui, gratuitement en boutique pour les mailles, les boutons et les coutures de nos pièces, quel que soit leur âge.",
        "stores",
      ],
      [
        "Réparez-vous les vêtements ?",
        "Oui. Écrivez-nous avec une photo : nous vous envoyons une étiquette, réparons la maille, le bouton ou la couture, et vous renvoyons la pièce. La réparation est gratuite.",
        "noStores",
      ],
    ],
  },
  contact: {
    title: "Nous contacter",
    intro: "Une vraie personne vous répond, en général le jour même, du lundi au samedi.",
    items: [
      [
        "Par e-mail",
        "Écrivez à service@vitrine.example avec votre numéro de commande si vous en avez un. Nous répondons sous un jour ouvré.",
        "mail",
      ],
      ["Par courrier", "Vitrine SAS, Service clients, 14 rue du Mail, 75002 Paris, France."],
      [
        "En boutique",
        "Nos équipes peuvent retrouver une commande, reprendre un article et vérifier un stock. Les horaires sont sur la page de chaque boutique.",
        "stores",
      ],
      [
        "Sécurité d’un produit",
        "Pour signaler un danger : securite-produits@vitrine.example. Ces messages sont lus en priorité.",
      ],
    ],
  },
  terms: {
    title: "Conditions de vente",
    intro: "Ce à quoi vous et nous nous engageons quand vous commandez. En vigueur depuis le 1er septembre 2026.",
    items: [
      [
        "Qui vend ?",
        "Vitrine SAS, 14 rue du Mail, 75002 Paris, France. Les prix sont toutes taxes comprises, dans la monnaie du site.",
      ],
      [
        "Quand la vente est-elle conclue ?",
        "Quand vous recevez l’e-mail de confirmation. Un article épuisé au dernier moment est signalé avant le paiement ; rien n’est débité.",
      ],
      [
        "Comment lire une réduction ?",
        "Le prix barré, le pourcentage et le prix le plus bas des 30 derniers jours sont toujours affichés ensemble. Le pourcentage est calculé sur ce dernier.",
      ],
      [
        "Quelles garanties ?",
        "La garantie légale de conformité court deux ans à compter de la livraison : réparation ou remplacement, à votre choix, puis remboursement si ce n’est pas possible.",
      ],
      [
        "Et en cas de litige ?",
        "Écrivez-nous d’abord. Sans réponse qui vous convienne sous 30 jours, vous pouvez saisir un médiateur de la consommation, gratuitement.",
      ],
    ],
  },
  data: {
    title: "Données personnelles",
    intro: "Ce que nous savons de vous, pourquoi, combien de temps, et comment le faire effacer.",
    items: [
      [
        "Que gardez-vous ?",
        "Vos coordonnées, vos adresses, vos commandes et, si vous le voulez, vos envies et vos alertes de taille. Ni numéro de carte, ni mot de passe en clair.",
      ],
      [
        "À quoi cela sert-il ?",
        "À livrer vos commandes, à tenir votre compte et, avec votre accord seulement, à vous écrire la lettre. Rien n’est vendu.",
      ],
      [
        "Combien de temps ?",
        "Le compte, jusqu’à ce que vous le fermiez ; les factures, dix ans, comme la loi le veut ; un panier sans commande, 30 jours.",
      ],
      [
        "Comment exercer mes droits ?",
        "Vous pouvez corriger et fermer votre compte vous-même. Pour une copie ou un effacement, écrivez à donnees@vitrine.example : réponse sous un mois.",
      ],
    ],
  },
  cookies: {
    title: "Cookies",
    intro: "La liste est courte : ceux dont la boutique a besoin pour marcher, et rien d’autre sans votre accord.",
    items: [
      [
        "Puis-je refuser ?",
        "Oui, aussi facilement qu’accepter, et votre choix est gardé six mois. Sans votre accord, aucun cookie de mesure n’est posé.",
      ],
      [
        "Que se passe-t-il si je les efface ?",
        "Vous serez déconnecté et le panier d’un visiteur sera vide. Votre compte, vos commandes et vos envies n’en dépendent pas.",
      ],
      ["Partagez-vous ces cookies ?", "Non. Ils sont propres à ce site et scellés : nul autre ne peut les lire."],
    ],
  },
  accessibility: {
    title: "Accessibilité",
    intro:
      "Cette boutique est faite pour tout le monde : au clavier, au lecteur d’écran, agrandie, avec ou sans JavaScript.",
    items: [
      [
        "À quel niveau êtes-vous conforme ?",
        "WCAG 2.2, niveau AA. Chaque page est vérifiée automatiquement à chaque version, et parcourue au clavier.",
      ],
      [
        "Qu’avez-vous prévu ?",
        "- Un lien pour aller droit au contenu.\n- Un focus toujours visible, des cibles assez grandes.\n- Des messages annoncés aux lecteurs d’écran.\n- Des animations absentes si votre appareil le demande.",
      ],
      [
        "J’ai rencontré un obstacle.",
        "Dites-le-nous à accessibilite@vitrine.example, avec l’adresse de la page. Nous répondons sous deux jours ouvrés et vous aidons à commander d’ici là.",
      ],
    ],
  },
};
