import { Form, useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useState } from "react";
import type { CartLineView, CartView } from "~/bff/cart/view.server";
import { useLocale, useText } from "~/i18n/use-text";
import { formatMoney } from "~/models/money-format";
import { paths } from "~/paths";
import { CartLine, CartLines, CartUndo } from "~/ui/cart/cart-line";
import { Stepper } from "~/ui/stepper/stepper";
import { submittedQuantity } from "~/ui/stepper/stepper-fields";
import { showToast } from "~/ui/toast/toasts";
import { UndoBanner } from "~/ui/undo-banner/undo-banner";
import type { CartProblem } from "./actions.server";
import { SeenFields } from "./cart-question";
import styles from "./view.module.css";

/** Lines, and in the place of a deleted one its undo banner. */
export function Lines({ cart, problem }: { cart: CartView; problem: CartProblem | null }) {
  const rows = cart.lines.map((line, position) => {
    const seen = <SeenFields version={cart.version} line={line} position={position} />;
    return <Line key={line.lineId} line={line} problem={problem} seen={seen} />;
  });
  for (const undo of [...cart.undo].sort((a, b) => a.position - b.position)) {
    rows.splice(Math.min(undo.position, rows.length), 0, <Undo key={undo.undoId} {...undo} />);
  }
  return <CartLines>{rows}</CartLines>;
}

function Undo({ undoId, name }: CartView["undo"][number]) {
  const t = useText("cart");
  const [isOver, setOver] = useState(false);
  if (isOver) return null;
  return (
    <CartUndo>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="undo" />
        <UndoBanner button={{ name: "undoId", value: undoId }} onExpire={() => setOver(true)}>
          {t("removed", { name })}
        </UndoBanner>
      </Form>
    </CartUndo>
  );
}

interface LineProps {
  line: CartLineView;
  problem: CartProblem | null;
  /** Hidden fields of the line's forms. */
  seen: ReactNode;
}

function Line({ line, problem, seen }: LineProps) {
  const { prefix, locale } = useLocale();
  const t = useText("cart");
  const own = problem?.lineId === line.lineId ? problem : null;
  const discounts = [
    ...(line.isFree ? [t("free")] : []),
    ...(line.quantity > 1 && !line.isFree ? [t("lineTotal", { total: formatMoney(line.total, locale) })] : []),
  ];
  return (
    <CartLine
      name={line.name}
      to={paths.slug(prefix, line.slug)}
      picture={line.picture}
      meta={`${line.color}, ${t("size", { size: line.size })}`}
      price={{ now: line.price.current, reduction: line.price.reduction }}
      stock={line.isOutOfStock ? { state: "none", text: t("outOfStock") } : undefined}
      discounts={discounts}
      {...(line.isFree
        ? {}
        : { stepper: <Quantity line={line} problem={own} seen={seen} />, tools: <Remove line={line} seen={seen} /> })}
    />
  );
}

function Remove({ line: { lineId, name }, seen }: Pick<LineProps, "line" | "seen">) {
  const t = useText("cart");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="delete" />
      {seen}
      <button className="text-link" name="lineId" value={lineId}>
        {t("remove")}
        <span className="visually-hidden"> : {name}</span>
      </button>
    </Form>
  );
}

/** A refused quantity stays in the field with the reason beside it; the line keeps the quantity it has. */
function Quantity({ line, problem, seen }: LineProps) {
  const t = useText("cart");
  const errorId = useId();
  const fetcher = useFetcher<CartProblem>();
  const isAsked = fetcher.state === "idle";
  useGoneToast(fetcher.data);
  const shown = isAsked ? (fetcher.data && "key" in fetcher.data ? fetcher.data : problem) : null;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="lineId" value={line.lineId} />
      {seen}
      <Stepper
        quantity={expectedQuantity(fetcher.formData, line)}
        max={line.max}
        name={line.name}
        refused={shown ? { typed: shown.typed, errorId } : undefined}
      />
      {shown && (
        <p className={styles.error} id={errorId} role="alert">
          {t(shown.key, shown.values)}
        </p>
      )}
    </fetcher.Form>
  );
}

/** The line goes from the page with its field: what became of it is said elsewhere. */
function useGoneToast(problem: CartProblem | undefined): void {
  const t = useText("cart");
  const isGone = problem?.key === "error.lineGone";
  useEffect(() => {
    if (isGone) showToast(t("error.lineGone"), "danger");
  }, [isGone, t]);
}

/** What was asked for stands there at once; an answer that refuses it brings back what is. */
function expectedQuantity(form: FormData | undefined, { quantity, max }: CartLineView): number {
  const wanted = Number((form && submittedQuantity(form)) ?? Number.NaN);
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= max ? wanted : quantity;
}
