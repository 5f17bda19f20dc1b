import { useFetchers } from "@remix-run/react";
import type { CartView } from "~/bff/cart/page-view.server";

/** What was asked for and is not answered yet: shown at once, and taken back when it is refused. */

type Asked = Pick<ReturnType<typeof useFetchers>[number], "formData">;

/** The quantity that a line is about to have; null when none is on its way. */
export function wantedQuantity({ formData }: Asked, lineId: string): number | null {
  if (formData?.get("intent") !== "quantity" || formData.get("lineId") !== lineId) return null;
  const quantity = Number(formData.get("quantity"));
  return Number.isInteger(quantity) && quantity > 0 ? quantity : null;
}

/**
 * The cart as it will be if all goes well: pieces and sums follow the quantities chosen, codes and delivery follow with
 * the answer.
 */
export function useExpectedCart(cart: CartView): CartView & { isPending: boolean } {
  const fetchers = useFetchers();
  let pieces = 0;
  let cents = 0;
  for (const line of cart.lines) {
    const wanted = fetchers.reduce<number | null>((found, each) => wantedQuantity(each, line.lineId) ?? found, null);
    if (wanted === null) continue;
    pieces += wanted - line.quantity;
    cents += (line.total.centAmount / line.quantity) * (wanted - line.quantity);
  }
  const { goods, total } = cart.summary.totals;
  return {
    ...cart,
    isPending: pieces !== 0,
    count: cart.count + pieces,
    summary: {
      ...cart.summary,
      pieces: cart.summary.pieces + pieces,
      totals: {
        ...cart.summary.totals,
        goods: { ...goods, centAmount: goods.centAmount + cents },
        total: { ...total, centAmount: total.centAmount + cents },
      },
    },
  };
}
