import type { Article, PricedLine } from "./article";
import { type CartLine, type CartState, emptyCart } from "./cart-state";
import type { LineStamp } from "./lines";

/** Carts and articles for the tests of the rules. */

export const AT = "2026-11-01T08:00:00.000Z";

export function stamp(): LineStamp {
  let count = 0;
  return { newId: () => `line-${(count += 1)}`, at: AT };
}

export function cartOf(...lines: Partial<CartLine>[]): CartState {
  return {
    ...emptyCart(null),
    lines: lines.map((line, index) => ({
      lineId: `l${index}`,
      sku: `${index}`,
      quantity: 1,
      lastModifiedAt: AT,
      ...line,
    })),
  };
}

const euro = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });

export function articleOf(article: Partial<Article> & { cents?: number } = {}): Article {
  const { cents = 1000, ...given } = article;
  return {
    sku: "1000010138",
    productId: "100001",
    optionId: "10000101",
    price: euro(cents),
    catalogPrice: { price: euro(cents), strikeThroughPrice: null, lowestPrice30Days: null, priceType: "I" },
    segmentationId: "w10100",
    categoryLabel: "Femme,Robes",
    marketingLabels: "",
    name: "Robe",
    color: { id: "noir", name: "Noir" },
    size: { id: "38", label: "38" },
    ref: "R1",
    model: "M1",
    picture: { type: "AP", path: "/products/10000101/AP-1.webp" },
    stock: 10,
    ...given,
  };
}

export function pricedLine(line: Partial<PricedLine> & { cents?: number } = {}): PricedLine {
  const { cents = 1000, ...given } = line;
  const article = articleOf({ cents });
  return { lineId: "l0", quantity: 1, lastModifiedAt: AT, article, ...given };
}
