import { names } from "../../studio/names";
import { group, leaf, type FamilyNode, type FamilyRule } from "./family";

const children = (weight: number, ...designs: string[]): FamilyRule => ({ wearers: ["children"], designs, weight });
const shown = (...designs: string[]): FamilyRule => ({ wearers: ["children"], designs });

export const CHILDREN_FAMILY: FamilyNode = group(
  "w10300",
  "children",
  names("Enfant", "Children", "Niños", "Kinder", "Bambini", "Dziecko"),
  [
    group(
      "w10310",
      "coats",
      names(
        "Manteaux et doudounes",
        "Coats and puffer jackets",
        "Abrigos y plumíferos",
        "Mäntel und Steppjacken",
        "Cappotti e piumini",
        "Płaszcze i kurtki",
      ),
      [
        leaf(
          "w10311",
          "coats",
          names(
            "Manteaux et perfectos",
            "Coats and biker jackets",
            "Abrigos y cazadoras",
            "Mäntel und Bikerjacken",
            "Cappotti e chiodi",
            "Płaszcze i ramoneski",
          ),
          children(9, "coat-", "biker-"),
        ),
        leaf(
          "w10312",
          "coats",
          names("Doudounes", "Puffer jackets", "Plumíferos", "Steppjacken", "Piumini", "Kurtki puchowe"),
          children(12, "puffer-"),
        ),
      ],
    ),
    group(
      "w10320",
      "dresses",
      names(
        "Robes et jupes",
        "Dresses and skirts",
        "Vestidos y faldas",
        "Kleider und Röcke",
        "Abiti e gonne",
        "Sukienki i spódnice",
      ),
      [
        leaf(
          "w10321",
          "dresses",
          names("Robes", "Dresses", "Vestidos", "Kleider", "Abiti", "Sukienki"),
          children(22, "dress-"),
        ),
        leaf(
          "w10322",
          "skirts",
          names("Jupes", "Skirts", "Faldas", "Röcke", "Gonne", "Spódnice"),
          children(12, "skirt-"),
        ),
      ],
    ),
    group(
      "w10330",
      "knits",
      names("Pulls et gilets", "Knitwear", "Punto", "Strick", "Maglieria", "Swetry i kardigany"),
      [
        leaf(
          "w10331",
          "knits",
          names("Pulls", "Jumpers", "Jerséis", "Pullover", "Maglioni", "Swetry"),
          children(18, "jumper-"),
        ),
        leaf(
          "w10332",
          "knits",
          names("Gilets", "Cardigans", "Cárdigans", "Cardigans", "Cardigan", "Kardigany"),
          children(10, "cardigan-"),
        ),
      ],
    ),
    group(
      "w10340",
      "shirts",
      names(
        "Chemises et blouses",
        "Shirts and blouses",
        "Camisas y blusas",
        "Hemden und Blusen",
        "Camicie e bluse",
        "Koszule i bluzki",
      ),
      [
        leaf(
          "w10341",
          "shirts",
          names("Chemises", "Shirts", "Camisas", "Hemden", "Camicie", "Koszule"),
          children(9, "shirt-"),
        ),
        leaf(
          "w10342",
          "shirts",
          names("Blouses", "Blouses", "Blusas", "Blusen", "Bluse", "Bluzki"),
          children(9, "blouse-"),
        ),
      ],
    ),
    group(
      "w10350",
      "tees",
      names(
        "T-shirts et sweats",
        "T-shirts and sweatshirts",
        "Camisetas y sudaderas",
        "T-Shirts und Sweatshirts",
        "T-shirt e felpe",
        "T-shirty i bluzy",
      ),
      [
        leaf(
          "w10351",
          "tees",
          names(
            "T-shirts et polos",
            "T-shirts and polo shirts",
            "Camisetas y polos",
            "T-Shirts und Polos",
            "T-shirt e polo",
            "T-shirty i polo",
          ),
          children(26, "tee-", "breton", "polo"),
        ),
        leaf(
          "w10352",
          "tees",
          names("Sweats", "Sweatshirts", "Sudaderas", "Sweatshirts", "Felpe", "Bluzy"),
          children(18, "sweatshirt", "hoodie"),
        ),
      ],
    ),
    group(
      "w10360",
      "trousers",
      names(
        "Jeans et pantalons",
        "Jeans and trousers",
        "Vaqueros y pantalones",
        "Jeans und Hosen",
        "Jeans e pantaloni",
        "Dżinsy i spodnie",
      ),
      [
        leaf(
          "w10361",
          "jeans",
          names("Jeans", "Jeans", "Vaqueros", "Jeans", "Jeans", "Dżinsy"),
          children(12, "jeans-"),
        ),
        leaf(
          "w10362",
          "trousers",
          names("Pantalons", "Trousers", "Pantalones", "Hosen", "Pantaloni", "Spodnie"),
          children(14, "chinos", "cargo", "joggers"),
        ),
        leaf(
          "w10363",
          "trousers",
          names("Shorts et bermudas", "Shorts", "Pantalones cortos", "Shorts", "Pantaloncini", "Szorty"),
          children(9, "shorts-"),
        ),
      ],
    ),
    group(
      "w10370",
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
          "w10371",
          "shoes",
          names("Chaussures", "Shoes", "Zapatos", "Schuhe", "Scarpe", "Buty"),
          shown("ankle-boots", "ballerinas", "sneakers"),
        ),
        leaf(
          "w10372",
          "finery",
          names(
            "Sacs, écharpes et bonnets",
            "Bags, scarves and hats",
            "Mochilas, bufandas y gorros",
            "Taschen, Schals und Mützen",
            "Zaini, sciarpe e berretti",
            "Plecaki, szaliki i czapki",
          ),
          shown("bag-", "scarf-", "beanie", "bucket-hat"),
        ),
      ],
    ),
  ],
);
