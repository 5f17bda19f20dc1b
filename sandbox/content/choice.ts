import { generateProducts } from "../catalogue/generator";
import type { ProductRecord } from "../catalogue/record";
import { familiesOf } from "../catalogue/families/tree";
import { WINDOW } from "../catalogue/window";
import type { ColourKey } from "../studio/palette";
import type { Chosen } from "./home";

const ARRIVALS = 8;
/** The row's order: a dress, a knit, a coat … so that no two neighbours are alike. */
const ORDER = [
  "dress-wrap",
  "jumper-cable",
  "trench-long",
  "shirt-straight",
  "trousers-palazzo",
  "coat-double",
  "skirt-pleated",
  "ankle-boots",
];
/** How far the editor leafs through the catalogue. */
const LEAFED = 900;
/** As many of each family as pages choose from. */
const PIECES = 8;

/** The products of the home pages: of the shop window, in stock, and three knits as their picture shows them. */
export function chooseProducts(products: number): Chosen {
  const leafed = [...generateProducts(Math.min(products, LEAFED))];
  const window = leafed.slice(0, WINDOW.length).filter(isInStock);
  const wanted = ORDER.flatMap((design) => window.filter((product) => product.design === design).slice(0, 1));
  const arrivals = [...new Set([...wanted, ...window, ...leafed.filter(isInStock)])].slice(0, ARRIVALS);
  const look = [
    pick(leafed, "cardigan-vee", "sage"),
    pick(leafed, "jumper-cable", "ecru"),
    pick(leafed, "jumper-roll", "rust"),
  ];
  return {
    arrivals: arrivals.map(({ id }) => id),
    look: look.flatMap((product) => (product ? [product.id] : [])),
    pieces: piecesOf(leafed),
  };
}

/** The first of each family that can be bought, and of each family in each colour: `w10111`, `w10111/oat`. */
function piecesOf(products: readonly ProductRecord[]): Record<string, string[]> {
  const pieces: Record<string, string[]> = {};
  for (const product of products.filter(isInStock)) {
    const { wearer, design, options } = product;
    const isNew = options.some(({ tags }) => tags.includes("New"));
    const isReduced = options.some(({ was }) => was !== null);
    for (const { id } of familiesOf({ wearer, design, isNew, isReduced })) {
      for (const key of [id, `${id}/${options[0]?.colour}`]) {
        const found = (pieces[key] ??= []);
        if (found.length < PIECES) found.push(product.id);
      }
    }
  }
  return pieces;
}

/** A woman's piece of this design, in this colour as long as there is one, else in any. */
function pick(products: readonly ProductRecord[], design: string, colour: ColourKey): ProductRecord | undefined {
  const fitting = products.filter(
    (product) => product.wearer === "women" && product.design === design && isInStock(product),
  );
  return fitting.find(({ options }) => options[0]?.colour === colour) ?? fitting[0];
}

/** Its first colour, the one that is shown, can be bought. */
function isInStock({ options: [first] }: ProductRecord): boolean {
  return first?.availability === "AVAILABLE" && first.stock.some((quantity) => quantity > 0);
}
