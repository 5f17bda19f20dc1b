import { z } from "zod";
import { pageShape } from "./schema-parts";

/** Files that a customer may fetch: an invoice for what was paid, a credit note for what came back. */

export const DOWNLOAD_KINDS = ["INVOICE", "CREDIT_NOTE"] as const;

export const downloadSchema = z.object({
  id: z.string(),
  kind: z.enum(DOWNLOAD_KINDS),
  /** What it is called when it is saved, `facture-2610000412.pdf`. */
  fileName: z.string(),
  contentType: z.literal("application/pdf"),
  /** Bytes. */
  size: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  orderNumber: z.string(),
});
export type Download = z.infer<typeof downloadSchema>;

/** `GET /downloads-self?page&size`, newest first. `GET /downloads-self/{id}` answers the file itself. */
export const downloadsSchema = z.object({ ...pageShape, values: z.array(downloadSchema) });
