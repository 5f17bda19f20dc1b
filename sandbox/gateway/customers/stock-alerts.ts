import { Router } from "express";
import { z } from "zod";
import {
  deleteAlertQuerySchema,
  stockAlertInputSchema,
  stockAlertsQuerySchema,
  visitorAlertInputSchema,
} from "#models/customer.ts";
import { findSku } from "../../catalogue/products";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { contextOf, customerOf, type GatewayContext } from "../context";
import { GatewayError, notFound, read } from "../errors";
import type { Resource } from "../resource";
import { isStore } from "../stores/is-store";
import { requireActiveCustomer } from "./active-customer";
import { customerDocumentsSchema, readDocument, writeDocument } from "./customer-store";
import { alertsOf } from "./knowledge-documents";
import { seedAlerts } from "./seed-knowledges";
import { addVisitorAlert, countVisitorAlerts, visitorAlertsSchema } from "./visitor-alerts";

const MAX_ALERTS = 100;
const PATH = "/customers-self/knowledges/product-stock-alert";

const skuParams = z.object({ sku: z.string() });

/** Sizes that a customer is told of once they are back (S7). Oldest first, each sku once. */
export const stockAlerts: Resource = {
  name: "stock-alerts",
  schema: customerDocumentsSchema + visitorAlertsSchema,
  seed: seedAlerts,
  router(sandbox) {
    const router = Router();
    router.put(
      "/stock-alerts",
      handler((request, response) => {
        const { email, store, sku, productId } = read(visitorAlertInputSchema, request.body);
        if (!isStore(sandbox, store)) throw notFound(`There is no shop ${store}`, "STORE_UNKNOWN");
        checkPiece(sandbox, { sku, productId }, contextOf(response));
        const recipient = email.trim().toLowerCase();
        if (countVisitorAlerts(sandbox, recipient) >= MAX_ALERTS) throw tooMany();
        addVisitorAlert(sandbox, { email: recipient, storeId: store, sku });
        response.json({ sku });
      }),
    );

    router.use(PATH, requireActiveCustomer(sandbox));

    router.get(
      PATH,
      handler((request, response) => {
        const { id } = read(stockAlertsQuerySchema, request.query);
        response.json({ values: readDocument(sandbox, customerOf(response), alertsOf(id)) });
      }),
    );

    router.post(
      PATH,
      handler((request, response) => {
        const { id } = read(stockAlertsQuerySchema, request.query);
        const { sku, productId } = read(stockAlertInputSchema, request.body);
        if (!isStore(sandbox, id)) throw notFound(`There is no shop ${id}`, "STORE_UNKNOWN");
        checkPiece(sandbox, { sku, productId }, contextOf(response));
        const customerId = customerOf(response);
        const before = readDocument(sandbox, customerId, alertsOf(id));
        if (before.length >= MAX_ALERTS) {
          throw tooMany();
        }
        const added = { sku, productId, createdAt: new Date(sandbox.now()).toISOString() };
        const values = before.some((alert) => alert.sku === sku) ? before : [...before, added];
        writeDocument(sandbox, customerId, alertsOf(id), values);
        response.json({ values });
      }),
    );

    router.delete(
      `${PATH}/:sku`,
      handler((request, response) => {
        const { knowledgeTypeId } = read(deleteAlertQuerySchema, request.query);
        const { sku } = read(skuParams, request.params);
        const customerId = customerOf(response);
        const before = readDocument(sandbox, customerId, alertsOf(knowledgeTypeId));
        const values = before.filter((alert) => alert.sku !== sku);
        if (values.length === before.length) throw notFound(`There is no alert for sku ${sku}`, "ALERT_UNKNOWN");
        writeDocument(sandbox, customerId, alertsOf(knowledgeTypeId), values);
        response.json({ values });
      }),
    );

    return router;
  },
};

function checkPiece(sandbox: Sandbox, { sku, productId }: { sku: string; productId: string }, viewer: GatewayContext) {
  if (findSku(sandbox, sku, viewer)?.productId === productId) return;
  throw notFound(`No product found for sku ${sku}`, "SKU_UNKNOWN");
}

const tooMany = () => new GatewayError(422, "TOO_MANY_ALERTS", `At most ${MAX_ALERTS} alerts are kept`);
