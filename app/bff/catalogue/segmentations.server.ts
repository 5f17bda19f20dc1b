import { optional } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { type Segmentations, segmentationsSchema } from "~/models/family";
import { LISTING_FRESHNESS, readCatalogue } from "./catalogue-cache.server";

/** Every family with its parent (C7). A failure gives an empty list, as the specification wants it. */
export async function listSegmentations(context: RequestContext): Promise<Segmentations> {
  return optional(context, "the families are not known", [], async () => {
    const found = await readCatalogue(context, {
      path: "segmentations/",
      schema: segmentationsSchema,
      freshness: LISTING_FRESHNESS,
      keep: ({ values }) => values,
    });
    return found ?? [];
  });
}
