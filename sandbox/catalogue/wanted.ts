import type { ColourKey } from "../studio/palette";
import { OFFER_VALUES, type OfferValue } from "./listing-values";
import { COLOUR_KEYS, SIZE_WORDS, offersIn, pricesIn, type PriceList, type ProductIndex } from "./product-index";
import { sizeIndex } from "./sizes";

/** What a search asks of a colour of a product, besides its words; it counts for every facet. */
export interface Wanted {
  colours?: ReadonlySet<ColourKey>;
  offers?: readonly OfferValue[];
  sizes?: readonly string[];
  /** In whole and parts of the currency. */
  least?: number | null;
  most?: number | null;
}

/** Whether a row of the index is as wanted in a shop. */
export function rowTest(index: ProductIndex, wanted: Wanted, list: PriceList): (row: number) => boolean {
  const { colours, offers = [], sizes = [], least, most } = wanted;
  const shades = Uint8Array.from(COLOUR_KEYS, (key) => (colours?.has(key) ? 1 : 0));
  const offerBits = offers.reduce((bits, offer) => bits | (1 << OFFER_VALUES.indexOf(offer)), 0);
  const sizeBits = new Uint32Array(SIZE_WORDS);
  for (const size of sizes) {
    const bit = sizeIndex(size) ?? 0;
    sizeBits[bit >>> 5] = (sizeBits[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
  const prices = pricesIn(index, list);
  const offered = offersIn(index, list);
  const [lowest, highest] = [(least ?? 0) * 100, typeof most === "number" ? most * 100 : Infinity];
  const hasSize = (row: number) =>
    sizeBits.some((bits, word) => ((index.sizes[row * SIZE_WORDS + word] ?? 0) & bits) !== 0);
  return (row) => {
    const price = prices[row] ?? 0;
    if (price < lowest || price > highest) return false;
    if (offerBits !== 0 && ((offered[row] ?? 0) & offerBits) === 0) return false;
    if (colours && shades[index.shades[row] ?? 0] === 0) return false;
    return sizes.length === 0 || hasSize(row);
  };
}
