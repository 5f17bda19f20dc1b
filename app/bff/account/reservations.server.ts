import { isUndoOpen } from "#app/models/cart-rules.ts";
import { productSlug } from "#app/models/entity-slug.ts";
import { linePicture } from "#app/models/picture-url.ts";
import { dayAndTimeOf, dayOf } from "#app/i18n/dates.server.ts";
import { cartText, type CartText } from "#app/i18n/i18n.server.ts";
import { optionWords } from "#app/i18n/option-words.ts";
import { keptPlaceText } from "#app/models/place-text.ts";
import { isReservationOpen, type Reservation, reservationSchema } from "#app/models/reservation.ts";
import { storePath } from "#app/models/store-address.ts";
import { hasPlacesIn } from "#app/models/shipping.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { hasStatus } from "../gateway/errors.server";
import { findGone } from "../catalogue/tiles.server";
import { consumeRateLimit } from "../http/rate-limit.server";
import { placeLines } from "../stores/place-view.server";
import { forgetReservation } from "../stores/reserve.server";
import { getReservations } from "./customer-lists.server";
import { formatPhoneNumber } from "./phone-number.server";
import type { ListPage } from "./list-pages.server";
import { foundByPress, undoOffer } from "../session/undo-offer.server";

/** What a customer had put aside in shops (ACC-13). */

export interface ReservationView {
  reservationId: string;
  status: Reservation["status"];
  /** By the clock of the site's country, in words. */
  keptUntil: { iso: string; day: string; time: string };
  madeOn: { iso: string; day: string };
  quantity: number;
  /** `option` is colour and size in words. One that is no longer sold has no page to lead to. */
  product: { href: string | null; isGone: boolean; name: string; option: string; picture: string };
  store: {
    name: string;
    /** Null where the site has no such page. */
    href: string | null;
    /** Street, then postcode and town. */
    lines: string[];
    phone: { href: string; text: string } | null;
  };
  /** It can be cancelled. */
  isOpen: boolean;
  /** It was cancelled a moment ago, and that can be taken back. */
  isUndoable: boolean;
}

export interface ReservationsPage extends ListPage {
  reservations: ReservationView[];
  /** Cancelled a moment ago, and not among those that are shown. */
  undoElsewhere: string | null;
}

const PAGE_SIZE = 10;

/** One page, newest first; pages count from 1. Fails as `personalCall` does. */
export async function loadReservationsPage(context: RequestContext, page: number): Promise<ReservationsPage> {
  const undoable = undoOffer(context, context.session.undo.reservations)?.reservationId ?? null;
  const [t, { values, total }] = await Promise.all([
    cartText(context.language),
    getReservations(context, { page, size: PAGE_SIZE }),
  ]);
  const productIds = values.map(({ product }) => product.productId);
  const gone = await findGone(context, productIds);
  const isShown = values.some(({ reservationId }) => reservationId === undoable);
  return {
    page,
    pageSize: PAGE_SIZE,
    total,
    reservations: values.map((reservation) =>
      reservationView(context, reservation, { undoable, isGone: gone.has(reservation.product.productId), t }),
    ),
    undoElsewhere: isShown ? null : undoable,
  };
}

function reservationView(
  context: RequestContext,
  reservation: Reservation,
  { undoable, isGone, t }: { undoable: string | null; isGone: boolean; t: CartText },
): ReservationView {
  const { prefix, locale } = context;
  const { reservationId, status, expiresAt, createdAt, quantity, product } = reservation;
  const slug = productSlug(product, product);
  return {
    reservationId,
    status,
    keptUntil: { iso: expiresAt, ...dayAndTimeOf(expiresAt, context) },
    madeOn: { iso: createdAt, day: dayOf(createdAt, context) },
    quantity,
    product: {
      href: isGone ? null : paths.variant(prefix, { slug, sku: product.sku }),
      isGone,
      name: product.name,
      option: optionWords(t, locale, { color: product.color.name, size: product.size.label }),
      picture: linePicture(product),
    },
    store: storeOf(context, reservation.store),
    isOpen: isReservationOpen(status),
    isUndoable: reservationId === undoable && !isReservationOpen(status),
  };
}

