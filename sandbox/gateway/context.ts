import type { Request, RequestHandler, Response } from "express";
import { z } from "zod";
import { LANGUAGES, PREFIXES, type Country, type Language, type LocaleTag } from "#models/locale.ts";
import { currencyOf } from "#models/countries.ts";
import { isInSale, privateSaleOf } from "#models/private-sale.ts";
import type { Domain } from "#models/site.ts";
import { verifyAccessToken } from "../auth/tokens";
import type { Sandbox } from "../service";
import { GatewayError, badRequest } from "./errors";
import { domainOf } from "./web-domains";

export const SUBSCRIPTION_KEY = "sandbox-key";

/** Who asks, and for which shop, as the common headers say (S7, D5). */
export interface GatewayContext {
  locale: LocaleTag;
  language: Language;
  /** Host name of the country's shop. */
  domain: string;
  storeId: string;
  country: Country;
  currency: string;
  /** The shop's private sale is on: carts and orders of listings follow its prices. */
  isPrivateSale: boolean;
  /** The country has shops of the house. */
  hasStores: boolean;
  /** AM mobile app, SD desktop, SM mobile web. */
  channel: "AM" | "SD" | "SM";
  checkoutVersion: "v1" | "v2";
  sessionId: string;
  /** Null for a visitor. */
  customerId: string | null;
  newCustomer: boolean;
  /** The provider's session, if the token names it. */
  signInSession: string | null;
}

const TAGS = [...new Set(Object.values(PREFIXES).map(({ locale }) => locale))];

const headersSchema = z.object({
  "accept-language": z.string("is missing").transform((value, check): LocaleTag => {
    const first = value.split(/[,;]/, 1)[0]?.trim().toLowerCase();
    const tag = TAGS.find((candidate) => candidate.toLowerCase() === first);
    if (tag) return tag;
    check.addIssue({ code: "custom", message: `must be one of ${TAGS.join(", ")}` });
    return z.NEVER;
  }),
  store: z.string("is missing").optional(),
  "session-id": z.string("is missing").regex(/^[\w-]{1,100}$/, "must be letters, digits, _ and -"),
  "device-channel": z.enum(["AM", "SD", "SM"]),
  "checkout-version": z.enum(["v1", "v2"]),
});

/** Calls made before a shop is known. */
const STORELESS = /^\/(web-domains|applications)(\/|$)/i;

/**
 * Checks the common headers of every call and leaves a GatewayContext on `response.locals`. Answers 401 for a wrong
 * subscription key or a bearer that is not, or no longer, valid; 400 for any other header that the contract forbids.
 */
export function gatewayContext(sandbox: Sandbox): RequestHandler {
  const check = async (request: Request, response: Response): Promise<void> => {
    if (request.get("Ocp-Apim-Subscription-Key") !== SUBSCRIPTION_KEY)
      throw new GatewayError(401, "SUBSCRIPTION_KEY", "The subscription key is missing or wrong.");
    const context = STORELESS.test(request.path) ? null : readContext(sandbox, request);
    const customer = await readBearer(sandbox, request);
    if (context) response.locals.gateway = { ...context, ...customer };
  };
  return (request, response, next) => {
    const requestId = request.get("x-request-id");
    if (requestId) response.set("x-request-id", requestId);
    check(request, response).then(() => {
      next();
    }, next);
  };
}

function readContext(sandbox: Sandbox, request: Request): Omit<GatewayContext, keyof Bearer> {
  const result = headersSchema.safeParse(request.headers);
  if (!result.success) {
    const fields = result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
    throw badRequest(`Wrong header: ${fields.join("; ")}.`, "HEADERS");
  }
  const headers = result.data;
  const domain = headers.store === undefined ? null : domainOf(sandbox, headers.store);
  if (!domain) throw badRequest("Wrong header: store is missing or unknown.", "HEADERS");
  const locale = headers["accept-language"];
  return {
    locale,
    language: LANGUAGES.find((language) => locale.startsWith(language)) ?? "fr",
    domain: domain.domain,
    storeId: domain.storeId,
    country: domain.countryCodeISO2,
    currency: domain.devise ?? currencyOf(domain.countryCodeISO2),
    isPrivateSale: isPrivateSale(domain, sandbox.now()),
    hasStores: domain.params.storeLocator.isActive,
    channel: headers["device-channel"],
    checkoutVersion: headers["checkout-version"],
    sessionId: headers["session-id"],
  };
}

function isPrivateSale({ params: { privateSales }, countryCodeISO2 }: Domain, now: number): boolean {
  return privateSales !== null && isInSale(privateSaleOf(privateSales, countryCodeISO2), now);
}

type Bearer = Pick<GatewayContext, "customerId" | "newCustomer" | "signInSession">;

async function readBearer(sandbox: Sandbox, request: Request): Promise<Bearer> {
  const authorization = request.get("authorization");
  if (authorization === undefined) return { customerId: null, newCustomer: false, signInSession: null };
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1];
  const customer = token === undefined ? null : await verifyAccessToken(sandbox, token);
  if (!customer) throw unauthorized();
  return customer;
}

function unauthorized(): GatewayError {
  return new GatewayError(401, "UNAUTHORIZED", "Invalid JWT.");
}

/** The context that `gatewayContext` left. Not for the calls made before a shop is known. */
export function contextOf(response: Response): GatewayContext {
  return response.locals.gateway as GatewayContext;
}

/** Customer of a `-self` call. @throws GatewayError 401 'Invalid JWT.' for a visitor */
export function customerOf(response: Response): string {
  const { customerId } = contextOf(response);
  if (customerId === null) throw unauthorized();
  return customerId;
}
