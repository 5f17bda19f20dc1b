import { Form } from "@remix-run/react";
import type { CartLineView } from "#app/bff/cart/view.server.ts";
import { useText } from "#app/i18n/use-text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { CartProblem } from "./refusal.server";

interface LineSeenProps {
  version: number;
  line: Pick<CartLineView, "sku" | "name" | "quantity" | "isUndoable">;
  position: number;
}

/** State of the cart that the form was rendered with, read by `bff/cart/seen.server.ts`. */
export function SeenFields({ version, line, position }: LineSeenProps) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="seen" value={line.quantity} />
      {line.isUndoable && (
        <>
          <input type="hidden" name="sku" value={line.sku} />
          <input type="hidden" name="name" value={line.name} />
          <input type="hidden" name="position" value={position} />
        </>
      )}
    </>
  );
}

/** The line's quantity has changed since the shopper saw it: asks whether to apply the change that was wanted. */
export function QuestionForm({ lineId, quantity }: NonNullable<CartProblem["question"]>) {
  const t = useText("cart");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="lineId" value={lineId} />
      <Button variant="outline" size="small" name="quantity" value={quantity}>
        {t("question.yes", { quantity })}
      </Button>
    </Form>
  );
}
