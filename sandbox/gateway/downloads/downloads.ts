import { Router } from "express";
import { z } from "zod";
import type { Download } from "#models/order.ts";
import { pageQuerySchema } from "#models/schema-parts.ts";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { contextOf, customerOf, type GatewayContext } from "../context";
import { requireActiveCustomer } from "../customers/active-customer";
import { notFound, read } from "../errors";
import { findOrder, movedBy } from "../orders/order-store";
import { presentOrder } from "../orders/present-order";
import { settlePayments } from "../orders/settlement";
import type { Resource } from "../resource";
import { documentsSchema, findDocument, type IssuedDocument, listDocuments } from "./document-store";
import { fileNameOf, writePaper } from "./paper";

const idParams = z.object({ id: z.string().max(40) });
const PATH = "/downloads-self";

/** Invoices and credit notes (D5), listed by pages and fetched one by one. */
export const downloads: Resource = {
  name: "downloads",
  schema: documentsSchema,
  // Seeded with the orders that they are about.
  seed: () => undefined,
  router(sandbox) {
    const router = Router();
    router.use(PATH, requireActiveCustomer(sandbox));

    router.get(
      PATH,
      handler((request, response) => {
        const { page, size } = read(pageQuerySchema, request.query);
        settlePayments(sandbox);
        const { total, documents } = listDocuments(sandbox, customerOf(response), { page, size });
        const viewer = contextOf(response);
        response.json({
          page,
          size,
          total,
          values: documents.map((one) => presentDownload(viewer, dated(sandbox, one))),
        });
      }),
    );

    router.get(
      `${PATH}/:id`,
      handler(async (request, response) => {
        const { id } = read(idParams, request.params);
        settlePayments(sandbox);
        const document = findDocument(sandbox, customerOf(response), id);
        if (!document) throw notFound(`The customer has no download ${id}`, "DOWNLOAD_UNKNOWN");
        const viewer = contextOf(response);
        response.attachment(fileNameOf(document, viewer)).type("application/pdf");
        response.send(await paperOf(sandbox, viewer, dated(sandbox, document)));
      }),
    );
    return router;
  },
};

/** The seed's orders on their way move with the days, and their invoices with them. */
function dated(sandbox: Sandbox, document: IssuedDocument): IssuedDocument {
  const order = findOrder(sandbox, document.orderNumber);
  return order ? { ...document, issuedAt: document.issuedAt + movedBy(sandbox, order) } : document;
}

function presentDownload(viewer: GatewayContext, document: IssuedDocument): Download {
  const { documentId: id, kind, orderNumber, issuedAt } = document;
  return {
    id,
    kind,
    fileName: fileNameOf(document, viewer),
    contentType: "application/pdf",
    createdAt: new Date(issuedAt).toISOString(),
    orderNumber,
  };
}

function paperOf(sandbox: Sandbox, viewer: GatewayContext, document: IssuedDocument): Promise<Buffer> {
  const order = findOrder(sandbox, document.orderNumber);
  if (!order) throw new Error(`Document ${document.documentId} is about no order`);
  return writePaper(document, presentOrder(sandbox, viewer, order), viewer);
}
