import { json, Router } from "express";
import { z } from "zod";
import { read } from "../gateway/errors";
import { findOrderOfCart } from "../gateway/orders/order-store";
import { settlePayments } from "../gateway/orders/settlement";
import { isAuthorised } from "../gateway/payments/payment-status";
import { listPaymentEvents, listPaymentsOfCart } from "../gateway/payments/payment-store";
import { changeSettings, commerceSettings, readSettings } from "../gateway/settings";
import { handler } from "../handler";
import type { Sandbox } from "../service";

const querySchema = z.object({ cartId: z.string().min(1) });

/** For tests, under `/pay/__log`: what happened to a cart's payments, and delays to shorten. */
export function paymentLog(sandbox: Sandbox): Router {
  const router = Router();
  router.get(
    "/payments",
    handler((request, response) => {
      const { cartId } = read(querySchema, request.query);
      settlePayments(sandbox);
      const events = listPaymentEvents(sandbox, cartId);
      response.json({
        payments: listPaymentsOfCart(sandbox, cartId).map(
          ({ paymentId, status, provider, product, amount, currency }) => {
            return { paymentId, status, provider, product, amount: { centAmount: amount, currencyCode: currency } };
          },
        ),
        events,
        /** How often money was reserved, and how often it was given back. Their difference is never above 1. */
        authorisations: events.filter(({ status }) => isAuthorised(status)).length,
        voids: events.filter(({ status }) => status === "Voided").length,
        orderNumber: findOrderOfCart(sandbox, cartId)?.orderNumber ?? null,
      });
    }),
  );
  router.get(
    "/settings",
    handler((_request, response) => response.json(readSettings(sandbox))),
  );
  router.put(
    "/settings",
    json({ type: () => true }),
    handler((request, response) => {
      response.json(changeSettings(sandbox, read(commerceSettings.partial().strict(), request.body)));
    }),
  );
  return router;
}
