import { Router } from "express";
import { z } from "zod";
import { formatDay } from "#models/day-format.ts";
import { type Reservation, reserveSchema } from "#models/reservation.ts";
import { findAccount } from "../../customers/accounts";
import { transaction } from "../../database";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { findArticle } from "../carts/article";
import { paramsOf } from "../carts/change-cart";
import { contextOf, customerOf, type GatewayContext } from "../context";
import { requireActiveCustomer } from "../customers/active-customer";
import { GatewayError, notFound, read } from "../errors";
import { localTime } from "../local-time";
import { pageQuerySchema } from "#models/schema-parts.ts";
import { sendMail } from "../mails/mail-store";
import { writeMail } from "../mails/mail-words";
import type { Resource } from "../resource";
import {
  cancelReservation,
  findReservation,
  insertReservation,
  listReservations,
  openReservations,
  reservationStatus,
  reservationsTable,
  restoreReservation,
  type StoredReservation,
} from "./reservation-store";
import { seedReservations } from "./seed-reservations";
import { findPlace, type Place } from "./store-list";
import { storeStock } from "./store-stock";

const MAX_OPEN = 5;
const storeParams = z.object({ storeId: z.string().regex(/^\d{1,12}$/, "must be digits") });
const idParams = z.object({ reservationId: z.string().max(40) });

/** Garments put aside in a shop (D5): by a customer, or by a visitor who says how to be reached. */
export const reservations: Resource = {
  name: "reservations",
  schema: reservationsTable,
  seed: seedReservations,
  router(sandbox) {
    const router = Router();
    router.post(
      "/stores/:storeId/reservations",
      handler((request, response) => {
        const { storeId } = read(storeParams, request.params);
        const wanted = read(reserveSchema, request.body);
        const context = contextOf(response);
        const answer = transaction(sandbox.db, () => {
          const reservation = reserve(sandbox, context, storeId, wanted);
          const presented = presentReservation(sandbox, context, reservation);
          confirm(sandbox, context, reservation, presented);
          return presented;
        });
        response.status(201).json(answer);
      }),
    );

    mountOwn(router, sandbox);
    return router;
  },
};

/** A customer's own: read, cancelled, and the cancelling taken back. */
function mountOwn(router: Router, sandbox: Sandbox): void {
  router.use("/reservations-self", requireActiveCustomer(sandbox));

  router.get(
    "/reservations-self",
    handler((request, response) => {
      const { page, size } = read(pageQuerySchema, request.query);
      const { total, found } = listReservations(sandbox, customerOf(response), { page, size });
      const context = contextOf(response);
      const values = found.map((reservation) => presentReservation(sandbox, context, reservation));
      response.json({ page, size, total, values });
    }),
  );

  // Cancelled twice is cancelled: whoever asks again is told the same.
  router.delete(
    "/reservations-self/:reservationId",
    handler((request, response) => {
      const { reservationId } = read(idParams, request.params);
      const found = findReservation(sandbox, customerOf(response), reservationId);
      if (!found) throw notFound(`The customer has no reservation ${reservationId}`, "RESERVATION_UNKNOWN");
      const status = reservationStatus(found, sandbox.now());
      if (status === "COLLECTED" || status === "EXPIRED") {
        throw new GatewayError(422, "RESERVATION_OVER", `Reservation ${reservationId} is ${status.toLowerCase()}`);
      }
      cancelReservation(sandbox, reservationId);
      response.status(204).end();
    }),
  );

  router.post(
    "/reservations-self/:reservationId/restore",
    handler((request, response) => {
      const { reservationId } = read(idParams, request.params);
      const context = contextOf(response);
      const found = findReservation(sandbox, customerOf(response), reservationId);
      if (!found) throw notFound(`The customer has no reservation ${reservationId}`, "RESERVATION_UNKNOWN");
      const restored = transaction(sandbox.db, () => restore(sandbox, context, found));
      response.json(presentReservation(sandbox, context, restored));
    }),
  );
}

