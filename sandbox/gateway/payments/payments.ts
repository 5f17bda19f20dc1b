import { Router } from "express";
import { completePaymentSchema, startPaymentSchema } from "#models/payment.ts";
import { handler } from "../../handler";
import { contextOf, customerOf } from "../context";
import { readCartId, readVersion } from "../carts/change-cart";
import { requireActiveCustomer } from "../customers/active-customer";
import { GatewayError, read } from "../errors";
import { readIdempotencyKey } from "../idempotency";
import { settlePayments } from "../orders/settlement";
import type { Resource } from "../resource";
import { presentPayment } from "./payment-result";
import { findPayment, movePayment, paymentsSchema } from "./payment-store";
import { startPayment } from "./start-payment";

/** Payments of a customer's cart: started here, made on the provider's page, completed here (D5). */
export const payments: Resource = {
  name: "payments",
  schema: paymentsSchema,
  seed: () => undefined,
  router(sandbox) {
    const router = Router();

    router.post(
      "/carts-self/:cartId/payments",
      requireActiveCustomer(sandbox),
      handler((request, response) => {
        const call = {
          cartId: readCartId(request),
          version: readVersion(request),
          customerId: customerOf(response),
          idempotencyKey: readIdempotencyKey(request),
          context: contextOf(response),
          body: read(startPaymentSchema, request.body),
        };
        response.json(startPayment(sandbox, call));
      }),
    );

    // The stored state decides: what the browser brings back is for the record only, and a repeated call changes
    // nothing. So the cart's version does not matter here.
    router.post(
      "/carts-self/:cartId/payments/adyen",
      handler((request, response) => {
        const { paymentId } = read(completePaymentSchema, request.body);
        const customerId = customerOf(response);
        settlePayments(sandbox);
        const payment = findPayment(sandbox, paymentId);
        if (payment?.cartId !== readCartId(request) || payment.customerId !== customerId) {
          throw new GatewayError(404, "PAYMENT_UNKNOWN", `There is no payment ${paymentId} for this cart`);
        }
        response.json(presentPayment(sandbox, payment));
        // Whoever is told that only the authentication is finished asks once more (D6), and then hears the rest.
        if (payment.status === "AuthenticationFinished") movePayment(sandbox, paymentId, "Authorised");
      }),
    );

    return router;
  },
};
