import { names } from "../../studio/names";
import type { Wearer } from "../../studio/spec";
import { group, leaf, type FamilyNode } from "./family";

const WHO = {
  women: names("Femme", "Women", "Mujer", "Damen", "Donna", "Kobieta"),
  men: names("Homme", "Men", "Hombre", "Herren", "Uomo", "Mężczyzna"),
  children: names("Enfant", "Children", "Niños", "Kinder", "Bambini", "Dziecko"),
};
const EACH: readonly Wearer[] = ["women", "men", "children"];

export const NEW_FAMILY: FamilyNode = group(
  "w10500",
  "new",
  names("Nouveautés", "New in", "Novedades", "Neuheiten", "Novità", "Nowości"),
  EACH.map((wearer, index) => leaf(`w105${index + 1}0`, "new", WHO[wearer], { wearers: [wearer], only: "new" })),
);

export const SALE_FAMILY: FamilyNode = group(
  "w10600",
  "sale",
  names("Bonnes affaires", "Offers", "Ofertas", "Angebote", "Offerte", "Okazje"),
  EACH.map((wearer, index) => leaf(`w106${index + 1}0`, "sale", WHO[wearer], { wearers: [wearer], only: "reduced" })),
);
