import { names } from "../../studio/names";
import { group, leaf, type FamilyNode, type FamilyRule } from "./family";

const men = (weight: number, ...designs: string[]): FamilyRule => ({ wearers: ["men"], designs, weight });
const shown = (...designs: string[]): FamilyRule => ({ wearers: ["men"], designs });

export const MEN_FAMILY: FamilyNode = group(
  "w10200",
  "men",
  names("Homme", "Men", "Hombre", "Herren", "Uomo", "Mężczyzna"),
  [
    group(
      "w10210",
      "coats",
      names(
        "Manteaux et blousons",
        "Coats and jackets",
        "Abrigos y cazadoras",
        "Mäntel und Jacken",
        "Cappotti e giubbotti",
        "Płaszcze i kurtki",
      ),
      [
        leaf(
          "w10211",
          "coats",
          names("Manteaux", "Coats", "Abrigos", "Mäntel", "Cappotti", "Płaszcze"),
          men(18, "coat-"),
        ),
        leaf(
          "w10212",
          "coats",
          names("Trenchs", "Trench coats", "Gabardinas", "Trenchcoats", "Trench", "Trencze"),
          men(9, "trench-"),
        ),
        leaf(
          "w10213",
          "coats",
          names("Doudounes", "Puffer jackets", "Plumíferos", "Steppjacken", "Piumini", "Kurtki puchowe"),
          men(16, "puffer-"),
        ),
        leaf(
          "w10214",
          "coats",
          names(
            "Blousons en cuir",
            "Leather jackets",
            "Cazadoras de piel",
            "Lederjacken",
            "Giubbotti di pelle",
            "Kurtki skórzane",
          ),
          men(7, "biker-"),
        ),
      ],
    ),
    group(
      "w10220",
      "tailoring",
      names(
        "Costumes et vestes",
        "Suits and jackets",
        "Trajes y americanas",
        "Anzüge und Sakkos",
        "Abiti e giacche",
        "Garnitury i marynarki",
      ),
      [
        leaf(
          "w10221",
          "tailoring",
          names("Vestes", "Jackets", "Americanas", "Sakkos", "Giacche", "Marynarki"),
          men(22, "blazer-", "suit-jacket"),
        ),
        leaf(
          "w10222",
          "tailoring",
          names(
            "Pantalons de costume",
            "Suit trousers",
            "Pantalones de traje",
            "Anzughosen",
            "Pantaloni da abito",
            "Spodnie garniturowe",
          ),
          men(10, "suit-trousers"),
        ),
      ],
    ),
    group(
      "w10230",
      "knits",
      names("Pulls et gilets", "Knitwear", "Punto", "Strick", "Maglieria", "Swetry i kardigany"),
      [
        leaf(
          "w10231",
          "knits",
          names("Pulls", "Jumpers", "Jerséis", "Pullover", "Maglioni", "Swetry"),
          men(34, "jumper-", "fine-roll"),
        ),
        leaf(
          "w10232",
          "knits",
          names("Gilets", "Cardigans", "Cárdigans", "Cardigans", "Cardigan", "Kardigany"),
          men(12, "cardigan-"),
        ),
      ],
    ),
    group("w10240", "shirts", names("Chemises", "Shirts", "Camisas", "Hemden", "Camicie", "Koszule"), [
      leaf(
        "w10241",
        "shirts",
        names(
          "Chemises unies et rayées",
          "Plain and striped shirts",
          "Camisas lisas y de rayas",
          "Unifarbene und gestreifte Hemden",
          "Camicie a tinta unita e a righe",
          "Koszule gładkie i w paski",
        ),
        men(24, "shirt-classic"),
      ),
      leaf(
        "w10242",
        "shirts",
        names(
          "Chemises à carreaux",
          "Checked shirts",
          "Camisas de cuadros",
          "Karierte Hemden",
          "Camicie a quadri",
          "Koszule w kratę",
        ),
        men(14, "shirt-check"),
      ),
      leaf(
        "w10243",
        "shirts",
        names(
          "Chemisettes",
          "Short-sleeved shirts",
          "Camisas de manga corta",
          "Kurzarmhemden",
          "Camicie a maniche corte",
          "Koszule z krótkim rękawem",
        ),
        men(12, "shirt-short"),
      ),
      leaf(
        "w10244",
        "shirts",
        names("Surchemises", "Overshirts", "Sobrecamisas", "Overshirts", "Sovracamicie", "Koszule wierzchnie"),
        men(14, "overshirt"),
      ),
    ]),
    group(
      "w10250",
      "tees",
      names(
        "T-shirts, polos et sweats",
        "T-shirts, polos and sweatshirts",
        "Camisetas, polos y sudaderas",
        "T-Shirts, Polos und Sweatshirts",
        "T-shirt, polo e felpe",
        "T-shirty, polo i bluzy",
      ),
      [
        leaf(
          "w10251",
          "tees",
          names("T-shirts", "T-shirts", "Camisetas", "T-Shirts", "T-shirt", "T-shirty"),
          men(36, "tee-", "breton"),
        ),
        leaf(
          "w10252",
          "tees",
          names("Polos", "Polo shirts", "Polos", "Poloshirts", "Polo", "Koszulki polo"),
          men(14, "polo"),
        ),
        leaf(
          "w10253",
          "tees",
          names("Sweats", "Sweatshirts", "Sudaderas", "Sweatshirts", "Felpe", "Bluzy"),
          men(24, "sweatshirt", "hoodie"),
        ),
      ],
    ),
    group("w10260", "jeans", names("Jeans", "Jeans", "Vaqueros", "Jeans", "Jeans", "Dżinsy"), [
      leaf(
        "w10261",
        "jeans",
        names("Jeans droits", "Straight jeans", "Vaqueros rectos", "Gerade Jeans", "Jeans dritti", "Dżinsy proste"),
        men(14, "jeans-straight"),
      ),
      leaf(
        "w10262",
        "jeans",
        names("Jeans slim", "Slim jeans", "Vaqueros slim", "Slim-Jeans", "Jeans slim", "Dżinsy slim"),
        men(12, "jeans-slim"),
      ),
    ]),
    group("w10270", "trousers", names("Pantalons", "Trousers", "Pantalones", "Hosen", "Pantaloni", "Spodnie"), [
      leaf(
        "w10271",
        "trousers",
        names(
          "Chinos et velours",
          "Chinos and corduroys",
          "Chinos y pana",
          "Chinos und Cordhosen",
          "Chino e velluto",
          "Chinosy i sztruksy",
        ),
        men(20, "chinos", "corduroys"),
      ),
      leaf(
        "w10272",
        "trousers",
        names(
          "Cargos et joggings",
          "Cargo trousers and joggers",
          "Cargo y joggers",
          "Cargo- und Jogginghosen",
          "Cargo e joggers",
          "Bojówki i joggery",
        ),
        men(16, "cargo", "joggers"),
      ),
      leaf(
        "w10273",
        "trousers",
        names("Bermudas", "Bermuda shorts", "Bermudas", "Bermudashorts", "Bermuda", "Bermudy"),
        men(10, "shorts-"),
      ),
    ]),
    group(
      "w10280",
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
          "w10281",
          "shoes",
          names("Chaussures", "Shoes", "Zapatos", "Schuhe", "Scarpe", "Buty"),
          shown("loafers", "ankle-boots", "sneakers"),
        ),
        leaf(
          "w10282",
          "bags",
          names("Sacs", "Bags", "Bolsos y mochilas", "Taschen", "Borse e zaini", "Torby i plecaki"),
          shown("bag-"),
        ),
        leaf(
          "w10283",
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
      ],
    ),
  ],
);
