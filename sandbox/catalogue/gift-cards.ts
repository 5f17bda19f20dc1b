import type { Language } from "#models/locale.ts";
import type { ProductOption } from "#models/product.ts";
import { TEXTS } from "./catalogue-words";
import { GIFT_CARD_SEGMENTATION } from "./families/tree";
import type { ProductRecord } from "./record";

/**
 * Gift cards that are sold like products: one line of a cart each, of the segmentation w18118 (C9), with nothing to
 * carry. Their ids lie above all garments'; they are in no family and no listing.
 */
const GIFT_CARDS = [
  { id: "999030", amounts: { EUR: 30, CHF: 30, GBP: 25, PLN: 120, CZK: 750 } },
  { id: "999050", amounts: { EUR: 50, CHF: 50, GBP: 50, PLN: 200, CZK: 1_250 } },
  { id: "999100", amounts: { EUR: 100, CHF: 100, GBP: 100, PLN: 400, CZK: 2_500 } },
  { id: "999150", amounts: { EUR: 150, CHF: 150, GBP: 150, PLN: 600, CZK: 3_750 } },
] as const;

export const GIFT_CARD_IDS: readonly string[] = GIFT_CARDS.map(({ id }) => id);

const PICTURES: ProductOption["pictures"] = [
  { type: "AP", path: "/scenes/gift-card-1.webp" },
  { type: "VH", path: "/scenes/gift-card-2.webp" },
];

/** Nobody prints them: there are always enough. */
const PLENTY = 100_000;

/** Null for every other product. */
export function giftCardWords(
  { familyId }: Pick<ProductRecord, "familyId">,
  language: Language,
): (typeof TEXTS)[Language]["giftCard"] | null {
  return familyId === GIFT_CARD_SEGMENTATION.id ? TEXTS[language].giftCard : null;
}

/** Null for every other product. */
export function giftCardPictures({ id }: Pick<ProductRecord, "id">): ProductOption["pictures"] | null {
  return GIFT_CARD_IDS.includes(id) ? PICTURES : null;
}

/** A gift card as the catalogue keeps its products; null for any other id. */
export function giftCardRecord(id: string): ProductRecord | null {
  const card = GIFT_CARDS.find((one) => one.id === id);
  if (!card) return null;
  const { amounts } = card;
  return {
    id,
    // What it is made of and cared for is never said.
    type: "jewellery",
    wearer: "women",
    design: "gift-card",
    fabric: "satin",
    print: null,
    model: "",
    collection: "",
    familyId: GIFT_CARD_SEGMENTATION.id,
    ref: `CC${id}`,
    seasonId: "",
    age: 0,
    popularity: 0,
    sizeRun: "one",
    sizes: ["tu"],
    composition: [],
    labels: [],
    sentences: [0, 0],
    stars: [0, 0, 0, 0, 0],
    options: [
      {
        colour: "bordeaux",
        price: amounts.EUR * 100,
        amounts,
        was: null,
        lowest: null,
        history: [],
        priceType: "I",
        availability: "AVAILABLE",
        availabilityType: "ONLINE_ONLY",
        tags: [],
        stock: [PLENTY],
      },
    ],
  };
}
