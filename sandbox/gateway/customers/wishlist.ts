import { Router } from "express";
import { z } from "zod";
import { wishlistProductSchema } from "#models/customer.ts";
import { handler } from "../../handler";
import { optionIdOf, skuOf } from "../../catalogue/record";
import { findRecord } from "../../catalogue/state";
import type { Sandbox } from "../../service";
import { customerOf } from "../context";
import { GatewayError, notFound, read } from "../errors";
import type { Resource } from "../resource";
import { requireActiveCustomer } from "./active-customer";
import { readDocument, writeDocument } from "./customer-store";
import { wishlistDocument } from "./knowledge-documents";
import { seedWishlists } from "./seed-knowledges";

const MAX_PRODUCTS = 500;
const PATH = "/customers-self/knowledges/wishlist";

const productParams = z.object({ productId: z.string() });

/** The products a customer wishes for, newest first, each once (S7); one that is put back takes the place it is given. */
export const wishlist: Resource = {
  name: "wishlist",
  schema: "",
  seed: seedWishlists,
  router(sandbox) {
    const router = Router();
    router.use(PATH, requireActiveCustomer(sandbox));

    router.get(
      PATH,
      handler((_request, response) => {
        response.json({ values: readDocument(sandbox, customerOf(response), wishlistDocument) });
      }),
    );

    router.post(
      PATH,
      handler((request, response) => {
        const { position = 0, ...product } = read(wishlistProductSchema, request.body);
        checkProduct(sandbox, product);
        const customerId = customerOf(response);
        const before = readDocument(sandbox, customerId, wishlistDocument);
        const others = before.filter(({ productId }) => productId !== product.productId);
        if (others.length >= MAX_PRODUCTS) {
          throw new GatewayError(422, "WISHLIST_FULL", `A wishlist holds at most ${MAX_PRODUCTS} products`);
        }
        const values = others.toSpliced(position, 0, product);
        writeDocument(sandbox, customerId, wishlistDocument, values);
        response.json({ values });
      }),
    );

    router.delete(
      `${PATH}/:productId`,
      handler((request, response) => {
        const { productId } = read(productParams, request.params);
        const customerId = customerOf(response);
        const before = readDocument(sandbox, customerId, wishlistDocument);
        const values = before.filter((product) => product.productId !== productId);
        if (values.length === before.length)
          throw notFound(`Product ${productId} is not wished for`, "NOT_IN_WISHLIST");
        writeDocument(sandbox, customerId, wishlistDocument, values);
        response.json({ values });
      }),
    );

    return router;
  },
};

/** The colour and size too are the product's, where they are named. @throws GatewayError 404 */
function checkProduct(sandbox: Sandbox, { productId, optionId, sku }: z.infer<typeof wishlistProductSchema>): void {
  const record = findRecord(sandbox, productId);
  if (!record) throw notFound(`No product found for id ${productId}`, "PRODUCT_UNKNOWN");
  const options = record.options.map((_, option) => optionIdOf(productId, option));
  if (optionId !== undefined && !options.includes(optionId)) {
    throw notFound(`Product ${productId} has no option ${optionId}`, "OPTION_UNKNOWN");
  }
  const wanted = optionId === undefined ? options : [optionId];
  const skus = wanted.flatMap((id) => record.sizes.map((_, size) => skuOf(productId, options.indexOf(id), size)));
  if (sku !== undefined && !skus.includes(sku)) {
    throw notFound(`Product ${productId} has no sku ${sku}`, "SKU_UNKNOWN");
  }
}
