import { page, type Words } from "../../pages/words";

export const fr: Words = {
  "7001": page(
    "À Ouessant, la laine a le temps",
    "Trois jours avec les dix-sept personnes de l’atelier qui tricote nos pulls torsadés, là où finit la Bretagne.",
    [
      "Le bateau, puis le silence",
      "On arrive par le bateau de 8 h 30. L’atelier est à dix minutes du port, dans une ancienne conserverie : douze métiers, une table de remaillage et une fenêtre qui donne sur la mer. Ici, un pull torsadé demande quatre heures, dont une seule sur la machine.",
    ],
    [
      "Lavée à l’eau de pluie",
      "La laine vient de troupeaux bretons. Elle est lavée dans l’eau de pluie recueillie sur le toit, douce et sans calcaire : c’est elle qui donne à la maille son gonflant. On ne l’adoucit pas, on ne la presse pas. Elle sèche quand elle veut.",
    ],
    ["Maryvonne, remailleuse depuis 1994", "« On ne tricote pas plus vite que le vent ne sèche. »"],
    [
      "Ce qui revient à l’atelier",
      "Chaque hiver, une centaine de pulls font le chemin inverse : un coude usé, une maille filée. Ils repartent réparés, avec le même fil. L’atelier garde cinq ans de chaque couleur. C’est la seule promesse affichée au mur, et personne ici n’a envie de la rompre.",
    ],
  ),
  "7002": page(
    "Laver un pull en laine sans le craindre",
    "La laine n’a pas besoin d’être lavée souvent. Quand elle l’est, quatre gestes suffisent pour qu’elle ne bouge pas.",
    [
      "Aérer d’abord",
      "Une fibre de laine se nettoie presque seule : elle repousse l’eau et retient peu les odeurs. Une nuit à la fenêtre, à plat sur un séchoir, remplace neuf lavages sur dix. Gardez l’eau pour les taches et la fin de la saison.",
    ],
    ["Quatre gestes", ""],
    ["Retourner", "Sur l’envers, boutons fermés : la surface ne frotte pas et ne bouloche pas."],
    ["Tremper", "Cinq minutes dans une eau à 30 °C avec une lessive pour laine. Pas d’adoucissant."],
    ["Presser", "Sans tordre. Roulez le pull dans une serviette et appuyez : elle boit l’eau à sa place."],
    ["Sécher à plat", "Loin du radiateur, remis en forme à la main. Un pull pendu s’allonge et ne revient pas."],
    [
      "Et s’il bouloche ?",
      "C’est normal le premier mois : ce sont les fibres les plus courtes qui sortent. Un peigne à laine les enlève en deux minutes. Ne les arrachez pas, vous tireriez les longues avec elles.",
    ],
  ),
  "7003": page(
    "Choisir un manteau pour dix hivers",
    "La matière, les épaules, la longueur : ce que nous regardons avant la couleur, et dans cet ordre.",
    [
      "La matière se lit sur l’étiquette",
      "Au moins 70 % de laine, et le reste pour la tenir. Froissez un pan dans la main : il doit se défroisser seul. Le poids compte moins qu’on ne croit ; un drap serré et léger coupe mieux le vent qu’un tissu épais et lâche.",
    ],
    [
      "Essayez-le sur un gros pull",
      "La couture d’épaule tombe au bord de l’os, pas au-delà. Croisez les bras : le dos doit suivre. Une manche juste s’arrête à la base du pouce. Si vous hésitez entre deux tailles, prenez la plus grande, un manteau vit par-dessus le reste.",
    ],
    [
      "Puis le faire durer",
      "Une brosse après chaque sortie, un cintre large, un nettoyage par hiver. Recousez un bouton dès qu’il bouge : en boutique comme par correspondance, nous le faisons gratuitement. Un bon manteau ne se démode pas, il se patine.",
    ],
  ),
  "7004": page(
    "Le trench, mode d’emploi",
    "Ni tout à fait un manteau, ni tout à fait une veste : comment le nouer, avec quoi le porter, et jusqu’à quel froid.",
    [
      "La ceinture ne se boucle pas",
      "Elle se noue, sur le côté, sans serrer. Dans le dos quand le trench reste ouvert. La boucle est là pour la pluie battante, et pour rappeler que l’habit vient des tranchées.",
    ],
    [
      "Par-dessous, deux couches",
      "Jusqu’à 8 °C, une chemise et une maille fine. Au-dessous, un col roulé et un gilet sans manches : la gabardine coupe le vent, la laine garde la chaleur. Sur un jean droit il est de tous les jours, sur une robe il devient du soir.",
    ],
    [
      "Le mastic et les autres",
      "Le mastic va à tout. Le marine remplace un manteau au bureau. Le gris perle se salit moins qu’on ne le craint : la gabardine se nettoie d’un chiffon humide, tant que la tache est fraîche.",
    ],
  ),
  "7005": page(
    "Une journée à la table de coupe",
    "À 7 heures, on déroule. À 19 heures, un rouleau de drap est devenu quarante vestes qui attendent d’être cousues.",
    [
      "Le tissu repose",
      "Un drap qui voyage se tend. Déroulé la veille, il reprend sa place pendant la nuit. Au matin, Élise cherche le droit-fil, pose les patrons comme un puzzle et gagne, dit-elle, « la largeur d’une poche » par veste. Ce sont ces chutes-là qu’on ne jettera pas.",
    ],
    ["Élise, coupeuse", "« On ne rattrape pas un coup de ciseaux. Alors on regarde longtemps, et on coupe une fois. »"],
    [
      "Quarante fois les mêmes gestes",
      "Devant, dos, manches, col : chaque pièce reçoit un numéro pour que la teinte soit la même d’un bout à l’autre de la veste. Le soir, les paquets sont noués et rangés par taille. Demain, ils seront à l’étage, chez les monteuses.",
    ],
  ),
  "7006": page(
    "Superposer les mailles sans s’épaissir",
    "Trois couches fines tiennent plus chaud qu’une épaisse, et se quittent une à une dans le métro.",
    [
      "Du fin vers l’épais",
      "La règle tient en une phrase : chaque couche est un peu plus large et un peu plus lourde que celle du dessous. La première touche la peau, elle doit être douce ; la dernière prend le vent, elle doit être serrée.",
    ],
    ["Trois accords qui marchent", ""],
    ["Col roulé et gilet", "Un col roulé fin, un gilet ouvert d’une demi-teinte plus sombre. Le cou fait la ligne."],
    ["Chemise et torsade", "Le col dessous, les pans dehors. La torsade aime un coton qui ne brille pas."],
    ["Marinière et cardigan", "Rayures dessous, uni dessus, boutonné à mi-hauteur."],
    [
      "Le bon équilibre",
      "Du volume en haut appelle du droit en bas : un jean, une jupe plissée, un pantalon à pinces. Et si le miroir hésite, enlevez l’écharpe avant d’enlever une maille.",
    ],
  ),
  "7007": page(
    "Le cuir se nourrit deux fois l’an",
    "Un sac ou une paire de bottines bien soignés prennent de la valeur. Les questions que l’on nous pose le plus.",
    [
      "Une matière vivante",
      "Le cuir boit et rend l’eau comme une peau. Sec, il craque ; trempé, il se détend. L’entretenir, c’est seulement le garder entre les deux : un chiffon doux chaque semaine, une crème incolore au printemps et à l’automne.",
    ],
    ["Trois questions", ""],
    [
      "Il a pris la pluie",
      "Essuyez, bourrez de papier, laissez sécher à l’ombre une journée. Jamais de radiateur ni de sèche-cheveux : la fleur se fend.",
    ],
    [
      "Il est rayé",
      "Massez la rayure du bout du doigt, avec une noisette de crème. Sur un cuir lisse, les traces fines disparaissent ; les autres deviennent sa patine.",
    ],
    [
      "Comment le ranger ?",
      "Debout, rempli de papier, dans son sac de coton. Le plastique l’étouffe, et l’anse ne se pend pas.",
    ],
  ),
  "7008": page(
    "Réparer plutôt que remplacer",
    "L’an dernier, 6 400 de nos pièces ont été recousues, remaillées ou reboutonnées. Voici ce qu’elles nous ont appris.",
    [
      "Ce qui lâche en premier",
      "Un bouton, presque toujours. Puis l’ourlet d’un pantalon, le coude d’un pull, la doublure d’une poche où l’on garde ses clés. Rien qui condamne un vêtement. Depuis, nous cousons les boutons à queue et doublons les fonds de poche.",
    ],
    [
      "Le fil de réserve",
      "Dans la couture de côté de chaque maille, un mètre de fil attend. Il a vieilli comme le pull, il a la même couleur. C’est lui que nous prenons pour remailler : la reprise ne se voit pas, ou si peu.",
    ],
    ["Sofiane, atelier de réparation", "« Les gens s’excusent de l’avoir porté. C’est pourtant fait pour ça. »"],
    [
      "Gratuit, et sans date",
      "Une maille, un bouton, une couture : nous réparons nos pièces sans frais, quel que soit leur âge. Comptez deux semaines. L’aide vous dit comment nous les confier.",
    ],
  ),
  "7009": page(
    "Trouver sa taille du premier coup",
    "Un mètre de couturière, un miroir et cinq minutes : de quoi ne plus commander deux tailles pour en rendre une.",
    [
      "Mesurer le corps, pas le vêtement",
      "Nos tailles disent pour quelles mesures une pièce est faite. Une robe ample et un blazer près du corps du 40 vont donc à la même personne, même s’ils n’ont pas la même largeur sur la table.",
    ],
    ["Trois mesures", ""],
    ["Poitrine", "À l’endroit le plus fort, le mètre bien à l’horizontale, bras le long du corps."],
    ["Taille", "Penchez-vous de côté : le pli indique l’endroit. Ne rentrez pas le ventre."],
    ["Hanches", "Pieds joints, à l’endroit le plus large, souvent vingt centimètres sous la taille."],
    [
      "Entre deux tailles",
      "Prenez la plus grande pour un manteau ou une veste, la plus petite pour une maille, et fiez-vous aux avis pour le reste : ceux qui l’ont portée disent comment elle tombe. Le retour est gratuit, mais le plaisir est plus grand quand on garde.",
    ],
  ),
  "7010": page(
    "La marinière, histoire d’une rayure",
    "Vingt et une rayures blanches, vingt bleues : le règlement de 1858 a fait une icône sans le vouloir.",
    [
      "Un uniforme qui se voit à l’eau",
      "La rayure avait une raison : un matelot tombé à la mer se repérait mieux. Le décret fixait tout, jusqu’à la largeur de l’indigo, dix millimètres. Les rayures blanches en faisaient le double. Les pêcheurs l’ont adoptée, puis les vacanciers, puis tout le monde.",
    ],
    [
      "La nôtre",
      "Un jersey épais de coton, une encolure bateau qui ne bâille pas, des rayures qui se rejoignent aux manches. Marine sur écru pour la tradition, rouge pour l’humeur. Elle se porte rentrée dans un jean, sous un trench ou sous un cardigan, et elle vieillit bien : c’est aussi le règlement.",
    ],
  ),
  "7011": page(
    "S’habiller pour les fêtes sans se déguiser",
    "Une robe que l’on remettra en mars, une matière qui prend la lumière, et des chaussures qui tiennent jusqu’à minuit.",
    [
      "Choisir une seule chose qui brille",
      "Un satin, un bijou, un soulier. Pas les trois. Le reste peut être noir, marine ou bordeaux, et très simple : c’est ce qui fait que l’on vous regarde, et non la robe.",
    ],
    [
      "Longue ou courte ?",
      "Longue si l’on reste assis, midi si l’on danse. La robe portefeuille va aux deux, et à toutes les tables, puisqu’elle se desserre. Ajoutez un blazer croisé pour le trajet : il remplace l’étole et sert toute l’année.",
    ],
    [
      "Le lendemain",
      "La même robe, un gros pull par-dessus, des bottines : elle devient une jupe. Une tenue de fête qui ne sert qu’une fois n’est pas une bonne affaire, même à moitié prix.",
    ],
  ),
  "7012": page(
    "Trois jours d’hiver dans une petite valise",
    "Neuf pièces, deux paires de chaussures, une écharpe : la liste que nous suivons quand nous partons voir les ateliers.",
    [
      "La liste",
      "Tout se marie avec tout, en deux couleurs et un écru.\n\n- Un manteau, sur soi.\n- Deux mailles, une fine et une torsadée.\n- Deux chemises, une marinière.\n- Un jean droit, un pantalon à pinces.\n- Une robe qui ne se froisse pas.\n- Une écharpe, qui sert d’oreiller dans le train.",
    ],
    [
      "Le sac en dit long",
      "Un cabas pour la journée, plié à plat dans la valise à l’aller, plein au retour. Les bottines aux pieds, les mocassins au fond, les chaussettes dedans : rien ne se perd, rien ne s’écrase.",
    ],
    ["Prêts à partir", ""],
  ),
};
