import { useFetcher, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import type { CartLineView } from "#app/bff/cart/view.server.ts";
import type { CartView } from "#app/bff/cart/page-view.server.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { lineUndoId } from "#app/models/cart-rules.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { paths } from "#app/paths.ts";
import { CartLine, CartLines } from "#app/ui/cart/cart-line.tsx";
import { QuantitySelect } from "#app/ui/cart/quantity-select.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { extraRows } from "./cart-extras";
import { SeenFields } from "./cart-question";
import { centsOf, Tool, Undo, useLeavingLines, wantedQuantity, withUndo } from "./line-form";
import { showToast } from "#app/ui/toast/toast.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { CartProblem } from "./refusal.server";
import styles from "./view.module.css";

interface LinesProps {
  cart: CartView;
  problem: CartProblem | null;
  hasWishlist: boolean;
}

/** Lines, then other entries, with an undo banner in place of a deleted one. */
export function Lines({ cart, problem, hasWishlist }: LinesProps) {
  const { removed, saved } = useLeavingLines(cart);
  const rows = cart.lines.flatMap((line, position) => {
    if (saved.includes(line.lineId)) return [];
    if (removed.includes(line.lineId)) {
      const undoId = lineUndoId(line.lineId);
      return <LineUndo key={undoId} undoId={undoId} name={line.name} isLeaving />;
    }
    const { version } = cart;
    const seen = <SeenFields {...{ version, line, position }} />;
    return <Line key={line.lineId} {...{ line, problem, hasWishlist, version, seen }} />;
  });
  const isEmptied = cart.count === 0 && cart.lines.length === 0;
  const undo = cart.undo.map(({ undoId, name, position }) => ({
    position,
    row: <LineUndo key={undoId} {...{ undoId, name, isEmptied }} />,
  }));
  return (
    <CartLines>
      {withUndo(rows, undo)}
      {extraRows(cart.extras, isEmptied)}
    </CartLines>
  );
}

interface LineUndoProps {
  undoId: string;
  name: string;
  /** Until the answer to its removal; the same banner then counts down, and is read out once. */
  isLeaving?: boolean;
  isEmptied?: boolean;
}

function LineUndo({ name, ...undo }: LineUndoProps) {
  const t = useText("cart");
  return (
    <Undo intent="undo" {...undo}>
      {t("removed", { name })}
    </Undo>
  );
}

interface LineProps extends Omit<LinesProps, "cart"> {
  line: CartLineView;
  /** Of the cart. */
  version: number;
  /** Hidden fields for the line's forms. */
  seen: ReactNode;
}

function Line({ line, problem, hasWishlist, version, seen }: LineProps) {
  const { prefix, locale } = useLocale();
  const t = useText("cart");
  const fetcher = useFetcher<FormProblem>({ key: `quantity-${line.lineId}` });
  const quantity = wantedQuantity(fetcher, line.lineId) ?? line.quantity;
  const typed = useTyped(line, problem);
  const total = { ...line.total, centAmount: centsOf(line, quantity) };
  const tools = (
    <>
      {hasWishlist && <Tool intent="later" name="lineId" value={line.lineId} label={t("later")} of={line.name} />}
      <Tool intent="delete" name="lineId" value={line.lineId} label={t("remove")} of={line.name}>
        {seen}
      </Tool>
    </>
  );
  return (
    <CartLine
      name={line.name}
      to={paths.slug(prefix, line.slug)}
      picture={line.picture}
      meta={line.option}
      price={{ now: line.price.current, reduction: line.price.reduction }}
      total={quantity > 1 && !line.isFree ? t("lineTotal", { total: formatMoney(total, locale) }) : undefined}
      labels={line.labels}
      stock={line.stock}
      discounts={line.discounts}
      priceChange={line.priceChange}
      {...(line.isFree
        ? {}
        : {
            quantity: <Quantity {...{ line, fetcher, problem, version, seen }} quantity={typed ?? quantity} />,
            tools,
          })}
    />
  );
}

/** Without scripts, a refused quantity stays selected so that it can be sent again; scripts reset it. */
function useTyped({ lineId, max }: CartLineView, problem: CartProblem | null): number | null {
  const isHydrated = useHydrated();
  if (isHydrated || problem?.values.lineId !== lineId || problem.question) return null;
  const typed = Number(problem.values.quantity);
  return Number.isInteger(typed) && typed >= 1 && typed <= max ? typed : null;
}

/**
 * A fetcher keeps its refusal, which is out of date once something else was answered: a form that navigates (a removal,
 * a code), or another change of the cart. The version that is loaded with the refusal itself is not another change.
 */
function useUntilNextAnswer<T>({ data, state }: { data: T; state: string }, version: number): T | undefined {
  const { key } = useLocation();
  const now = { data, key, version, isLoaded: state === "idle" };
  const [told, setTold] = useState(now);
  if (told.data !== data || (!told.isLoaded && (now.isLoaded || told.version !== version))) setTold(now);
  return told.key === key && told.version === version ? data : undefined;
}

interface QuantityProps {
  line: CartLineView;
  quantity: number;
  fetcher: ReturnType<typeof useFetcher<FormProblem>>;
  problem: FormProblem | null;
  version: number;
  seen: ReactNode;
}

/** A refused quantity is explained beside the field; the line keeps its quantity. */
function Quantity({ line, quantity, fetcher, problem, version, seen }: QuantityProps) {
  const id = `quantity-${line.lineId}`;
  const refused = fetcher.data;
  const standing = useUntilNextAnswer(fetcher, version);
  const answered = fetcher.state === "idle" && standing?.fields ? standing : problem;
  const mistake = answered?.fields.find(({ fieldId }) => fieldId === id)?.text;
  const notice = standing?.notice;
  const error = mistake ?? (notice || null);
  const errorId = `${id}-error`;
  useEffect(() => {
    // The refusal may remove the line with its field: then only the toast tells the shopper, and announces it.
    if (refused?.notice) showToast(refused.notice, "danger");
  }, [refused]);
  return (
    <fetcher.Form className={styles.quantity} method="post">
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="lineId" value={line.lineId} />
      {seen}
      <QuantitySelect
        id={id}
        quantity={quantity}
        max={line.max}
        name={line.name}
        errorId={error ? errorId : undefined}
        onChange={({ currentTarget }) => {
          const form = new FormData(currentTarget.form!);
          // Of two redirects, the router would drop the second with what it changed. A refusal of the page goes with
          // one.
          if (!problem) form.set("stay", "1");
          fetcher.submit(form, { method: "post" });
        }}
      />
      {error && (
        <p className={styles.error} id={errorId} role={mistake && "alert"}>
          <Icon name="warn" size="small" />
          {error}
        </p>
      )}
    </fetcher.Form>
  );
}
