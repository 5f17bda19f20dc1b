import { checkoutVersion } from "#app/models/checkout-steps.ts";
import { paths } from "#app/paths.ts";
import { once, type RequestContext } from "../context.server";
import { TokensTooLargeError } from "../session/session-tokens.server";
import { noteRefusal } from "../session/sign-in-state.server";
import { ServiceUnavailableError, UnauthorizedError, hasStatus, isAccountDeleted } from "./errors.server";
import { type GatewayAnswer, type GatewayCall, toPath } from "./client.server";
import { SPENT_TIMEOUT_MS, spendOnSlowFailure } from "./time-budget.server";
import { toPage } from "../http/redirects.server";

type Call<T> = Omit<GatewayCall<T>, "headers"> & { headers?: Record<string, string> };

function commonHeaders(context: RequestContext, sessionId: string): Record<string, string> {
  return {
    "Accept-Language": context.locale,
    "checkout-version": context.checkoutVersion,
    store: context.site.storeId,
    "session-id": sessionId,
    "device-channel": context.channel,
    "x-request-id": context.requestId,
  };
}

/**
 * A read that is the same for everybody and may be cached: no bearer token, the session id of the process, and channel
 * and funnel of whoever has no cookie, so that the gateway cannot tell shoppers apart by it (D11).
 */
export async function sharedCall<T>(context: RequestContext, call: Call<T>): Promise<T> {
  const { shop, site } = context;
  const headers = {
    ...commonHeaders(context, shop.processId),
    "device-channel": "SD",
    "checkout-version": checkoutVersion(null, site.params.funnel),
    ...call.headers,
  };
  return (await withTimeBudget(context, { ...call, headers })).body;
}

/**
 * Sends each call that is made for a request. If a page makes several reads in sequence, only the first unanswered one
 * gets its full time limit.
 */
async function withTimeBudget<T>(context: RequestContext, call: GatewayCall<T>): Promise<GatewayAnswer<T>> {
  const { shop, changeLimitMs, timeBudget } = context;
  const isOfPage = changeLimitMs !== null && (call.method ?? "GET") === "GET";
  if (!isOfPage) return shop.gateway(call);
  const ask = () => shop.gateway(timeBudget.isSpent ? { ...call, giveUpAfterMs: SPENT_TIMEOUT_MS } : call);
  return spendOnSlowFailure(timeBudget, ask, (error) => !(error instanceof ServiceUnavailableError));
}

/**
 * A call for this shopper: with the anonymous id as session id, and a bearer token if there is one. On 401 'Invalid
 * JWT.' the tokens are refreshed once and the call is repeated once (S4).
 *
 * If the refresh is refused, the shopper is signed out: calls that need a customer (`-self` paths) then fail with
 * UnauthorizedError, others are repeated as a visitor's. A change that a closed account may not make throws a redirect
 * to the page that reopens it (D3). Otherwise fails as GatewayClient does.
 */
export async function personalCall<T>(context: RequestContext, call: Call<T>): Promise<GatewayAnswer<T>> {
  const isChange = call.method !== undefined && call.method !== "GET";
  try {
    return await callRefreshed(context, call, isChange);
  } catch (error) {
    if (!isChange || !isAccountDeleted(error)) throw error;
    throw toPage(paths.account(context.prefix, "reactivate"), 303);
  }
}

async function callRefreshed<T>(context: RequestContext, call: Call<T>, isChange: boolean): Promise<GatewayAnswer<T>> {
  const { session } = context;
  const giveUpAfterMs = isChange ? (context.changeLimitMs ?? undefined) : undefined;
  const attempt = (accessToken: string | undefined) => {
    const headers: Record<string, string> = { ...commonHeaders(context, session.ensureAnonymousId()), ...call.headers };
    if (accessToken) headers.Authorization = `Bearer ${accessToken}`;
    return withTimeBudget(context, { ...call, headers, giveUpAfterMs });
  };
  const used = session.tokens?.accessToken;
  const isCustomers = needsCustomer(toPath(call.path).route);
  try {
    return await attempt(used);
  } catch (error) {
    // A visitor has no token that could be refreshed: the gateway refuses for a reason of its own.
    if (!isInvalidToken(error) || (used === undefined && !isCustomers)) throw error;
  }
  // Another call of this request may have refreshed the tokens meanwhile, or have been refused new ones.
  if (session.tokens?.accessToken === used) await refreshTokens(context, isCustomers);
  else if (!session.tokens && isCustomers) throw new UnauthorizedError("The session is over");
  try {
    return await attempt(session.tokens?.accessToken);
  } catch (error) {
    if (!isInvalidToken(error)) throw error;
    // The tokens are new, so signing in again would only produce others that are refused.
    throw new ServiceUnavailableError("The gateway refuses the provider's tokens", { cause: error });
  }
}

function isInvalidToken(error: unknown): boolean {
  return hasStatus(error, 401) && error.body.message === "Invalid JWT.";
}

function needsCustomer(route: string): boolean {
  return /^[\w-]+-self(\/|$)/.test(route);
}

async function refreshTokens(context: RequestContext, mandatory: boolean): Promise<void> {
  const { session, shop } = context;
  const tokens = session.tokens;
  try {
    if (!tokens) throw new UnauthorizedError("There are no tokens to refresh");
    // Once per request, so that calls do not each wait for a provider that does not answer.
    session.signIn(await once(context, `refresh ${tokens.refreshToken}`, () => shop.refreshTokens(tokens)));
  } catch (error) {
    if (!(error instanceof UnauthorizedError)) throw error;
    if (error instanceof TokensTooLargeError) shop.log.error({ err: error }, "a session could not be kept");
    if (tokens) {
      session.dropTokens();
      noteRefusal(context);
    }
    if (mandatory || !tokens) throw error;
  }
}
