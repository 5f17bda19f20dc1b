import { names } from "../../studio/names";
import { group, leaf, type FamilyNode, type FamilyRule } from "./family";

const women = (weight: number, ...designs: string[]): FamilyRule => ({ wearers: ["women"], designs, weight });

export const WOMEN_CLOTHES: readonly FamilyNode[] = [
  group("w10130", "knits", names("Pulls et gilets", "Knitwear", "Punto", "Strick", "Maglieria", "Swetry i kardigany"), [
    leaf(
      "w10131",
      "knits",
      names("Pulls", "Jumpers", "Jerséis", "Pullover", "Maglioni", "Swetry"),
      women(74, "jumper-crew", "jumper-cable", "jumper-vee", "jumper-boat", "jumper-short"),
    ),
    leaf(
      "w10132",
      "knits",
      names("Cols roulés", "Roll necks", "Cuellos altos", "Rollkragen", "Dolcevita", "Golfy"),
      women(24, "jumper-roll", "fine-roll"),
    ),
    leaf(
      "w10133",
      "knits",
      names("Gilets", "Cardigans", "Cárdigans", "Cardigans", "Cardigan", "Kardigany"),
      women(46, "cardigan-"),
    ),
  ]),
  group(
    "w10140",
    "shirts",
    names(
      "Chemises et blouses",
      "Shirts and blouses",
      "Camisas y blusas",
      "Blusen und Hemden",
      "Camicie e bluse",
      "Koszule i bluzki",
    ),
    [
      leaf(
        "w10141",
        "shirts",
        names("Chemises", "Shirts", "Camisas", "Hemdblusen", "Camicie", "Koszule"),
        women(34, "shirt-"),
      ),
      leaf(
        "w10142",
        "shirts",
        names("Blouses", "Blouses", "Blusas", "Blusen", "Bluse", "Bluzki"),
        women(60, "blouse-"),
      ),
      leaf(
        "w10143",
        "shirts",
        names("Caracos", "Camisoles", "Tops lenceros", "Trägertops", "Canotte e top", "Topy na ramiączkach"),
        women(14, "camisole"),
      ),
    ],
  ),
  group(
    "w10150",
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
        "w10151",
        "tees",
        names("T-shirts", "T-shirts", "Camisetas", "T-Shirts", "T-shirt", "T-shirty"),
        women(54, "tee-"),
      ),
      leaf(
        "w10152",
        "tees",
        names(
          "Marinières",
          "Breton tops",
          "Camisetas marineras",
          "Bretonshirts",
          "Magliette marinare",
          "Bluzki w marynarskie paski",
        ),
        women(18, "breton"),
      ),
      leaf(
        "w10153",
        "tees",
        names("Sweats", "Sweatshirts", "Sudaderas", "Sweatshirts", "Felpe", "Bluzy"),
        women(30, "sweatshirt", "hoodie"),
      ),
    ],
  ),
  group("w10160", "jeans", names("Jeans", "Jeans", "Vaqueros", "Jeans", "Jeans", "Dżinsy"), [
    leaf(
      "w10161",
      "jeans",
      names(
        "Jeans droits et slim",
        "Straight and slim jeans",
        "Vaqueros rectos y slim",
        "Gerade und schmale Jeans",
        "Jeans dritti e slim",
        "Dżinsy proste i slim",
      ),
      women(34, "jeans-straight", "jeans-slim"),
    ),
    leaf(
      "w10162",
      "jeans",
      names(
        "Jeans larges et évasés",
        "Wide and flared jeans",
        "Vaqueros anchos y acampanados",
        "Weite und ausgestellte Jeans",
        "Jeans ampi e a zampa",
        "Dżinsy szerokie i rozszerzane",
      ),
      women(36, "jeans-wide", "jeans-flare", "jeans-barrel"),
    ),
  ]),
  group("w10170", "trousers", names("Pantalons", "Trousers", "Pantalones", "Hosen", "Pantaloni", "Spodnie"), [
    leaf(
      "w10171",
      "trousers",
      names(
        "Pantalons tailleur",
        "Tailored trousers",
        "Pantalones de vestir",
        "Stoffhosen",
        "Pantaloni sartoriali",
        "Spodnie garniturowe",
      ),
      women(46, "trousers-"),
    ),
    leaf(
      "w10172",
      "trousers",
      names(
        "Pantalons décontractés",
        "Casual trousers",
        "Pantalones informales",
        "Freizeithosen",
        "Pantaloni casual",
        "Spodnie na co dzień",
      ),
      women(28, "cargo", "joggers", "corduroys"),
    ),
    leaf(
      "w10173",
      "trousers",
      names("Bermudas", "Bermuda shorts", "Bermudas", "Bermudashorts", "Bermuda", "Bermudy"),
      women(16, "shorts-"),
    ),
  ]),
  group("w10180", "skirts", names("Jupes", "Skirts", "Faldas", "Röcke", "Gonne", "Spódnice"), [
    leaf(
      "w10181",
      "skirts",
      names(
        "Jupes longues et midi",
        "Long and midi skirts",
        "Faldas largas y midi",
        "Lange Röcke und Midiröcke",
        "Gonne lunghe e midi",
        "Spódnice długie i midi",
      ),
      women(40, "skirt-pleated", "skirt-slip", "skirt-leopard", "skirt-full", "skirt-wrap"),
    ),
    leaf(
      "w10182",
      "skirts",
      names(
        "Jupes courtes et droites",
        "Short and straight skirts",
        "Faldas cortas y rectas",
        "Kurze und gerade Röcke",
        "Gonne corte e dritte",
        "Spódnice krótkie i proste",
      ),
      women(34, "skirt-aline", "skirt-tartan", "skirt-mini", "skirt-pencil"),
    ),
  ]),
];
