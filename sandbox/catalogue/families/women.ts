import { names } from "../../studio/names";
import { group, leaf, type FamilyNode, type FamilyRule } from "./family";
import { WOMEN_CLOTHES } from "./women-clothes";

const women = (weight: number, ...designs: string[]): FamilyRule => ({ wearers: ["women"], designs, weight });
const shown = (...designs: string[]): FamilyRule => ({ wearers: ["women"], designs });

export const WOMEN_FAMILY: FamilyNode = group(
  "w10100",
  "women",
  names("Femme", "Women", "Mujer", "Damen", "Donna", "Kobieta"),
  [
    group(
      "w10110",
      "coats",
      names(
        "Manteaux et vestes",
        "Coats and jackets",
        "Abrigos y chaquetas",
        "Mäntel und Jacken",
        "Cappotti e giacche",
        "Płaszcze i kurtki",
      ),
      [
        leaf(
          "w10111",
          "coats",
          names("Manteaux", "Coats", "Abrigos", "Mäntel", "Cappotti", "Płaszcze"),
          women(52, "coat-"),
        ),
        leaf(
          "w10112",
          "coats",
          names("Trenchs", "Trench coats", "Gabardinas", "Trenchcoats", "Trench", "Trencze"),
          women(26, "trench-"),
        ),
        leaf(
          "w10113",
          "coats",
          names("Doudounes", "Puffer jackets", "Plumíferos", "Steppjacken", "Piumini", "Kurtki puchowe"),
          women(30, "puffer-"),
        ),
        leaf(
          "w10114",
          "coats",
          names(
            "Vestes en cuir",
            "Leather jackets",
            "Cazadoras de piel",
            "Lederjacken",
            "Giacche di pelle",
            "Kurtki skórzane",
          ),
          women(14, "biker-"),
        ),
        leaf(
          "w10115",
          "tailoring",
          names(
            "Blazers et vestes",
            "Blazers and jackets",
            "Americanas y chaquetas",
            "Blazer und Sakkos",
            "Blazer e giacche",
            "Marynarki i żakiety",
          ),
          women(34, "blazer-"),
        ),
      ],
    ),
    group("w10120", "dresses", names("Robes", "Dresses", "Vestidos", "Kleider", "Abiti", "Sukienki"), [
      leaf(
        "w10121",
        "dresses",
        names(
          "Robes fluides",
          "Flowing dresses",
          "Vestidos fluidos",
          "Fließende Kleider",
          "Abiti fluidi",
          "Zwiewne sukienki",
        ),
        women(34, "dress-wrap", "dress-bell", "dress-pleated"),
      ),
      leaf(
        "w10122",
        "dresses",
        names(
          "Robes chemise",
          "Shirt dresses",
          "Vestidos camiseros",
          "Hemdblusenkleider",
          "Abiti chemisier",
          "Sukienki koszulowe",
        ),
        women(18, "dress-shirt"),
      ),
      leaf(
        "w10123",
        "dresses",
        names(
          "Robes droites et pull",
          "Shift and knitted dresses",
          "Vestidos rectos y de punto",
          "Etui- und Strickkleider",
          "Tubini e abiti in maglia",
          "Sukienki proste i dzianinowe",
        ),
        women(26, "dress-shift", "dress-knit"),
      ),
      leaf(
        "w10124",
        "dresses",
        names(
          "Robes d’été",
          "Summer dresses",
          "Vestidos de verano",
          "Sommerkleider",
          "Abiti estivi",
          "Sukienki letnie",
        ),
        women(34, "dress-full", "dress-sundress"),
      ),
      leaf(
        "w10125",
        "dresses",
        names(
          "Robes du soir",
          "Evening dresses",
          "Vestidos de noche",
          "Abendkleider",
          "Abiti da sera",
          "Sukienki wieczorowe",
        ),
        women(16, "dress-slip"),
      ),
    ]),
    ...WOMEN_CLOTHES,
    group(
      "w10190",
      "finery",
      names(
        "Chaussures et accessoires",
        "Shoes and accessories",
        "Zapatos y accesorios",
        "Schuhe und Accessoires",
        "Scarpe e accessori",
        "Buty i dodatki",
      ),
      [
        leaf(
          "w10191",
          "shoes",
          names("Chaussures", "Shoes", "Zapatos", "Schuhe", "Scarpe", "Buty"),
          shown("loafers", "pumps", "ankle-boots", "ballerinas", "sneakers"),
        ),
        leaf("w10192", "bags", names("Sacs", "Bags", "Bolsos", "Taschen", "Borse", "Torebki"), shown("bag-")),
        leaf(
          "w10193",
          "finery",
          names(
            "Écharpes, bonnets et ceintures",
            "Scarves, hats and belts",
            "Bufandas, gorros y cinturones",
            "Schals, Mützen und Gürtel",
            "Sciarpe, berretti e cinture",
            "Szaliki, czapki i paski",
          ),
          shown("scarf-", "beanie", "bucket-hat", "fedora", "belt-"),
        ),
        leaf(
          "w10194",
          "finery",
          names("Bijoux", "Jewellery", "Joyas", "Schmuck", "Gioielli", "Biżuteria"),
          shown("jewel-set", "necklace", "hoops", "bangle"),
        ),
      ],
    ),
  ],
);
