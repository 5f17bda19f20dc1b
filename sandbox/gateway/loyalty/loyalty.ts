import { Router } from "express";
import { z } from "zod";
import { findAccount } from "../../customers/accounts";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { listLoyaltyOffers, loyaltyOfferLabel } from "../carts/loyalty-offers";
import { contextOf, customerOf } from "../context";
import { GatewayError, notFound, read } from "../errors";
import { findOrder, movedBy } from "../orders/order-store";
import { pageQuerySchema } from "#models/schema-parts.ts";
import type { Resource } from "../resource";
import { isStore } from "../stores/is-store";
import { listMovements, loyaltySchema, pointsOf } from "./loyalty-store";
import { seedLoyalty } from "./seed-loyalty";

const storeParams = z.object({ storeId: z.string() });

/** Points of members and what they buy (S7). */
export const loyalty: Resource = {
  name: "loyalty",
  schema: loyaltySchema,
  seed: seedLoyalty,
  router(sandbox) {
    const router = Router();
    router.get(
      "/customers-self/loyalty/offers/:storeId",
      handler((request, response) => {
        const balance = pointsOf(sandbox, memberOf(sandbox, customerOf(response)));
        const { storeId } = read(storeParams, request.params);
        if (!isStore(sandbox, storeId)) throw notFound(`There is no shop ${storeId}`, "STORE_UNKNOWN");
        const { language } = contextOf(response);
        response.json({
          balance,
          values: listLoyaltyOffers().map(({ id, points }) => {
            return { id, label: loyaltyOfferLabel(id, language), points, isAffordable: points <= balance };
          }),
        });
      }),
    );

    router.get(
      "/customers-self/loyalty",
      handler((request, response) => {
        const customerId = memberOf(sandbox, customerOf(response));
        const { page, size } = read(pageQuerySchema, request.query);
        const { total, values } = listMovements(sandbox, customerId, { page, size });
        response.json({
          balance: pointsOf(sandbox, customerId),
          page,
          size,
          total,
          values: values.map(({ at, ...movement }) => ({
            date: dateOf(sandbox, at, movement.orderNumber),
            ...movement,
          })),
        });
      }),
    );
    return router;
  },
};

/** The seed's orders on their way move with the days, and their points with them. */
function dateOf(sandbox: Sandbox, at: number, orderNumber: string | null): string {
  const order = orderNumber === null ? null : findOrder(sandbox, orderNumber);
  return new Date(at + (order ? movedBy(sandbox, order) : 0)).toISOString();
}

/** @throws GatewayError 403 for a customer without a loyalty card */
function memberOf(sandbox: Sandbox, customerId: string): string {
  if (findAccount(sandbox, customerId)?.loyaltyType === undefined) {
    throw new GatewayError(403, "NOT_A_MEMBER", "The customer is not in the loyalty programme");
  }
  return customerId;
}
