import type { Fabric, GarmentType, Wearer } from "../studio/spec";

/** Price steps that end as shops' prices do, in whole units and cents of each currency. */
interface Ladder {
  /** Units of the currency for what costs one euro, price levels included. */
  perEuro: number;
  /** Below each limit prices stand on multiples of `step`, less `ending` cents. */
  steps: readonly { below: number; step: number; less: number }[];
}

const LADDERS: Record<string, Ladder> = {
  EUR: {
    perEuro: 1,
    steps: [
      { below: 60, step: 5, less: 1 },
      { below: 100, step: 5, less: 1 },
      { below: 200, step: 10, less: 100 },
      { below: Infinity, step: 20, less: 100 },
    ],
  },
  CHF: {
    perEuro: 1.15,
    steps: [
      { below: 100, step: 5, less: 10 },
      { below: 200, step: 10, less: 100 },
      { below: Infinity, step: 20, less: 100 },
    ],
  },
  PLN: {
    perEuro: 4.4,
    steps: [
      { below: 200, step: 10, less: 1 },
      { below: 500, step: 20, less: 1 },
      { below: Infinity, step: 50, less: 1 },
    ],
  },
  GBP: {
    perEuro: 0.9,
    steps: [
      { below: 60, step: 3, less: 50 },
      { below: 120, step: 5, less: 0 },
      { below: Infinity, step: 10, less: 0 },
    ],
  },
  CZK: {
    perEuro: 25,
    steps: [
      { below: 1_000, step: 50, less: 100 },
      { below: Infinity, step: 100, less: 1_000 },
    ],
  },
};
const EURO: Ladder = { perEuro: 1, steps: [{ below: Infinity, step: 5, less: 1 }] };

/**
 * The price in a currency, in its cents, for an amount of euro cents that need not end as a price does: never less for
 * a higher amount.
 */
export function priceIn(currency: string, euroCents: number): number {
  const { perEuro, steps } = LADDERS[currency] ?? LADDERS.EUR ?? EURO;
  const amount = (euroCents * perEuro) / 100;
  const at = steps.findIndex(({ below }) => amount < below);
  const [own, next] = steps.slice(at);
  if (!own) return 0;
  // 97.50 would be rounded up to more than what 100 costs.
  return next ? Math.min(rounded(amount, own), rounded(own.below, next)) : rounded(amount, own);
}

function rounded(amount: number, { step, less }: Ladder["steps"][number]): number {
  return Math.max(1, Math.round(amount / step)) * step * 100 - less;
}

/** Bounds of the price facet in whole units of each currency. */
const RANGES: Record<string, readonly number[]> = {
  EUR: [30, 60, 100, 150, 250],
  CHF: [35, 70, 120, 180, 300],
  PLN: [130, 260, 440, 660, 1_100],
  GBP: [30, 55, 90, 140, 230],
  CZK: [800, 1_500, 2_500, 4_000, 6_500],
};

/** Inner bounds of the price ranges of a currency; the first range starts at 0, the last has no end. */
export function priceBounds(currency: string): readonly number[] {
  return RANGES[currency] ?? RANGES.EUR ?? [];
}

/** Least and most in euro that a design costs, by the beginning of its key, the first that fits. */
const SPANS: readonly (readonly [string, number, number])[] = [
  ["tee-", 19, 39],
  ["breton", 29, 49],
  ["fine-roll", 29, 49],
  ["polo", 39, 59],
  ["sweatshirt", 45, 79],
  ["hoodie", 49, 85],
  ["camisole", 29, 59],
  ["overshirt", 69, 119],
  ["shirt-", 45, 89],
  ["blouse-", 45, 99],
  ["jumper-", 49, 129],
  ["cardigan-", 55, 139],
  ["dress-knit", 79, 139],
  ["dress-", 69, 189],
  ["blazer-", 119, 219],
  ["suit-jacket", 149, 249],
  ["suit-trousers", 79, 119],
  ["coat-", 169, 329],
  ["trench-leather", 399, 549],
  ["trench-", 149, 259],
  ["puffer-", 119, 249],
  ["biker-", 249, 399],
  ["jeans-", 59, 99],
  ["shorts-", 35, 65],
  ["joggers", 39, 69],
  ["trousers-", 65, 119],
  ["skirt-", 49, 109],
  ["bag-canvas", 29, 55],
  ["bag-backpack", 59, 129],
  ["bag-", 99, 249],
  ["pumps", 79, 139],
  ["ankle-boots", 109, 189],
  ["sneakers", 69, 119],
  ["scarf-", 29, 79],
  ["belt-", 29, 55],
  ["beanie", 19, 39],
];
const USUAL = { top: [29, 69], trousers: [55, 99], shoes: [79, 139], jewellery: [19, 69], hat: [25, 55] } as const;
const COSTLY: Partial<Record<Fabric, number>> = { leather: 1.15, cable: 1.1, satin: 1.08, tweed: 1.08 };
const BY_WEARER: Record<Wearer, number> = { women: 1, men: 1, children: 0.45 };

/** First price of a product in euro cents, before it is rounded to a price's ending. */
export function basePrice(
  garment: { type: GarmentType; wearer: Wearer; design: string; fabric: Fabric },
  next: () => number,
): number {
  const span = SPANS.find(([key]) => garment.design.startsWith(key));
  const usual: readonly [number, number] = garment.type in USUAL ? USUAL[garment.type as keyof typeof USUAL] : [59, 99];
  const [low, high] = span ? [span[1], span[2]] : usual;
  // The mean of two numbers: most prices lie in the middle of their span.
  const euros = low + (high - low) * ((next() + next()) / 2);
  return Math.round(euros * (COSTLY[garment.fabric] ?? 1) * BY_WEARER[garment.wearer] * 100);
}
