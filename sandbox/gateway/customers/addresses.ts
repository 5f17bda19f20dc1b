import { randomUUID } from "node:crypto";
import { Router } from "express";
import { z } from "zod";
import {
  addressesQuerySchema,
  billingAddressInputSchema,
  type DeliveryAddress,
  deliveryAddressInputSchema,
  newDeliveryAddressSchema,
} from "#models/address.ts";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { customerOf } from "../context";
import { GatewayError, notFound, read } from "../errors";
import type { Resource } from "../resource";
import { requireActiveCustomer } from "./active-customer";
import { billingAddress, deliveryAddresses } from "./address-documents";
import { addAddress, changeAddress, removeAddress } from "./address-rules";
import { customerDocumentsSchema, readDocument, writeDocument } from "./customer-store";
import { phoneQuality } from "./phone-quality";
import { seedAddresses } from "./seed-addresses";

export const MAX_ADDRESSES = 100;

const idParams = z.object({ id: z.string() });

/** Where a customer has parcels and bills sent (S7). */
export const addresses: Resource = {
  name: "addresses",
  schema: customerDocumentsSchema,
  seed: seedAddresses,
  router(sandbox) {
    const router = Router();
    router.use("/customers-self/addresses", requireActiveCustomer(sandbox));
    mountDelivery(router, sandbox);
    mountBilling(router, sandbox);
    return router;
  },
};

function mountDelivery(router: Router, sandbox: Sandbox): void {
  router.get(
    "/customers-self/addresses/delivery",
    handler((_request, response) => {
      response.json({ values: readDocument(sandbox, customerOf(response), deliveryAddresses) });
    }),
  );

  router.post(
    "/customers-self/addresses/deliveries",
    handler((request, response) => {
      const customerId = customerOf(response);
      const before = readDocument(sandbox, customerId, deliveryAddresses);
      if (before.length >= MAX_ADDRESSES) {
        throw new GatewayError(422, "TOO_MANY_ADDRESSES", `At most ${MAX_ADDRESSES} addresses are kept`);
      }
      const { position, ...address } = read(newDeliveryAddressSchema, request.body);
      const added = { ...withQuality(address), id: randomUUID() };
      writeDocument(sandbox, customerId, deliveryAddresses, addAddress(before, added, position));
      response.status(201).json(getAddress(sandbox, customerId, added.id));
    }),
  );

  router.put(
    "/customers-self/addresses/delivery/:id",
    handler((request, response) => {
      const { id } = read(idParams, request.params);
      const customerId = customerOf(response);
      const changed = { ...withQuality(read(deliveryAddressInputSchema, request.body)), id };
      const after = changeAddress(readDocument(sandbox, customerId, deliveryAddresses), changed);
      if (!after) throw unknownAddress(id);
      writeDocument(sandbox, customerId, deliveryAddresses, after);
      response.json(getAddress(sandbox, customerId, id));
    }),
  );

  router.delete(
    "/customers-self/addresses/delivery/:id",
    handler((request, response) => {
      const { id } = read(idParams, request.params);
      const customerId = customerOf(response);
      const after = removeAddress(readDocument(sandbox, customerId, deliveryAddresses), id);
      if (!after) throw unknownAddress(id);
      writeDocument(sandbox, customerId, deliveryAddresses, after);
      response.status(204).end();
    }),
  );
}

function mountBilling(router: Router, sandbox: Sandbox): void {
  router.get(
    "/customers-self/addresses",
    handler((request, response) => {
      const { country: wanted } = read(addressesQuerySchema, request.query);
      const customerId = customerOf(response);
      const all = readDocument(sandbox, customerId, deliveryAddresses);
      response.json({
        deliveryAddresses: wanted === undefined ? all : all.filter((address) => address.country === wanted),
        billingAddress: readDocument(sandbox, customerId, billingAddress),
      });
    }),
  );

  router.get(
    "/customers-self/addresses/billing",
    handler((_request, response) => {
      const address = readDocument(sandbox, customerOf(response), billingAddress);
      if (!address) throw notFound("The customer has no billing address yet", "BILLING_ADDRESS_UNKNOWN");
      response.json(address);
    }),
  );

  router.put(
    "/customers-self/addresses/billing",
    handler((request, response) => {
      const address = { ...read(billingAddressInputSchema, request.body), quality: "OK" };
      writeDocument(sandbox, customerOf(response), billingAddress, address);
      response.json(address);
    }),
  );
}

function getAddress(sandbox: Sandbox, customerId: string, id: string): DeliveryAddress {
  const found = readDocument(sandbox, customerId, deliveryAddresses).find((address) => address.id === id);
  if (!found) throw unknownAddress(id);
  return found;
}

function unknownAddress(id: string): GatewayError {
  return notFound(`The customer has no delivery address ${id}`, "ADDRESS_UNKNOWN");
}

type Input = z.infer<typeof deliveryAddressInputSchema>;

/** The gateway checks what it is sent: OK, or KO for a telephone number that cannot be called. */
function withQuality(address: Input): Input {
  const { phoneNumber, phoneNumberCountry = address.country } = address;
  if (!phoneNumber) return { ...address, quality: "OK" };
  return {
    ...address,
    quality: "OK",
    phoneNumberCountry,
    phoneNumberQuality: phoneQuality(phoneNumber, phoneNumberCountry),
  };
}
