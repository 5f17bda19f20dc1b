import { names } from "../../studio/names";
import { WEARERS, type Wearer } from "../../studio/spec";
import { group, leaf, type FamilyNode, type FamilyRule } from "./family";

const anyone = (weight: number, ...designs: string[]): FamilyRule => ({ wearers: WEARERS, designs, weight });
const one = (wearer: Wearer, weight: number, ...designs: string[]): FamilyRule => ({
  wearers: [wearer],
  designs,
  weight,
});

export const ACCESSORIES_FAMILY: FamilyNode = group(
  "w10400",
  "accessories",
  names("Accessoires", "Accessories", "Accesorios", "Accessoires", "Accessori", "Dodatki"),
  [
    group("w10410", "bags", names("Sacs", "Bags", "Bolsos", "Taschen", "Borse", "Torebki"), [
      leaf(
        "w10411",
        "bags",
        names("Sacs à main", "Handbags", "Bolsos de mano", "Handtaschen", "Borse a mano", "Torebki do ręki"),
        one("women", 30, "bag-flap", "bag-quilted", "bag-baguette"),
      ),
      leaf(
        "w10412",
        "bags",
        names("Cabas", "Totes", "Bolsos shopper", "Shopper", "Shopper", "Torby shopper"),
        anyone(20, "bag-tote", "bag-canvas"),
      ),
      leaf(
        "w10413",
        "bags",
        names("Sacs à dos", "Backpacks", "Mochilas", "Rucksäcke", "Zaini", "Plecaki"),
        anyone(12, "bag-backpack"),
      ),
    ]),
    group("w10420", "shoes", names("Chaussures", "Shoes", "Zapatos", "Schuhe", "Scarpe", "Buty"), [
      leaf(
        "w10421",
        "shoes",
        names(
          "Chaussures femme",
          "Women’s shoes",
          "Zapatos de mujer",
          "Damenschuhe",
          "Scarpe da donna",
          "Buty damskie",
        ),
        one("women", 56, "loafers", "pumps", "ankle-boots", "ballerinas", "sneakers"),
      ),
      leaf(
        "w10422",
        "shoes",
        names("Chaussures homme", "Men’s shoes", "Zapatos de hombre", "Herrenschuhe", "Scarpe da uomo", "Buty męskie"),
        one("men", 20, "loafers", "ankle-boots", "sneakers"),
      ),
      leaf(
        "w10423",
        "shoes",
        names(
          "Chaussures enfant",
          "Children’s shoes",
          "Zapatos de niño",
          "Kinderschuhe",
          "Scarpe da bambino",
          "Buty dziecięce",
        ),
        one("children", 16, "ankle-boots", "ballerinas", "sneakers"),
      ),
    ]),
    group(
      "w10430",
      "finery",
      names(
        "Écharpes et étoles",
        "Scarves and stoles",
        "Bufandas y estolas",
        "Schals und Stolen",
        "Sciarpe e stole",
        "Szaliki i szale",
      ),
      [
        leaf(
          "w10431",
          "finery",
          names("Écharpes", "Scarves", "Bufandas", "Schals", "Sciarpe", "Szaliki"),
          anyone(32, "scarf-tartan", "scarf-wool", "scarf-knit"),
        ),
        leaf(
          "w10432",
          "finery",
          names("Étoles", "Stoles", "Estolas", "Stolen", "Stole", "Szale"),
          one("women", 12, "scarf-print"),
        ),
      ],
    ),
    group("w10440", "finery", names("Bijoux", "Jewellery", "Joyas", "Schmuck", "Gioielli", "Biżuteria"), [
      leaf(
        "w10441",
        "finery",
        names(
          "Colliers et parures",
          "Necklaces and sets",
          "Collares y conjuntos",
          "Ketten und Sets",
          "Collane e parure",
          "Naszyjniki i komplety",
        ),
        one("women", 16, "jewel-set", "necklace"),
      ),
      leaf(
        "w10442",
        "finery",
        names("Boucles d’oreilles", "Earrings", "Pendientes", "Ohrringe", "Orecchini", "Kolczyki"),
        one("women", 12, "hoops"),
      ),
      leaf(
        "w10443",
        "finery",
        names("Bracelets", "Bracelets", "Pulseras", "Armbänder", "Bracciali", "Bransoletki"),
        one("women", 10, "bangle"),
      ),
    ]),
    group(
      "w10450",
      "finery",
      names(
        "Chapeaux et bonnets",
        "Hats and beanies",
        "Gorros y sombreros",
        "Mützen und Hüte",
        "Cappelli e berretti",
        "Czapki i kapelusze",
      ),
      [
        leaf(
          "w10451",
          "finery",
          names("Bonnets", "Beanies", "Gorros", "Mützen", "Berretti", "Czapki"),
          anyone(16, "beanie"),
        ),
        leaf(
          "w10452",
          "finery",
          names("Chapeaux", "Hats", "Sombreros", "Hüte", "Cappelli", "Kapelusze"),
          anyone(14, "bucket-hat", "fedora"),
        ),
      ],
    ),
    leaf("w10460", "finery", names("Ceintures", "Belts", "Cinturones", "Gürtel", "Cinture", "Paski"), {
      wearers: WEARERS,
      designs: ["belt-"],
      weight: 14,
    }),
  ],
);