function storeOf({ prefix, site }: RequestContext, store: Reservation["store"]): ReservationView["store"] {
  const { storeId, name, address, phone } = store;
  const { country, city } = address;
  const hasPage = hasPlacesIn(country, site.params);
  return {
    name: keptPlaceText(name, country),
    href: hasPage ? paths.store(prefix, storePath({ storeId, name, city, country })) : null,
    lines: placeLines(store),
    phone: phone ? { href: `tel:${phone}`, text: formatPhoneNumber({ phoneNumber: phone }, site.country) } : null,
  };
}

/** `over`: it was collected, or not collected in time. */
type CancelOutcome = "cancelled" | "unknown" | "over";

/**
 * Cancels a reservation and remembers it for 60 seconds, so that it can be taken back (D7). Fails as `personalCall`
 * does.
 *
 * @param page on which the customer saw it
 */
export async function cancelReservation(
  context: RequestContext,
  reservationId: string,
  page: number,
): Promise<CancelOutcome> {
  const { session } = context;
  const listed = (await getReservations(context, { page, size: PAGE_SIZE })).values.find(
    (each) => each.reservationId === reservationId,
  );
  const now = listed && listed.status !== "CANCELLED" ? listed : null;
  const found = await foundByPress(context, ["cancel reservation", session.sessionIds, reservationId], now);
  if (listed?.status !== "CANCELLED") {
    try {
      await personalCall(context, { method: "DELETE", path: path`reservations-self/${reservationId}` });
    } catch (error) {
      if (hasStatus(error, 404)) return "unknown";
      if (hasStatus(error, 422)) return "over";
      throw error;
    }
  }
  if (found) {
    forgetReservation(context, found);
    session.undo.reservations = [{ reservationId, deletedAt: Date.now() }];
  }
  return "cancelled";
}

/** `over`: it is too late. */
type UndoOutcome = "restored" | "over" | "gone" | "tooMany" | "closed" | "rateLimited";

/**
 * Restores a cancelled reservation at its former position, once: a second press changes nothing. Fails as
 * `personalCall` does.
 */
export async function undoCancelReservation(context: RequestContext, reservationId: string): Promise<UndoOutcome> {
  const { session, shop } = context;
  const cancelled = openUndo(context);
  const id = `reservation ${reservationId}`;
  if (cancelled?.reservationId !== reservationId) return session.undo.isDone(id) ? "restored" : "over";
  // Two presses at once send the same cookie. Cancelling again writes another one, and the restore that follows is a
  // new one.
  const press = `restore reservation ${reservationId} ${cancelled.deletedAt}`;
  const outcome = await shop.dedupe(press, () => restore(context, reservationId));
  if (outcome !== "restored") return outcome;
  session.undo.reservations = [];
  session.undo.markDone(id, cancelled.deletedAt);
  return "restored";
}

function openUndo({ session }: RequestContext) {
  return session.undo.reservations.find(({ deletedAt }) => isUndoOpen(deletedAt, Date.now())) ?? null;
}

async function restore(context: RequestContext, reservationId: string): Promise<UndoOutcome> {
  if (await consumeRateLimit(context, "reservation")) return "rateLimited";
  try {
    await personalCall(context, {
      method: "POST",
      path: path`reservations-self/${reservationId}/restore`,
      schema: reservationSchema,
    });
    return "restored";
  } catch (error) {
    if (!hasStatus(error, 404, 409, 422)) throw error;
    if (error.code === "TOO_MANY_RESERVATIONS") return "tooMany";
    if (error.code === "RESERVATION_OVER" || error.code === "RESERVATION_UNKNOWN") return "over";
    return error.code === "Product_out_of_stock" ? "gone" : "closed";
  }
}
