import { z } from "zod";
import {
  type BillingAddress,
  billingAddressSchema,
  type DeliveryAddress,
  deliveryAddressSchema,
} from "#models/address.ts";
import type { DocumentKind } from "./customer-store";

/** Where there is at least one, exactly one is the favourite. */
export const deliveryAddresses: DocumentKind<DeliveryAddress[]> = {
  kind: "delivery-addresses",
  schema: z.array(deliveryAddressSchema),
  empty: [],
};

export const billingAddress: DocumentKind<BillingAddress | null> = {
  kind: "billing-address",
  schema: billingAddressSchema.nullable(),
  empty: null,
};
