import { Form } from "@remix-run/react";
import { type ReactElement, type ReactNode, useState } from "react";
import { CartUndo } from "~/ui/cart/cart-line";
import { UndoBanner } from "~/ui/undo-banner/undo-banner";

/** Puts banners in the places of what they speak of. */
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

/** What was just taken out, in its place, with the button that puts it back. */
export function Undo({ intent, undoId, children }: { intent: string; undoId: string; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  if (isOver) return null;
  return (
    <CartUndo>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        <UndoBanner button={{ name: "undoId", value: undoId }} onExpire={() => setOver(true)}>
          {children}
        </UndoBanner>
      </Form>
    </CartUndo>
  );
}
