import type { ColourKey } from "../studio/palette";
import type { Random } from "../studio/random";
import { lowestBefore } from "./price-history";
import { priceIn } from "./prices";
import type { OptionRecord } from "./record";

interface Draft {
  colours: readonly ColourKey[];
  /** Euro cents, before a reduction. */
  price: number;
  /** Days since it came in. */
  age: number;
  sizes: readonly string[];
  /** In the shop window: everyone can buy it. */
  isShown: boolean;
}

/** Products are new for a month. */
const NEW_DAYS = 30;

/** The colours of a product, each with its price, availability and stock. */
export function makeOptions({ colours, price, age, sizes, isShown }: Draft, random: Random): OptionRecord[] {
  const reduction = drawReduction(age, random);
  return colours.map((colour, index) => {
    const reduced = reduction && (reduction.all || index === colours.length - 1) ? reduction : null;
    const availability = isShown ? "AVAILABLE" : drawAvailability(random);
    const availabilityType = isShown ? "ONLINE_AND_IN_STORE" : drawAvailabilityType(random);
    const isStocked =
      availabilityType !== "IN_STORE_ONLY" &&
      (availability === "AVAILABLE" || availability === "SOON_UNAVAILABLE" || availability === "ON_DEMAND");
    const tags: string[] = [];
    if (age < NEW_DAYS) tags.push("New");
    if (availabilityType === "ONLINE_ONLY") tags.push("WebExclu");
    if (availability === "ON_DEMAND") tags.push("ON_DEMAND");
    else if (random() < 0.012) tags.push("RAL_ANTICIPATION");
    const stock = drawStock(sizes.length, availability, random);
    return {
      colour,
      ...pricesOf(price, reduced, age),
      availability,
      availabilityType,
      tags,
      stock: isStocked ? stock : stock.map(() => 0),
    };
  });
}

interface Reduction {
  type: "S" | "P" | "A";
  percent: number;
  /** Every colour, or the last one only. */
  all: boolean;
  /** It had been cheaper than its first price within the 30 days before. */
  earlier: boolean;
}

/** About a fifth of the products is reduced, older ones more often; a few have simply become cheaper. */
function drawReduction(age: number, random: Random): Reduction | null {
  const draw = random();
  const percent = random.pick([20, 20, 30, 30, 30, 40, 40, 50]);
  const [all, earlier] = [random() < 0.75, random() < 0.2];
  if (age < NEW_DAYS || draw >= 0.27) return null;
  if (draw < 0.02) return { type: "A", percent, all: true, earlier };
  return { type: draw < 0.16 ? "S" : "P", percent, all, earlier };
}

type Prices = Pick<OptionRecord, "price" | "was" | "lowest" | "history" | "priceType">;

function pricesOf(first: number, reduction: Reduction | null, age: number): Prices {
  const came = { daysAgo: age, cents: first };
  const asFirst: Prices = { price: first, was: null, lowest: null, history: [came], priceType: "I" };
  if (!reduction) return asFirst;
  // Cheaper than its first price for good, which is no reduction to announce.
  const price = Math.round((first * (100 - reduction.percent)) / 100);
  const began = Math.min(20, Math.floor(age / 6));
  const earlier = Math.round((first * (100 - reduction.percent / 2)) / 100);
  const promotion = [
    { daysAgo: began + 24, cents: earlier },
    { daysAgo: began + 12, cents: first },
  ];
  const history = [came, ...(reduction.earlier ? promotion : []), { daysAgo: began, cents: price }];
  if (reduction.type === "A") return { price, was: null, lowest: null, history, priceType: "A" };
  const lowest = lowestBefore(history) ?? first;
  // Prices' endings must not swallow the difference in any currency that is shown.
  const isLess = ["EUR", "CHF", "PLN", "GBP", "CZK"].every((code) => priceIn(code, price) < priceIn(code, lowest));
  return isLess ? { price, was: first, lowest, history, priceType: reduction.type } : asFirst;
}

function drawAvailability(random: Random): OptionRecord["availability"] {
  const draw = random();
  if (draw < 0.03) return "SOON_UNAVAILABLE";
  if (draw < 0.045) return "SOON_AVAILABLE";
  if (draw < 0.06) return "ON_DEMAND";
  if (draw < 0.065) return "DISCONTINUED";
  return draw < 0.068 ? "UNKNOWN" : "AVAILABLE";
}

function drawAvailabilityType(random: Random): OptionRecord["availabilityType"] {
  const draw = random();
  if (draw < 0.12) return "ONLINE_ONLY";
  return draw < 0.15 ? "IN_STORE_ONLY" : "ONLINE_AND_IN_STORE";
}

/** Some sizes are gone, some nearly, and a few colours are sold out altogether. */
function drawStock(sizes: number, availability: OptionRecord["availability"], random: Random): number[] {
  const isGone = random() < 0.035;
  const most = availability === "SOON_UNAVAILABLE" ? 3 : 60;
  return Array.from({ length: sizes }, () => {
    const [draw, pieces] = [random(), random()];
    if (isGone || draw < 0.11) return 0;
    if (draw < 0.21) return 1 + Math.floor(pieces * 3);
    return Math.min(most, 4 + Math.floor(pieces * 56));
  });
}
