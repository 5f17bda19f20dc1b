import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import type { ReservationsPage, ReservationView } from "#app/bff/account/reservations.server.ts";
import type { Key } from "#app/i18n/namespaces.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { pagePath, paths } from "#app/paths.ts";
import { AccountHead, AddressLines, NewArrivalsLink, PartUnavailable } from "#app/ui/account/account-parts.tsx";
import { Piece } from "#app/ui/account/piece.tsx";
import { RowList } from "#app/ui/account/row-list.tsx";
import type { Refused } from "#app/models/form-problem.ts";
import { useErrorTitle } from "#app/ui/form/form-state.tsx";
import { Banner } from "#app/ui/banner/banner.tsx";
import { Badge } from "#app/ui/chip/chip.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Pagination } from "#app/ui/pagination/pagination.tsx";
import { UndoBanner } from "#app/ui/undo-banner/undo-banner.tsx";
import { useAllSent } from "#app/ui/undo-banner/use-sent.ts";
import styles from "./view.module.css";

/** Key of its text. */
export type ReservationsProblem = Extract<Key<"reservations">, `error.${string}`>;

interface ReservationsProps {
  /** Null when they cannot be loaded. */
  reservations: ReservationsPage | null;
  refused: Refused<ReservationsProblem> | null;
}

export function Reservations({ reservations, refused }: ReservationsProps) {
  const t = useText("reservations");
  const removed = useAllSent("cancel");
  const isStillOpen = (each: ReservationView) => each.isOpen && !removed.includes(each.reservationId);
  const open = reservations?.reservations.filter(isStillOpen).length ?? 0;
  useErrorTitle(refused);
  return (
    <>
      <AccountHead title={t("title")} lead={open > 0 ? t("open", { count: open }) : undefined} />
      {refused && (
        <Banner kind="danger" announce>
          <p>{t(refused.problem)}</p>
        </Banner>
      )}
      {reservations === null && <PartUnavailable />}
      {reservations && <Rows page={reservations} removed={removed} />}
      {reservations?.total === 0 && (
        <EmptyState icon="shop" title={t("empty")}>
          <p className="lead">{t("emptyText")}</p>
          <NewArrivalsLink />
        </EmptyState>
      )}
    </>
  );
}

function Rows({ page: shown, removed }: { page: ReservationsPage; removed: readonly unknown[] }) {
  const { reservations, undoElsewhere, page, pageSize, total } = shown;
  const { prefix } = useLocale();
  const t = useText("reservations");
  if (reservations.length === 0 && !undoElsewhere) return null;
  return (
    <>
      <RowList className={styles.reservations} shown={shown} removed={removed}>
        {undoElsewhere && removed.length === 0 && (
          <UndoElsewhere key={`undo ${undoElsewhere}`} reservationId={undoElsewhere} />
        )}
        {reservations.map((reservation) => (
          <Row key={reservation.reservationId} reservation={reservation} removed={removed} />
        ))}
      </RowList>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(other) => pagePath(paths.account(prefix, "reservations"), other)}
        texts={{
          seen: (seen) => t("seen", { seen, total }),
          next: (count) => t("next", { count }),
        }}
      />
    </>
  );
}

/** A reservation, replaced by the undo banner while its cancellation can be undone. */
function Row({ reservation, removed }: { reservation: ReservationView; removed: readonly unknown[] }) {
  const t = useText("reservations");
  const [isOver, setOver] = useState(false);
  const { reservationId } = reservation;
  // There is one undo at a time.
  const isUndoable = removed.length > 0 ? removed.includes(reservationId) : reservation.isUndoable;
  const hasUndo = isUndoable && !isOver;
  return (
    <li
      className={styles.reservation}
      id={`reservation-${reservationId}`}
      // Also once the undo's time is over: the focus may be on the row.
      tabIndex={isUndoable ? -1 : undefined}
      data-row={reservationId}
    >
      {hasUndo ? (
        <Undo reservationId={reservationId} onExpire={() => setOver(true)}>
          {t("cancelled", { name: nameOf(reservation) })}
        </Undo>
      ) : (
        <article className={styles.entry} aria-label={nameOf(reservation)}>
          <ReservedPiece reservation={reservation} />
          <Place reservation={reservation} />
        </article>
      )}
    </li>
  );
}

/** The undo of a reservation that another page of the list shows. */
function UndoElsewhere({ reservationId }: { reservationId: string }) {
  const t = useText("reservations");
  const [isOver, setOver] = useState(false);
  if (isOver) return null;
  return (
    <li className={styles.reservation} tabIndex={-1} data-row={reservationId}>
      <Undo reservationId={reservationId} onExpire={() => setOver(true)}>
        {t("cancelledGone")}
      </Undo>
    </li>
  );
}

function Undo(props: { reservationId: string; children: string; onExpire: () => void }) {
  const { reservationId, children, onExpire } = props;
  const cancelled = useAllSent("cancel");
  const undone = useAllSent("undo");
  return (
    <Form method="post" preventScrollReset>
      <UndoBanner
        button={{ name: "undo", value: reservationId }}
        pending={[...cancelled, ...undone].includes(reservationId)}
        onExpire={onExpire}
      >
        {children}
      </UndoBanner>
    </Form>
  );
}

function ReservedPiece({ reservation }: { reservation: ReservationView }) {
  const t = useText("reservations");
  const { product, quantity, status, madeOn } = reservation;
  const count = quantity > 1 ? [t("quantity", { quantity })] : [];
  const gone = product.isGone ? [t("gone")] : [];
  return (
    <Piece
      to={product.href}
      name={product.name}
      picture={product.picture}
      badge={<Badge variant={status === "READY" ? "confirmed" : "line"}>{t(`status.${status}`)}</Badge>}
      facts={[product.option, ...count, t("madeOn", { day: madeOn.day }), ...gone]}
    >
      <Kept reservation={reservation} />
      {reservation.isOpen && <Cancel reservation={reservation} />}
    </Piece>
  );
}

/** The date until which the shop keeps it; nothing once collected or cancelled. */
function Kept({ reservation: { status, keptUntil } }: { reservation: ReservationView }) {
  const t = useText("reservations");
  if (status === "COLLECTED" || status === "CANCELLED") return null;
  const { day, time } = keptUntil;
  return <p className={styles.kept}>{t(`kept.${status}`, { day, time })}</p>;
}

function Cancel({ reservation }: { reservation: ReservationView }) {
  const t = useText("reservations");
  return (
    <Form method="post" preventScrollReset className={styles.cancel}>
      <button className="text-link text-link-tall" name="cancel" value={reservation.reservationId}>
        {t("cancel")}
        <span className="visually-hidden"> {nameOf(reservation)}</span>
      </button>
    </Form>
  );
}

function Place({ reservation: { store } }: { reservation: ReservationView }) {
  const t = useText("reservations");
  const { name, href, lines, phone } = store;
  return (
    <div className={styles.store}>
      <h3 className="caption">{t("store")}</h3>
      <p>
        {href ? (
          <Link className="text-link" to={href}>
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <AddressLines lines={lines} />
      {phone && (
        <p>
          <a
            className="text-link text-link-tall small"
            href={phone.href}
            aria-label={t("call", { name, phone: phone.text })}
          >
            {phone.text}
          </a>
        </p>
      )}
    </div>
  );
}

function nameOf({ product: { name, option } }: ReservationView): string {
  return `${name}, ${option}`;
}
