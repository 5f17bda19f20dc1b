import { Router } from "express";
import { z } from "zod";
import { wishlistProductSchema } from "../../../app/models/customer";
import { handler } from "../../handler";
import { findRecord } from "../../catalogue/state";
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

/** The products a customer wishes for, newest first, each once (S7). */
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
        const product = read(wishlistProductSchema, request.body);
        if (!findRecord(sandbox, product.productId)) {
          throw notFound(`No product found for id ${product.productId}`, "PRODUCT_UNKNOWN");
        }
        const customerId = customerOf(response);
        const before = readDocument(sandbox, customerId, wishlistDocument);
        const others = before.filter(({ productId }) => productId !== product.productId);
        if (others.length >= MAX_PRODUCTS) {
          throw new GatewayError(422, "WISHLIST_FULL", `A wishlist holds at most ${MAX_PRODUCTS} products`);
        }
        const values = [product, ...others];
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
