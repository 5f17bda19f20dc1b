import { Form } from "@remix-run/react";
import { useState } from "react";
import type { AlertPiece, AlertsPage, AlertView } from "#app/bff/account/alerts-page.server.ts";
import type { Key } from "#app/i18n/namespaces.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { colorWithinText } from "#app/models/color-words.ts";
import { pagePath, paths } from "#app/paths.ts";
import { AccountHead, NewArrivalsLink, PartUnavailable } from "#app/ui/account/account-parts.tsx";
import { Piece } from "#app/ui/account/piece.tsx";
import { RowList } from "#app/ui/account/row-list.tsx";
import { Banner } from "#app/ui/banner/banner.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Dot } from "#app/ui/chip/chip.tsx";
import type { Refused } from "#app/models/form-problem.ts";
import { useErrorTitle } from "#app/ui/form/form-state.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Pagination } from "#app/ui/pagination/pagination.tsx";
import { UndoBanner } from "#app/ui/undo-banner/undo-banner.tsx";
import { useAllSent } from "#app/ui/undo-banner/use-sent.ts";
import styles from "./view.module.css";

/** Key of its text. */
export type AlertsProblem = Extract<Key<"account">, `alerts.error.${string}`>;

interface AlertsProps {
  /** Null when they cannot be loaded. */
  alerts: AlertsPage | null;
  refused: Refused<AlertsProblem> | null;
}

export function Alerts({ alerts, refused }: AlertsProps) {
  const t = useText("account");
  useErrorTitle(refused);
  const removed = useAllSent("sku", "delete");
  const left = alerts && alerts.total - removed.length;
  return (
    <>
      <AccountHead title={t("alerts.title")} lead={left ? t("alerts.count", { count: left }) : undefined} />
      {refused && (
        <Banner kind="danger" announce>
          <p>{t(refused.problem)}</p>
        </Banner>
      )}
      {alerts === null && <PartUnavailable />}
      {alerts && <Rows alerts={alerts} removed={removed} />}
      {left === 0 && (
        <EmptyState icon="bell" title={t("alerts.empty")}>
          <p className="lead">{t("alerts.emptyText")}</p>
          <NewArrivalsLink />
        </EmptyState>
      )}
    </>
  );
}

/** The alerts, with an undo banner in place of a deleted one. */
function Rows({ alerts: shown, removed }: { alerts: AlertsPage; removed: readonly unknown[] }) {
  const { alerts, undo, page, pageSize, total } = shown;
  const { prefix } = useLocale();
  const t = useText("account");
  const rows = alerts.map((alert) =>
    removed.includes(alert.sku) ? (
      <Undo key={`undo ${alert.sku}`} alert={alert} />
    ) : (
      <Row key={alert.sku} alert={alert} />
    ),
  );
  // There is one undo at a time.
  for (const [before, deleted] of removed.length > 0 ? [] : undo.entries()) {
    rows.splice(deleted.position + before, 0, <Undo key={`undo ${deleted.sku}`} alert={deleted} />);
  }
  if (rows.length === 0) return null;
  return (
    <>
      <RowList className={styles.alerts} shown={shown} removed={removed}>
        {rows}
      </RowList>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(other) => pagePath(paths.account(prefix, "alerts"), other)}
        texts={{
          seen: (seen) => t("alerts.seen", { seen, total }),
          next: (count) => t("alerts.next", { count }),
        }}
      />
    </>
  );
}

function Row({ alert: { sku, piece } }: { alert: AlertView }) {
  const { locale } = useLocale();
  const t = useText("account");
  return (
    <li className={styles.alert} data-row={sku}>
      {piece ? <WantedPiece sku={sku} piece={piece} /> : <p className={styles.gone}>{t("alerts.gone")}</p>}
      <Form method="post" preventScrollReset className={styles.remove}>
        <input type="hidden" name="intent" value="delete" />
        <button className="text-link" name="sku" value={sku}>
          {t("alerts.remove")}
          <span className="visually-hidden"> {piece ? nameOf(piece, locale) : sku}</span>
        </button>
      </Form>
    </li>
  );
}

function WantedPiece({ sku, piece }: { sku: string; piece: AlertPiece }) {
  const { prefix } = useLocale();
  const t = useText("account");
  const { slug, name, color, size, picture, isBack } = piece;
  const to = paths.variant(prefix, { slug, sku });
  return (
    <Piece to={to} name={name} picture={picture} facts={[size ? t("alerts.piece", { color, size }) : color]}>
      <p className={styles.stock}>
        <Dot state={isBack ? "available" : "none"} />
        {t(isBack ? "alerts.back" : "alerts.waiting")}
      </p>
      {isBack && (
        <ButtonLink variant="outline" size="small" to={to}>
          {t("alerts.view")}
          <span className="visually-hidden"> {name}</span>
        </ButtonLink>
      )}
    </Piece>
  );
}

function Undo({ alert: { sku, piece } }: { alert: AlertView }) {
  const { locale } = useLocale();
  const t = useText("account");
  const [isOver, setOver] = useState(false);
  const isPending = useAllSent("sku").includes(sku);
  if (isOver) return null;
  return (
    <li className={styles.undo} tabIndex={-1} data-row={sku}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="undo" />
        <UndoBanner button={{ name: "sku", value: sku }} pending={isPending} onExpire={() => setOver(true)}>
          {piece ? t("alerts.removed", { name: nameOf(piece, locale) }) : t("alerts.removedGone")}
        </UndoBanner>
      </Form>
    </li>
  );
}

function nameOf({ name, color, size }: AlertPiece, locale: string): string {
  return [name, colorWithinText(color, locale), size].filter(Boolean).join(", ");
}
