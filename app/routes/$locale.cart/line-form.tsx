import { useFetchers, Form, useRevalidator } from "@remix-run/react";
import type { CartView } from "#app/bff/cart/page-view.server.ts";
import type { CartLineView } from "#app/bff/cart/view.server.ts";
import { type ReactElement, type ReactNode, useState } from "react";
import { CartUndo } from "#app/ui/cart/cart-line.tsx";
import { UndoBanner } from "#app/ui/undo-banner/undo-banner.tsx";
import { useAllSent } from "#app/ui/undo-banner/use-sent.ts";

export interface ToolProps {
  intent: string;
  name: string;
  value: string;
  label: string;
  /** Name of the thing, so that the button's accessible name makes sense on its own. */
  of: string;
  /** Hidden fields. */
  children?: ReactNode;
}

/** A form that is one button. */
export function Tool({ intent, name, value, label, of, children }: ToolProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <button className="text-link" name={name} value={value}>
        {label}
        <span className="visually-hidden">, {of}</span>
      </button>
    </Form>
  );
}

/** Inserts undo banners at the positions of the removed rows. */
export function withUndo(
  rows: readonly ReactElement[],
  undo: readonly { position: number; row: ReactElement }[],
): ReactNode[] {
  const all: ReactNode[] = [...rows];
  for (const { position, row } of undo.toSorted((a, b) => a.position - b.position)) {
    all.splice(Math.min(position, all.length), 0, row);
  }
  return all;
}

export interface UndoProps {
  intent: string;
  undoId: string;
  /** The removal itself is not answered yet: nothing can be undone. */
  isLeaving?: boolean;
  /** The removal left the cart empty. */
  isEmptied?: boolean;
  children: ReactNode;
}

/** What was just removed, in its place, with a button to restore it. */
export function Undo({ intent, undoId, isLeaving = false, isEmptied = false, children }: UndoProps) {
  const [isOver, setOver] = useState(false);
  const { revalidate } = useRevalidator();
  const isReturning = useAllSent("undoId").includes(undoId);
  if (isOver) return null;
  return (
    <CartUndo isReturning={isReturning}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        <UndoBanner
          button={isLeaving ? undefined : { name: "undoId", value: undoId }}
          pending={isLeaving || isReturning}
          // The page of an empty cart replaces this list: until it comes, the list keeps the focus that it hands over.
          onExpire={isEmptied ? revalidate : () => setOver(true)}
        >
          {children}
        </UndoBanner>
      </Form>
    </CartUndo>
  );
}

/** Optimistic state: requests not yet answered are shown as done, and reset when refused. */

type Asked = Pick<ReturnType<typeof useFetchers>[number], "formData">;

/**
 * Ids of the lines that pending requests remove or save for later. The last line stays until it is saved: the page of
 * an empty cart, which then comes, would drop a focus that the list has given away.
 */
export function useLeavingLines({ lines }: CartView): { removed: readonly unknown[]; saved: readonly unknown[] } {
  const saved = useAllSent("lineId", "later");
  return { removed: useAllSent("lineId", "delete"), saved: saved.slice(0, lines.length - 1) };
}

/** The quantity that a pending request sets for a line; null without one. */
export function wantedQuantity({ formData }: Asked, lineId: string): number | null {
  if (formData?.get("intent") !== "quantity" || formData.get("lineId") !== lineId) return null;
  const quantity = Number(formData.get("quantity"));
  return Number.isInteger(quantity) && quantity > 0 ? quantity : null;
}

/** What another quantity of a line is expected to cost: an offer may not be the same for each piece. */
export function centsOf({ total, quantity }: Pick<CartLineView, "total" | "quantity">, wanted: number): number {
  return Math.round((total.centAmount * wanted) / quantity);
}

/**
 * The cart as it will be if pending requests succeed: quantities and their sums at once; codes and delivery follow with
 * the response.
 */
export function useExpectedCart(cart: CartView): CartView & { isPending: boolean } {
  const fetchers = useFetchers();
  const { removed, saved } = useLeavingLines(cart);
  let pieces = 0;
  let cents = 0;
  for (const line of cart.lines) {
    const asked = fetchers.reduce<number | null>((found, each) => wantedQuantity(each, line.lineId) ?? found, null);
    const wanted = [...removed, ...saved].includes(line.lineId) ? 0 : asked;
    if (wanted === null) continue;
    pieces += wanted - line.quantity;
    cents += centsOf(line, wanted) - line.total.centAmount;
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
        // Reductions stay until the response: they may be more than what is left.
        total: { ...total, centAmount: Math.max(0, total.centAmount + cents) },
      },
    },
  };
}
