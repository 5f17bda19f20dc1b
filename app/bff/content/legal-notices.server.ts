import { optional } from "../http/error-responses.server";
import { legalNoticesSchema } from "#app/models/offer.ts";
import type { RequestContext } from "../context.server";
import { sharedCall } from "../gateway/calls.server";

export interface LegalNotice {
  id: string;
  title: string;
  text: string;
}

const FRESHNESS = { ttl: 300, swr: 3_600 };
const NONE: readonly LegalNotice[] = [];

/** The legal notices of a country's offers; a failure gives an empty list (S7). */
export async function listLegalNotices(context: RequestContext): Promise<readonly LegalNotice[]> {
  const { iso2, iso3 } = context.site.properties;
  const call = {
    path: "commercial-animations/offers/legal-notices",
    query: { country: iso2, language: iso3 },
    schema: legalNoticesSchema,
  };
  return optional(context, "the legal notices are not known", NONE, async () => {
    return await context.shop.cache.read<readonly LegalNotice[]>(
      `legal-notices:${iso2}:${iso3}`,
      { ...FRESHNESS, rendering: context.rendering },
      async () => (await sharedCall(context, call)).values,
    );
  });
}
