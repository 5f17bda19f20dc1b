import { type RefObject, useEffect, useRef, useState } from "react";
import type { GiftCardRow, GiftCardsView, OwnGiftCardView } from "#app/bff/checkout/gift-cards-view.server.ts";
import { useText } from "#app/i18n/use-text.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { isFocusLost } from "#app/ui/focus.ts";
import { fieldOf, formState } from "#app/ui/form/form-state.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { UndoBanner } from "#app/ui/undo-banner/undo-banner.tsx";
import { useAllSent, useSentIntent } from "#app/ui/undo-banner/use-sent.ts";
import styles from "./gift-cards.module.css";

/**
 * Gift cards for paying: those in use, the customer's own, and a field for another. Folded until it has content to
 * show. Its buttons belong to the step's form; their `intent` names the action and the card.
 */
export function GiftCards({ giftCards, problem }: { giftCards: GiftCardsView; problem: FormProblem | null }) {
  const t = useText("storedValue");
  const { rows, own, left } = giftCards;
  const isWrong = problem?.values.intent?.includes("gift-card") ?? false;
  return (
    // Looks like an accordion; that component would be one more script of the checkout (ADR 0043).
    <details className={styles.fold} open={rows.length + own.length > 0 || isWrong || undefined}>
      <summary className={styles.summary}>
        <h2>{t("title")}</h2>
        <Icon name="plus" />
      </summary>
      <div className={styles.body}>
        <div role="status">{left !== null && rows.length > 0 && <p>{t("left", { amount: left })}</p>}</div>
        <Rows rows={rows} />
        <OwnCards cards={own} />
        {left !== null && <CardForm key={rows.length} problem={isWrong ? problem : null} />}
      </div>
    </details>
  );
}

/**
 * Using or removing a card also removes the focused button: the focus goes to the result. `useKeptFocus` of the cart
 * would become a script of every page.
 */
function useFocusAfterChange(rows: string): RefObject<HTMLUListElement> {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    if (before.current === rows) return;
    before.current = rows;
    if (!isFocusLost(list.current)) return;
    (list.current?.querySelector<HTMLElement>("li[tabindex]") ?? list.current)?.focus();
  }, [rows]);
  return list;
}

function Rows({ rows }: { rows: readonly GiftCardRow[] }) {
  const t = useText("storedValue");
  const sent = useAllSent("intent");
  const shown = rows.map((row) =>
    row.kind === "used" && sent.includes(removalOf(row)) ? { ...row, kind: "removed" as const, undoId: null } : row,
  );
  const list = useFocusAfterChange(shown.map((row) => row.kind + row.name + ("undoId" in row && row.undoId)).join());
  return (
    <ul
      className={styles.list}
      id="gift-cards"
      aria-label={t("used")}
      hidden={rows.length === 0}
      tabIndex={-1}
      ref={list}
    >
      {shown.map((row) =>
        row.kind === "used" ? (
          <Used key={row.paymentId} row={row} />
        ) : (
          <Removed
            key={"paymentId" in row ? undoIdOf(row) : row.undoId}
            row={row}
            isSent={sent.includes(undoOf(row))}
          />
        ),
      )}
    </ul>
  );
}

type UsedRow = Extract<GiftCardRow, { kind: "used" }>;

const removalOf = ({ paymentId }: UsedRow) => `remove-gift-card:${paymentId}`;

function Used({ row }: { row: UsedRow }) {
  const { name, amount, remains } = row;
  const t = useText("storedValue");
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        {name}
        {remains && <small>{remains}</small>}
      </p>
      <div className={styles.end}>
        <span>{amount}</span>
        <button className="text-link" name="intent" value={removalOf(row)}>
          {t("remove")}
          <span className="visually-hidden">, {name}</span>
        </button>
      </div>
    </li>
  );
}

interface RemovedProps {
  /** Without an id until the removal is answered. */
  row: { undoId: string | null; name: string; amount: string };
  isSent: boolean;
}

const undoOf = ({ undoId }: RemovedProps["row"]) => `undo-gift-card:${undoId}`;

/** As the server names it: the row of a removal stays the same element once that is answered, and is read once. */
const undoIdOf = ({ paymentId }: Pick<UsedRow, "paymentId">) => `payment ${paymentId}`;

/** A card that was just removed, in its place, with a button to restore it. */
function Removed({ row, isSent }: RemovedProps) {
  const { undoId, name, amount } = row;
  const t = useText("storedValue");
  const [isOver, setOver] = useState(false);
  if (isOver) return null;
  return (
    <li className={styles.undo} tabIndex={-1}>
      <UndoBanner
        button={{ name: "intent", value: undoOf(row) }}
        pending={undoId === null || isSent}
        onExpire={() => setOver(true)}
      >
        {t("removed", { name, amount })}
      </UndoBanner>
    </li>
  );
}

function OwnCards({ cards }: { cards: readonly OwnGiftCardView[] }) {
  const t = useText("storedValue");
  const sent = useSentIntent();
  if (cards.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{t("ownTitle")}</h3>
      <ul className={styles.list}>
        {cards.map(({ ref, name, balance, until }) => (
          <li key={ref} className={styles.row}>
            <p className={styles.words}>
              {name}
              <small>{[t("available", { amount: balance }), until].filter(Boolean).join(" · ")}</small>
            </p>
            <Button
              type="submit"
              variant="outline"
              size="small"
              name="intent"
              value={`use-own-gift-card:${ref}`}
              pending={sent === `use-own-gift-card:${ref}`}
            >
              {t("useOwn")}
              <span className="visually-hidden">, {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function CardForm({ problem }: { problem: FormProblem | null }) {
  const t = useText("storedValue");
  const state = formState({}, problem);
  const isSent = useSentIntent() === "use-gift-card";
  return (
    <div className={styles.form}>
      {problem && <input type="hidden" name="refused" value={problem.values.giftCard} />}
      <Field
        {...fieldOf(state, "giftCard")}
        label={t("number")}
        hint={t("numberHint")}
        required
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
      />
      <Field
        {...fieldOf(state, "giftCardAmount")}
        label={t("amount")}
        hint={t("amountHint")}
        inputMode="decimal"
        autoComplete="off"
      />
      <Button type="submit" variant="outline" name="intent" value="use-gift-card" pending={isSent}>
        {t("use")}
      </Button>
    </div>
  );
}