/** One that is open is restored already. Fails with 422 where it has ended, or cannot be put aside any more. */
function restore(sandbox: Sandbox, context: GatewayContext, found: StoredReservation): StoredReservation {
  const restored: StoredReservation = { ...found, ended: found.ended === "CANCELLED" ? null : found.ended };
  const status = reservationStatus(restored, sandbox.now());
  if (status === "COLLECTED" || status === "EXPIRED") {
    throw new GatewayError(422, "RESERVATION_OVER", `Reservation ${found.reservationId} is ${status.toLowerCase()}`);
  }
  if (found.ended === null) return found;
  requirePiece(sandbox, context, found);
  restoreReservation(sandbox, found.reservationId);
  return restored;
}

/** Fails with 422 for a visitor who cannot be reached, and as `requirePiece` does. */
function reserve(
  sandbox: Sandbox,
  context: GatewayContext,
  storeId: string,
  { sku, quantity, contact }: z.infer<typeof reserveSchema>,
): StoredReservation {
  const reached = contact ?? accountContact(sandbox, context.customerId);
  if (!reached) throw new GatewayError(422, "CONTACT_REQUIRED", "A visitor has to say how to be reached");
  requirePiece(sandbox, context, { storeId, sku, quantity });
  const { customerId } = context;
  return insertReservation(sandbox, { customerId, storeId, sku, quantity, contact: reached });
}

/** Fails with 404 for an unknown shop or sku, 422 where it cannot be put aside. */
function requirePiece(
  sandbox: Sandbox,
  context: GatewayContext,
  { storeId, sku, quantity }: Pick<StoredReservation, "storeId" | "sku" | "quantity">,
): void {
  const store = findPlace(storeId);
  if (store?.kind !== "store") throw notFound(`There is no shop ${storeId}`, "STORE_UNKNOWN");
  if (!paramsOf(sandbox, context).ereservation || !store.services.includes("reservation")) {
    throw new GatewayError(422, "RESERVATION_UNAVAILABLE", `Shop ${storeId} puts nothing aside`);
  }
  if (!findArticle(sandbox, sku, context)) throw notFound(`No product found for sku ${sku}`, "SKU_UNKNOWN");
  const { customerId } = context;
  if (customerId !== null && openReservations(sandbox, customerId) >= MAX_OPEN) {
    throw new GatewayError(422, "TOO_MANY_RESERVATIONS", `At most ${MAX_OPEN} garments are put aside at a time`);
  }
  if (storeStock(sandbox, storeId, sku) < quantity) {
    throw new GatewayError(422, "Product_out_of_stock", `Shop ${storeId} has not ${quantity} of product ${sku} left`);
  }
}

function confirm(
  sandbox: Sandbox,
  { language, locale, country }: GatewayContext,
  { contact }: StoredReservation,
  { product, store, expiresAt }: Reservation,
): void {
  const until = formatDay(localTime(country, Date.parse(expiresAt)).day, locale);
  const words = writeMail(language, "reservation", { product: product.name, shop: store.name, until });
  sendMail(sandbox, { recipient: contact.email.toLowerCase(), ...words });
}

function accountContact(sandbox: Sandbox, customerId: string | null): StoredReservation["contact"] | null {
  const account = customerId === null ? null : findAccount(sandbox, customerId);
  if (!account) return null;
  const { firstName, lastName, email, phoneNumber } = account;
  return { firstName, lastName, email, phoneNumber };
}

function presentReservation(sandbox: Sandbox, viewer: GatewayContext, reservation: StoredReservation): Reservation {
  const { reservationId, quantity, createdAt, expiresAt, storeId, sku } = reservation;
  const article = findArticle(sandbox, sku, viewer);
  const store: Place | null = findPlace(storeId);
  if (!article || !store) throw new Error(`Reservation ${reservationId} is of what there is not`);
  const { productId, optionId, name, color, size, price, picture } = article;
  return {
    reservationId,
    status: reservationStatus(reservation, sandbox.now()),
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    quantity,
    product: { sku, productId, optionId, name, color, size, price, picture },
    store: { storeId, name: store.name, address: store.address, phone: store.phone },
  };
}
