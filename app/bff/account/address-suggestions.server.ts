import type { z } from "zod";
import { type AddressSuggestion, type CompletedAddress, SHORTEST_STREET } from "#app/models/address-suggestion.ts";
import { streetLine } from "#app/models/address-rules.ts";
import { placeSchema, placeSuggestionsSchema } from "#app/models/place.ts";
import { oneLine } from "#app/models/text.ts";
import type { RequestContext } from "../context.server";
import { textOf } from "../gateway/body.server";
import { path } from "../gateway/client.server";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { optional } from "../http/error-responses.server";
import { consumeRateLimit } from "../http/rate-limit.server";
import { isSignedIn } from "../session/sign-in.server";
import { tracedCall } from "../traces.server";

const LONGEST_STREET = 100;
const LONGEST_ID = 200;
const MOST = 5;
/** By then the shopper has typed more. */
const TIMEOUT_MS = 800;

/**
 * Addresses of a country that begin with the typed text. Only for signed-in customers: nobody else has an address form,
 * and each call to the service costs money. Suggestions are a convenience: any failure gives none.
 */
export async function suggestAddresses(
  context: RequestContext,
  typed: string,
  country: string,
): Promise<AddressSuggestion[]> {
  const input = oneLine(typed);
  if (input.length < SHORTEST_STREET || input.length > LONGEST_STREET || !/^[A-Z]{2}$/.test(country)) return [];
  const query = new URLSearchParams({ input, countries: country, kind: "address", limit: String(MOST) });
  return askIfAllowed(context, [], async () => {
    const { suggestions } = await askPlaces(context, `suggestions?${query}`, placeSuggestionsSchema);
    return suggestions.filter(({ title }) => title.trim() !== "").slice(0, MOST);
  });
}

/** The whole of an address that was suggested; null when it cannot be had. */
export async function completeAddress(context: RequestContext, placeId: string): Promise<CompletedAddress | null> {
  if (placeId === "" || placeId.length > LONGEST_ID) return null;
  return askIfAllowed(context, null, async () => {
    const place = await askPlaces(context, path`places/${placeId}`.address, placeSchema);
    const { street, streetNumber, zipCode, city, country } = place;
    return { line1: street && streetLine({ street, streetNumber }, country), zipCode, city, country };
  });
}

async function askIfAllowed<T>(context: RequestContext, nothing: T, ask: () => Promise<T>): Promise<T> {
  if (!isSignedIn(context) || (await consumeRateLimit(context, "address"))) return nothing;
  return optional(context, "an address is not completed", nothing, ask);
}

/** Errors do not carry what was typed: it is where somebody lives. */
async function askPlaces<T>(context: RequestContext, call: string, schema: z.ZodType<T>): Promise<T> {
  try {
    return schema.parse(await tracedCall("places", () => fetchPlaces(context, call)));
  } catch (error) {
    throw new ServiceUnavailableError("The places service is of no use", { cause: error });
  }
}

async function fetchPlaces({ shop, locale, requestId }: RequestContext, call: string): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(`${shop.env.PLACES_URL}/${call}`, {
    headers: { Accept: "application/json", "Accept-Language": locale, "x-request-id": requestId },
    redirect: "error",
    signal,
  });
  if (!answer.ok) throw new Error(`It answered ${answer.status}`);
  return JSON.parse(await textOf(answer, signal));
}
