import { z } from "zod";
import { pageQuerySchema } from "#models/schema-parts.ts";
import { reservationSchema, reservationsSchema, reserveSchema } from "#models/reservation.ts";
import {
  oneStoreQuerySchema,
  pointQuerySchema,
  storeCountriesQuerySchema,
  storeCountriesSchema,
  storeListSchema,
  storeQuerySchema,
  storeSchema,
} from "#models/store.ts";
import { errors, topic } from "../call";
import { STORE_ID } from "#models/goods-id.ts";

const ROOT = "/ecommerce/v2/storelocator";
const storeId = z.string().regex(STORE_ID, "must be digits");
const NONE = "There is none here: the storefront shows an empty list";

export const STORE_CALLS = topic("Stores", {
  [`GET ${ROOT}/stores`]: {
    id: "findStores",
    summary: "Shops near a place, or of a country; with the stock of a product and size where one is named",
    query: storeQuerySchema,
    ok: storeListSchema,
    more: { 404: NONE },
  },
  [`GET ${ROOT}/stores/countries`]: {
    id: "listStoreCountries",
    summary: "Countries and towns that have shops",
    query: storeCountriesQuerySchema,
    ok: storeCountriesSchema,
    more: { 404: NONE },
  },
  [`GET ${ROOT}/stores/{storeId}`]: {
    id: "getStore",
    summary: "One shop, pickup point or locker",
    params: { storeId },
    query: oneStoreQuerySchema,
    ok: storeSchema,
    more: errors(404),
  },
  [`GET ${ROOT}/pickups`]: {
    id: "findPickups",
    summary: "Pickup points near a place",
    query: pointQuerySchema,
    ok: storeListSchema,
    more: { 404: NONE },
  },
  [`GET ${ROOT}/lockers`]: {
    id: "findLockers",
    summary: "Lockers near a place",
    query: pointQuerySchema,
    ok: storeListSchema,
    more: { 404: NONE },
  },
  "POST /stores/{storeId}/reservations": {
    id: "reserve",
    summary: "Has a garment put aside in a shop",
    params: { storeId },
    body: reserveSchema,
    more: { ...errors(404, 422), 201: { description: "It is put aside", body: reservationSchema } },
  },
  "GET /reservations-self": {
    id: "listReservations",
    summary: "What the customer had put aside, newest first",
    who: "customer",
    query: pageQuerySchema,
    ok: reservationsSchema,
    more: errors(403),
  },
  "DELETE /reservations-self/{reservationId}": {
    id: "cancelReservation",
    summary: "Calls a reservation off",
    who: "customer",
    params: { reservationId: z.string().min(1).max(40) },
    more: { ...errors(403, 404, 422), 204: "It is off" },
  },
  "POST /reservations-self/{reservationId}/restore": {
    id: "restoreReservation",
    summary: "Takes a cancellation back: the same reservation stands again, in its place and with its end",
    who: "customer",
    params: { reservationId: z.string().min(1).max(40) },
    ok: reservationSchema,
    more: { ...errors(403, 404), 422: "It has ended, or cannot be put aside any more" },
  },
});
