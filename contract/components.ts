import { z } from "zod";
import {
  billingAddressSchema,
  cartAddressInputSchema,
  cartAddressSchema,
  deliveryAddressInputSchema,
  deliveryAddressSchema,
} from "#models/address.ts";
import { cartCustomerInputSchema, cartCustomerSchema, cartSchema, lineItemSchema } from "#models/cart.ts";
import { customerSchema } from "#models/customer.ts";
import { downloadSchema, orderSchema } from "#models/order.ts";
import { facetSchema } from "#models/family.ts";
import { gatewayErrorSchema } from "#models/schema-parts.ts";
import { moneySchema } from "#models/money.ts";
import { offerSchema } from "#models/offer.ts";
import { paymentResultSchema } from "#models/payment.ts";
import { pictureSchema, priceSchema, productSchema, productTileSchema } from "#models/product.ts";
import { reservationSchema } from "#models/reservation.ts";
import { domainSchema } from "#models/site.ts";
import { shippingMethodSchema } from "#models/shipping.ts";
import { positionSchema, storeSchema } from "#models/store.ts";
import type { ContractCall } from "./call";

/** Schemas that several calls share, by their names in the OpenAPI document. */
const SHARED: Record<string, z.ZodType> = {
  Error: gatewayErrorSchema,
  Money: moneySchema,
  Cart: cartSchema,
  CartCustomer: cartCustomerSchema,
  CartCustomerInput: cartCustomerInputSchema,
  CartAddress: cartAddressSchema,
  CartAddressInput: cartAddressInputSchema,
  LineItem: lineItemSchema,
  Order: orderSchema,
  PaymentResult: paymentResultSchema,
  ShippingMethod: shippingMethodSchema,
  Customer: customerSchema,
  DeliveryAddress: deliveryAddressSchema,
  DeliveryAddressInput: deliveryAddressInputSchema,
  BillingAddress: billingAddressSchema,
  Product: productSchema,
  ProductTile: productTileSchema,
  Price: priceSchema,
  Picture: pictureSchema,
  Facet: facetSchema,
  Store: storeSchema,
  Position: positionSchema,
  Reservation: reservationSchema,
  Download: downloadSchema,
  Offer: offerSchema,
  Domain: domainSchema,
};

export type JsonSchema = Record<string, unknown>;

/** Every schema of the contract as JSON Schema, by name, and the name of a zod schema. */
export interface Components {
  schemas: Record<string, JsonSchema>;
  nameOf(schema: z.ZodType): string;
}

/** `#/components/schemas/Cart` */
export function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}

/** Collects the shared schemas, and those of a single call, named `AddDonationBody` or `ListOrdersAnswer`. */
export function componentsOf(calls: readonly ContractCall[]): Components {
  const names = new Map<z.ZodType, string>(Object.entries(SHARED).map(([name, schema]) => [schema, name]));
  for (const { id, body, answers } of calls) {
    const base = id.charAt(0).toUpperCase() + id.slice(1);
    if (body && !names.has(body)) names.set(body, `${base}Body`);
    for (const answer of Object.values(answers)) {
      if (answer.body instanceof z.ZodType && !names.has(answer.body)) names.set(answer.body, `${base}Answer`);
    }
  }
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: "input", uri: refTo });
  const plain = Object.entries(schemas).map(([name, schema]): [string, JsonSchema] => {
    const { $schema: _dialect, $id: _id, ...rest } = schema;
    return [name, rest];
  });
  return {
    schemas: Object.fromEntries(plain.sort(([a], [b]) => (a < b ? -1 : 1))),
    nameOf: (schema) => names.get(schema) ?? "",
  };
}
