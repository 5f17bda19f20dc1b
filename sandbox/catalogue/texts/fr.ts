import type { CatalogueTexts } from "./texts";

export const fr: CatalogueTexts = {
  themes: {
    women:
      "Le vestiaire de la saison : des manteaux qui durent, des mailles qui tiennent chaud et des robes que l’on remet.",
    men: "Des vêtements simples et bien coupés, du manteau d’hiver au T-shirt de tous les jours.",
    children: "Des matières douces, des coupes qui laissent courir, des couleurs qui passent d’un enfant à l’autre.",
    accessories: "Ce qui finit une silhouette : un sac, une écharpe, une paire de chaussures que l’on garde longtemps.",
    new: "Tout juste arrivé en boutique et en ligne. Les nouveautés sont renouvelées chaque semaine.",
    sale: "Les mêmes pièces, à prix réduit, tant qu’il reste des tailles.",
    coats:
      "De la laine qui tient chaud, de la gabardine qui tient la pluie, et des coupes pensées pour passer par-dessus un gros pull.",
    tailoring: "Des vestes aux épaules naturelles, que l’on porte en costume ou sur un jean.",
    dresses: "Longues, courtes, droites ou fluides : des robes qui s’enfilent d’un geste et vont du matin au soir.",
    knits: "Mérinos, cachemire, torsades : des mailles choisies pour leur douceur et leur tenue au fil des lavages.",
    shirts: "Des chemises et des blouses aux finitions soignées, à rentrer, à nouer ou à laisser libres.",
    tees: "Les basiques que l’on achète par deux : jersey de coton, molleton épais, rayures justes.",
    jeans: "Un denim qui se fait à vous, en coupes droites, slim ou larges.",
    trousers: "Pantalons à pinces, velours côtelé, joggings : le bon tombé pour chaque moment de la semaine.",
    skirts: "Plissées, satinées ou boutonnées : des jupes qui donnent le mouvement de la silhouette.",
    shoes: "Mocassins, bottines et baskets en cuir, montés pour durer plusieurs saisons.",
    bags: "Des sacs en cuir et en toile, assez grands pour la journée, assez beaux pour le soir.",
    finery: "Les détails qui changent tout, choisis pour aller avec le reste du vestiaire.",
  },
  kinds: {
    tee: [
      "Le T-shirt que l’on cherche en premier dans la pile : encolure nette, épaisseur juste, épaules bien placées.",
      "Un basique coupé avec soin, ni trop près ni trop loin du corps, qui se porte seul ou sous une veste.",
    ],
    sweat: [
      "Un sweat épais et souple, aux bords côtelés qui gardent leur forme.",
      "Le confort du week-end dans une coupe assez nette pour la semaine.",
    ],
    shirt: [
      "Une chemise au col net, aux boutons de nacre et aux poignets que l’on retrousse volontiers.",
      "Coupe droite, pans arrondis, une poche poitrine : la chemise qui va avec tout.",
    ],
    blouse: [
      "Une blouse légère dont le tombé fait tout : on la rentre dans un jean, on la laisse libre sur une jupe.",
      "Des manches qui ont de l’allure, une encolure qui dégage le cou, un tissu qui suit le mouvement.",
    ],
    knit: [
      "Un pull à la maille régulière, aux bords côtelés, ni trop court ni trop long.",
      "Le pull que l’on prend sans réfléchir : chaud, léger, facile à superposer.",
    ],
    cardigan: [
      "Un gilet à boutonner jusqu’en haut ou à jeter sur les épaules.",
      "Une maille souple, des boutons choisis un à un : un gilet qui remplace la veste.",
    ],
    dress: [
      "Une robe qui s’enfile d’un geste et n’a besoin de rien d’autre.",
      "La taille est marquée, le bas prend du volume : une robe faite pour marcher.",
    ],
    blazer: [
      "Une veste aux épaules naturelles, entièrement doublée, avec deux poches à rabat et une poche intérieure.",
      "Une coupe nette, un col qui tient : la veste qui habille un jean autant qu’un pantalon à pinces.",
    ],
    coat: [
      "Un manteau qui se ferme d’un geste, assez ample pour un gros pull, avec deux poches profondes et une poche intérieure.",
      "Un manteau aux lignes simples, doublé de viscose, pensé pour plus d’un hiver.",
    ],
    trench: [
      "Tous les détails du trench sont là : pattes d’épaule, ceinture, bavolet dans le dos.",
      "Un trench qui se porte ouvert au printemps et ceinturé sous la pluie.",
    ],
    puffer: [
      "Une doudoune chaude et légère au garnissage recyclé, qui se glisse dans un sac.",
      "Un col montant, des poches zippées, une chaleur bien répartie : l’hiver peut venir.",
    ],
    biker: [
      "Un blouson de cuir aux zips solides, qui prend la forme de celui qui le porte.",
      "Col cranté, fermeture asymétrique, poignets zippés : le blouson de cuir dans sa forme d’origine.",
    ],
    jeans: [
      "Cinq poches, une taille qui tient sans ceinture et un denim qui se fait en quelques jours.",
      "Un jean à la coupe franche, délavé sans excès, à porter avec tout.",
    ],
    trousers: [
      "Un pantalon au tombé net, confortable assis comme debout.",
      "Taille haute, poches qui ne bâillent pas, longueur à ajuster d’un ourlet.",
    ],
    skirt: [
      "Une jupe qui suit le pas, à porter avec un pull fin ou une chemise rentrée.",
      "Une taille bien placée et un tombé qui ne bouge pas de la journée.",
    ],
    bag: [
      "Un sac aux bords peints à la main, avec une poche intérieure et une bandoulière réglable.",
      "Assez grand pour le nécessaire, assez léger pour l’oublier : un sac de tous les jours.",
    ],
    shoes: [
      "Une première de propreté en cuir, une semelle cousue, un chaussant généreux : prenez votre pointure habituelle.",
      "Des chaussures montées au Portugal, souples dès le premier jour.",
    ],
    scarf: [
      "Une écharpe large et longue, assez douce pour se porter à même la peau.",
      "Deux tours autour du cou, ou posée sur les épaules : elle fait les deux.",
    ],
    jewellery: [
      "Un bijou doré à l’or fin, léger, à garder du matin au soir.",
      "Livré dans sa pochette de coton, prêt à offrir.",
    ],
    hat: [
      "Il tient chaud sans serrer et garde sa forme dans une poche.",
      "La touche finale des matins froids comme des week-ends au bord de l’eau.",
    ],
    belt: [
      "Une ceinture de cuir plein, à la boucle sobre, qui se patine avec le temps.",
      "Trois centimètres de large, cinq crans : elle passe dans tous les passants.",
    ],
  },
  fabrics: {
    poplin: "La popeline de coton est serrée, fraîche et facile à repasser.",
    jersey: "Le jersey de coton est lavé avant la coupe : il ne bougera plus.",
    fleece: "Le molleton est gratté à l’intérieur, doux dès la première fois.",
    knit: "La maille côtelée garde son élasticité lavage après lavage.",
    cable: "Les torsades donnent du relief et de la chaleur sans alourdir.",
    linen: "Le lin vient de Normandie ; il respire, et se froisse avec élégance.",
    denim: "Le denim est tissé serré, avec juste ce qu’il faut de souplesse.",
    satin: "Le satin glisse sur la peau et prend la lumière sans briller.",
    crepe: "Le crêpe tombe droit et ne se froisse pas dans une valise.",
    gabardine: "La gabardine de coton est tissée serré : elle arrête le vent et la pluie fine.",
    wool: "Le drap de laine est foulé en Italie, dense et chaud.",
    tweed: "Le tweed mêle plusieurs fils : de près, il y a toujours une couleur de plus.",
    leather: "Le cuir vient d’une tannerie certifiée ; il s’assouplit avec le temps.",
    nylon: "Le tissu déperlant arrête la pluie et sèche vite.",
    lace: "La dentelle est tissée à Calais, sur des métiers anciens.",
    corduroy: "Le velours côtelé est doux au toucher et solide aux genoux.",
    canvas: "La toile de coton est épaisse et se patine joliment.",
    gauze: "La gaze de coton est légère, un peu froissée, et ne se repasse pas.",
  },
  fits: {
    women: [
      "Taille normalement ; entre deux tailles, prenez la plus petite. Le mannequin mesure 1,77 m et porte un 36.",
      "Coupe confortable : prenez votre taille habituelle. Le mannequin mesure 1,76 m et porte un 36.",
    ],
    men: [
      "Taille normalement. Le mannequin mesure 1,87 m et porte un M.",
      "Coupe droite : prenez votre taille habituelle. Le mannequin mesure 1,86 m et porte un M.",
    ],
    children: [
      "Taille normalement ; si votre enfant grandit vite, prenez un âge au-dessus.",
      "Coupe confortable, pensée pour bouger.",
    ],
  },
  care: {
    "wash-30": "Lavage à 30 °C",
    "wash-30-gentle": "Lavage délicat à 30 °C",
    "hand-wash": "Lavage à la main",
    "no-wash": "Pas de lavage",
    "no-bleach": "Pas de chlore",
    "no-tumble-dry": "Pas de sèche-linge",
    "tumble-dry-low": "Sèche-linge à basse température",
    "iron-low": "Fer doux",
    "iron-medium": "Fer moyen",
    "no-iron": "Pas de repassage",
    "dry-clean": "Nettoyage à sec",
    "no-dry-clean": "Pas de nettoyage à sec",
    "wipe-clean": "Nettoyer avec un chiffon doux",
  },
  labels: {
    bestSeller: "Meilleure vente",
    organicCotton: "Coton biologique",
    recycled: "Matières recyclées",
    madeInFrance: "Fabriqué en France",
    iconic: "L’iconique",
  },
  facets: { color: "Couleur", size: "Taille", category: "Catégorie", material: "Matière", price: "Prix" },
  colours: {
    white: "Blanc et écru",
    beige: "Beige",
    brown: "Camel et marron",
    black: "Noir",
    grey: "Gris",
    blue: "Bleu",
    green: "Vert et kaki",
    red: "Rouge et bordeaux",
    pink: "Rose",
    orange: "Orange et rouille",
    yellow: "Jaune",
    purple: "Violet",
    metal: "Doré et argenté",
  },
  priceUnder: (amount) => `Moins de ${amount}`,
  priceBetween: (low, high) => `De ${low} à ${high}`,
  priceFrom: (amount) => `${amount} et plus`,
  plated: "Doré à l’or fin",
};
