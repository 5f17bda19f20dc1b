import { page, type Words } from "../../pages/words";

export const fr: Words = {
  "3001": page(
    "Notre histoire",
    "Une vitrine de la rue du Mail, trois couturières et une idée : faire moins de vêtements, et les faire mieux.",
    [
      "1987, une boutique de quartier",
      "Au 14 de la rue du Mail, Hélène Aubry expose une veste par semaine. On la commande à sa taille, on revient la chercher quinze jours plus tard. La vitrine devient un rendez-vous, puis un nom.",
    ],
    [
      "Ce qui n’a pas changé",
      "Les modèles sont toujours dessinés à Paris, au-dessus de la boutique. On coupe en France et au Portugal, dans des ateliers que l’on connaît par leur prénom. Une pièce n’entre dans la collection que si quelqu’un de la maison la porte depuis un mois.",
    ],
    ["Hélène Aubry, fondatrice", "« Une vitrine ne ment pas : tout le monde peut s’approcher. »"],
    [
      "Aujourd’hui",
      "Sept pays, une centaine de boutiques, et le même carnet d’atelier sur la table. Nous réparons ce que nous vendons, nous disons d’où cela vient, et nous gardons cinq ans de fil de chaque couleur.",
    ],
  ),
  "3002": page(
    "Nos ateliers et fournisseurs",
    "Qui file, qui tisse, qui coupe, qui coud : les maisons avec lesquelles nous travaillons, et depuis combien de temps.",
    [
      "Peu, et longtemps",
      "Nous travaillons avec vingt-trois ateliers, dont quinze depuis plus de dix ans. Chacun est visité deux fois l’an, sans rendez-vous une fois sur deux. La liste complète est remise à qui la demande.",
    ],
    ["D’un mouton à une veste", ""],
    ["Filer", "Laines de Bretagne et d’Aragon, coton de Grèce. Le fil porte le numéro de son lot jusqu’au vêtement."],
    ["Tisser", "Draps du Tarn et de Biella, gabardine de Guimarães, denim de l’Italie du Nord."],
    [
      "Couper et coudre",
      "À Cholet, à Roubaix et à Barcelos. Les salaires y dépassent d’un cinquième le minimum local.",
    ],
    ["Contrôler", "Chaque pièce passe sur un mannequin avant d’être pliée. Une sur trente repart à l’atelier."],
    [
      "Ce que nous ne faisons pas",
      "Pas de fourrure, pas d’angora, pas d’avion pour les collections. Quand une matière ne peut pas être suivie jusqu’à son origine, nous choisissons une autre matière.",
    ],
  ),
  "3003": page(
    "Engagements et traçabilité",
    "Des chiffres, des dates, et ce que nous n’avons pas encore réussi. Mis à jour chaque automne.",
    [
      "Ce que dit l’étiquette",
      "La fiche de chaque pièce nomme les pays où elle a été tissée, teinte et assemblée, la part de matière recyclée et, au-dessus de la moitié de fibres synthétiques, le risque de microfibres au lavage.",
    ],
    ["Trois questions franches", ""],
    [
      "Vos matières sont-elles durables ?",
      "Quatre sur cinq sont naturelles ou recyclées. Il reste l’élasthanne des jeans et le polyester des doublures, que nous remplaçons à mesure que les essais tiennent.",
    ],
    [
      "Que deviennent les invendus ?",
      "Ils passent en dernières pièces, puis à nos équipes, puis à des associations. Rien n’est détruit, la loi l’interdit et nous ne l’avons jamais fait.",
    ],
    [
      "Combien émettez-vous ?",
      "11,4 kg de CO₂ par pièce en 2025, un cinquième de moins qu’en 2020. Le transport en compte pour un dixième, la teinture pour un tiers : c’est là que nous travaillons.",
    ],
    [
      "Garder plus longtemps",
      "Le vêtement le plus sobre est celui qui est déjà dans l’armoire. Nous réparons les nôtres gratuitement, et l’aide explique comment les entretenir.",
    ],
  ),
  "3004": page(
    "La carte cadeau",
    "Le choix sans l’erreur de taille. Elle arrive par e-mail dans l’heure et reste valable deux ans.",
    ["Comment l’offrir", ""],
    ["Choisissez le montant", "Celui que vous voulez, entre le minimum et le maximum indiqués au panier."],
    ["Payez comme d’habitude", "Elle se commande avec le reste du panier, et compte pour la livraison offerte."],
    ["Elle arrive par e-mail", "Dans l’heure, avec son numéro. Imprimez-la ou transférez-la à qui vous voulez."],
    ["À savoir", ""],
    ["Peut-on l’utiliser en plusieurs fois ?", "Oui. Le reste demeure sur la carte et vaut pour la commande suivante."],
    [
      "Et si la commande est rendue ?",
      "Ce qui a été payé avec la carte revient sur la carte, le reste sur l’autre moyen de paiement.",
    ],
  ),
  "3005": page(
    "Parrainer une amie, un ami",
    "Une remise pour la personne que vous invitez, des points pour vous. Réservé aux clients de la carte Vitrine.",
    ["Trois pas", ""],
    ["Invitez", "Donnez le code BIENVENUE10 à la personne de votre choix."],
    ["Elle commande", "Elle le saisit dans son panier et reçoit 10 % sur sa première commande."],
    [
      "Vous gagnez des points",
      "Écrivez-nous son numéro de commande : 50 points sont à vous, 30 jours après la livraison.",
    ],
    [
      "Jusqu’à dix par an",
      "Il n’y a pas de piège : les points s’ajoutent à ceux de vos achats et valent les mêmes avantages. Vous les retrouvez dans votre compte, à la page de la carte Vitrine.",
    ],
  ),
  "3006": page(
    "Recrutement",
    "Coudre, conseiller, dessiner, expédier, programmer : la maison cherche des gens soigneux.",
    [
      "Travailler chez nous",
      "Nous sommes 640. On commence par deux semaines en boutique, quel que soit le métier : c’est là qu’on comprend ce que veut dire une manche trop courte. Les horaires sont donnés un mois à l’avance, et tout le monde répare un vêtement le premier jour.",
    ],
    [
      "Écrivez-nous",
      "Dites qui vous êtes et ce que vous savez faire de vos mains ou de votre tête, à emplois@vitrine.example. Pas de lettre type : dix lignes suffisent. Nous répondons à tout le monde sous deux semaines.",
    ],
  ),
  "3007": page(
    "Réserver en boutique",
    "La pièce vous attend en cabine, à votre taille. Vous l’essayez, vous la prenez ou non, et vous ne payez qu’ensuite.",
    ["Comment faire", ""],
    ["Choisissez la pièce", "Sur sa page, choisissez la taille, puis la boutique où elle est en stock."],
    ["Attendez notre message", "L’équipe la met de côté et vous écrit, en général dans les deux heures d’ouverture."],
    ["Essayez", "Elle vous attend jusqu’au lendemain soir. Rien n’est payé avant l’essayage."],
    [
      "En cabine",
      "Demandez une autre taille, un avis, une retouche : un ourlet simple est fait dans la journée. Si la pièce ne vous va pas, laissez-la, il n’y a rien à annuler.",
    ],
  ),
  "3008": page(
    "La sélection de fêtes",
    "Satin, plissés, velours de laine : des pièces que l’on sort pour une soirée et que l’on garde pour l’année.",
    [
      "Une table, douze invités",
      "Une robe qui bouge, des souliers où l’on tient jusqu’au dessert, un sac assez petit pour rester sur les genoux.",
    ],
    [
      "Le détail qui suffit",
      "Un escarpin vert sapin, une boucle d’oreille, une ceinture de cuir. Sur du noir, un seul accent se voit mieux que trois.",
    ],
  ),
  "3009": page(
    "L’essentiel du vestiaire",
    "Un T-shirt juste, une chemise qui tient, un jean qui se fait à vous : ce que l’on achète une fois et que l’on rachète pareil.",
    [
      "Douze pièces, tous les jours",
      "Elles ne sont jamais soldées parce qu’elles ne changent pas. Mêmes coupes, mêmes matières, mêmes boutons d’une année à l’autre : quand l’une s’use, vous retrouvez la même.",
    ],
    [
      "Le jean, d’abord",
      "Brut, il prend la forme de celui qui le porte. Lavez-le à l’envers et à froid, le moins possible : l’indigo s’en va là où vous pliez, et c’est ce qui le rend à vous.",
    ],
  ),
  "3010": page(
    "Les manteaux d’hiver",
    "Du drap qui coupe le vent, des épaules qui laissent passer un gros pull : cinq coupes, du caban au long croisé.",
    [
      "Long, il se porte ouvert",
      "Sur un jean et un col roulé, sans rien boutonner. La ligne est droite, les mains sont dans les poches : c’est toute la tenue.",
    ],
    [
      "Ou un trench, s’il pleut",
      "La gabardine serrée laisse glisser l’averse. Avec une maille dessous, elle mène jusqu’à décembre.",
    ],
  ),
  "3011": page(
    "La maille d’hiver",
    "Torsades d’Ouessant, mérinos fin, cachemire à deux fils : la douceur se juge au troisième lavage.",
    [
      "Le gilet, seconde veste",
      "Boutonné jusqu’en haut, il remplace un blazer. Ouvert sur une chemise, il remplace un manteau de demi-saison.",
    ],
    [
      "Nous la réparons",
      "Un trou, un fil tiré, un coude usé : nous remaillons nos pulls gratuitement, avec le fil de la même année.",
    ],
  ),
  "3012": page(
    "Idées cadeaux",
    "Sans connaître la taille, et sans se tromper : une écharpe, un sac, un bonnet, ou la carte qui laisse choisir.",
    [
      "Emballé ici, échangeable là-bas",
      "Chaque pièce part dans du papier de soie. Ce qui ne plaît pas peut être rendu pendant 30 jours, sans ticket : le numéro de commande suffit.",
    ],
  ),
  "3013": page(
    "Les nouveautés de novembre",
    "Le camel revient, le bordeaux reste, les jupes se plissent : ce qui est entré en boutique ce mois-ci.",
    [
      "Deux silhouettes à copier",
      "Un manteau avoine sur un jean clair. Un caban marine sur une jupe plissée. Rien d’autre qu’une bonne paire de chaussures.",
    ],
  ),
  "3014": page(
    "Le vestiaire des enfants",
    "Des coupes qui laissent courir, des ourlets que l’on défait quand on grandit, des couleurs qui passent d’une cousine à l’autre.",
    [
      "Fait pour la récré",
      "Genoux doublés, boutons à queue, poignets que l’on retourne. On lave à trente degrés, on réchauffe au soleil, et on recommence.",
    ],
  ),
};
