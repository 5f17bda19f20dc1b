import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Router, json, urlencoded } from "express";
import { z } from "zod";
import { giftCardSchema } from "#models/payment.ts";
import { PARCEL_STATES } from "#models/store.ts";
import { restock } from "../gateway/customers/visitor-alerts";
import { errorHandler, notFound, read } from "../gateway/errors";
import { putGiftCard } from "../gateway/gift-cards/gift-card-store";
import { setParcels } from "../gateway/stores/store-list";
import { listMails } from "../gateway/mails/mail-store";
import { changeDomain, domainPatchSchema } from "../gateway/web-domains";
import { handler } from "../handler";
import type { Sandbox } from "../service";
import { askedSchema } from "./asked";
import { callsText } from "./calls";
import { eventsSchema } from "./events";
import { faultSchema } from "./faults";
import { CENTURY_MS, controlForms } from "./forms";
import { sendControlPage } from "./page";
import type { Control } from "./state";

const sinceSchema = z.object({ since: z.coerce.number().int().min(0).default(0) });
const mailsSchema = z.object({ to: z.string().max(200).toLowerCase().optional() });
const giftCardControlSchema = z.strictObject({
  balance: giftCardSchema.shape.balance,
  endDate: z.iso.date().optional(),
  customerId: z.string().optional(),
});
const stockSchema = z.strictObject({ quantity: z.number().int().min(0).max(1_000_000) });
const placeSchema = z.strictObject({ parcels: z.enum(PARCEL_STATES) });
const clockSchema = z.strictObject({ offsetMs: z.number().int().min(-CENTURY_MS).max(CENTURY_MS) });

/** `/__sandbox` and, for every call of a service, its record and its faults (D10). */
export function control(sandbox: Sandbox, state: Control, reset: () => void): Router {
  const router = Router();
  router.use("/__sandbox", controlRouter(sandbox, state, reset));
  router.use(state.calls.recorder);
  router.use(state.faults.injector);
  return router;
}

function faultsRouter({ faults }: Control): Router {
  const router = Router();
  router.get("/", (_request, response) => {
    response.json(faults.list());
  });
  router.put("/", (request, response) => {
    faults.replace(read(z.array(faultSchema), request.body));
    response.json(faults.list());
  });
  router.delete("/", (_request, response) => {
    faults.clear();
    response.json([]);
  });
  return router;
}

/** What the shop measured, as it hands it on and as tests ask for it. */
function eventsRouter({ events }: Control): Router {
  const router = Router();
  router.post("/", (request, response) => {
    events.add(read(eventsSchema, request.body));
    response.sendStatus(204);
  });
  router.get("/", (_request, response) => {
    response.json(events.lastHour());
  });
  return router;
}

function controlRouter(sandbox: Sandbox, state: Control, reset: () => void): Router {
  const router = Router();
  router.use(json({ limit: "1mb" }), urlencoded({ extended: false }));
  router.get("/", (request, response) => {
    sendControlPage(response, sandbox, state, { asked: read(askedSchema, request.query) });
  });
  router.post("/reset", (request, response) => {
    reset();
    // The page's own button comes back to the page.
    if (request.accepts(["json", "html"]) === "html") response.redirect(303, "/__sandbox?done=reset");
    else response.json({ reset: true });
  });
  router.use("/forms", controlForms(sandbox, state));
  router.get(
    "/calls",
    handler(async (request, response) => {
      const found = state.calls.since(read(sinceSchema, request.query).since);
      response.type("json");
      // Whoever asks may leave before the end.
      await pipeline(Readable.from(callsText(found)), response).catch(() => undefined);
    }),
  );
  router.use("/events", eventsRouter(state));
  router.use("/faults", faultsRouter(state));
  mountGoods(router, sandbox);
  router.put("/places/:id", (request, response) => {
    const { parcels } = read(placeSchema, request.body);
    const { id } = request.params;
    if (!setParcels(id, parcels)) throw notFound(`No place ${id}.`);
    response.json({ id, parcels });
  });
  router.put("/clock", (request, response) => {
    state.offsetMs = read(clockSchema, request.body).offsetMs;
    response.json({ offsetMs: state.offsetMs, now: new Date(sandbox.now()).toISOString() });
  });
  router.put("/domains/:country", (request, response) => {
    const country = request.params.country.toUpperCase();
    const domain = changeDomain(sandbox, country, read(domainPatchSchema, request.body));
    if (!domain) throw notFound(`No shop for ${country}.`);
    response.json(domain);
  });
  router.get("/mails", (request, response) => {
    const { to } = read(mailsSchema, request.query);
    response.json(
      listMails(sandbox, { to }).map(({ sentAt, ...mail }) => ({ ...mail, sentAt: new Date(sentAt).toISOString() })),
    );
  });
  router.use((request) => {
    throw notFound(`No control ${request.method} ${request.originalUrl}.`);
  });
  router.use(errorHandler(sandbox));
  return router;
}

function mountGoods(router: Router, sandbox: Sandbox): void {
  router.put("/stock/:sku", (request, response) => {
    const { quantity } = read(stockSchema, request.body);
    const { sku } = request.params;
    if (!restock(sandbox, sku, quantity)) throw notFound(`No sku ${sku}.`);
    response.json({ sku, quantity });
  });
  router.put("/gift-cards/:giftCardId", (request, response) => {
    const card = { giftCardId: request.params.giftCardId, ...read(giftCardControlSchema, request.body) };
    putGiftCard(sandbox, card);
    response.json(card);
  });
}
