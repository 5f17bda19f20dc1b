import { z } from "zod";
import { COUNTRIES, type Country } from "#models/locale.ts";
import type { Page } from "./http-browser";

/** The sandbox's log and controls. */

async function json(url: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init);
  if (answer.status >= 400) throw new Error(`${new URL(url).pathname}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Sets how far the sandbox's clock is ahead: it decides when tokens expire. */
export async function moveClock(sandbox: string, offsetMs: number): Promise<void> {
  const init = { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify({ offsetMs }) };
  await json(`${sandbox}/__sandbox/clock`, init);
}

const CALLS = z.object({
  next: z.number(),
  calls: z.array(
    z.object({
      method: z.string(),
      path: z.string(),
      query: z.record(z.string(), z.unknown()),
      headers: z.record(z.string(), z.unknown()),
      body: z.unknown(),
      at: z.number(),
      ms: z.number(),
    }),
  ),
});
type Call = z.infer<typeof CALLS>["calls"][number];

/** Read by every shop each five minutes, independently of requests. */
const READ_BY_ITSELF = "/gateway/web-domains/";

/** The number of the latest call, to ask for later ones. */
export async function callsSoFar(sandbox: string): Promise<number> {
  return CALLS.parse(await json(`${sandbox}/__sandbox/calls?since=1000000000`)).next;
}

/** The calls made while `run` was running, in order. */
export async function callsDuring(sandbox: string, run: () => Promise<unknown>): Promise<Call[]> {
  const next = await callsSoFar(sandbox);
  await run();
  const { calls } = CALLS.parse(await json(`${sandbox}/__sandbox/calls?since=${next}`));
  return calls.filter(({ path }) => path !== READ_BY_ITSELF);
}

/** More than the number of calls between the start of a payment and `cartOf`. */
const LATELY = 1_000;

/** The cart that is paid on a provider's page: the one whose payment was started last. */
export async function cartOf(sandbox: string, provider: Pick<Page, "url">): Promise<string> {
  // All calls of a run would be megabytes.
  const next = await callsSoFar(sandbox);
  const { calls } = CALLS.parse(await json(`${sandbox}/__sandbox/calls?since=${Math.max(0, next - LATELY)}`));
  const carts = calls.flatMap(({ method, path }) =>
    method === "POST" ? (/\/carts-self\/([^/]+)\/payments$/.exec(path)?.[1] ?? []) : [],
  );
  const paymentId = provider.url.split("/").at(-1) ?? "";
  for (const cartId of carts.reverse()) {
    const { payments } = await paymentsOf(sandbox, cartId);
    if (payments.some((payment) => payment.paymentId === paymentId)) return cartId;
  }
  throw new Error(`Nobody started ${provider.url}`);
}

const PAYMENTS = z.object({
  payments: z.array(
    z.object({ paymentId: z.string(), status: z.string(), amount: z.object({ centAmount: z.number() }) }),
  ),
  authorisations: z.number(),
  voids: z.number(),
  orderNumber: z.string().nullable(),
});

/** The state of a cart's payments. */
export async function paymentsOf(sandbox: string, cartId: string): Promise<z.infer<typeof PAYMENTS>> {
  return PAYMENTS.parse(await json(`${sandbox}/pay/__log/payments?cartId=${cartId}`));
}

/** Gateway calls made while `run` was running, such as `GET /carts/1`, in order. */
export async function gatewayCalls(sandbox: string, run: () => Promise<unknown>): Promise<string[]> {
  const calls = await outsideCalls(sandbox, run);
  return calls.flatMap((call) => (call.includes(" /gateway/") ? call.replace(" /gateway/", " /") : []));
}

/** All external calls of the shop while `run` was running: gateway, content, sign-in. */
export async function outsideCalls(sandbox: string, run: () => Promise<unknown>): Promise<string[]> {
  return (await callsDuring(sandbox, run)).map(({ method, path }) => `${method} ${path}`);
}

/** Calls about carts for requests with this id, after the one numbered `since`. */
export async function cartCallsOf(
  sandbox: string,
  requestId: string,
  since: number,
): Promise<{ next: number; calls: { cartId: string; call: string; key: string | null }[] }> {
  const { next, calls } = CALLS.parse(await json(`${sandbox}/__sandbox/calls?since=${since}`));
  const own = calls.filter(({ headers }) => headers["x-request-id"] === requestId);
  return {
    next,
    calls: own.flatMap(({ method, path, headers }) => {
      const [, cartId = "", call = ""] = /^\/gateway\/carts(?:-self)?\/([^/]+)(.*)$/.exec(path) ?? [];
      const key = headers["idempotency-key"];
      return cartId && cartId !== "merge"
        ? { cartId, call: `${method} ${call}`, key: typeof key === "string" ? key : null }
        : [];
    }),
  };
}

/**
 * Delay of the sandbox's responses while rounds are counted, so that parallel calls overlap, also on a busy machine.
 */
const ROUND_MS = 250;

/**
 * The rounds of calls that `run` waits for in sequence, each with its calls: a call starts a new round when it begins
 * after a response of the round before. All gateway responses are delayed for this.
 */
export async function gatewayRounds(sandbox: string, run: () => Promise<unknown>): Promise<string[][]> {
  await setFaults(sandbox, [{ path: "/gateway", delayMs: ROUND_MS }]);
  try {
    const calls = await callsDuring(sandbox, run);
    return roundsOf(calls.filter(({ path }) => path.startsWith("/gateway/")));
  } finally {
    await setFaults(sandbox, []);
  }
}

function roundsOf(calls: Call[]): string[][] {
  const placed: { end: number; round: number }[] = [];
  const rounds: string[][] = [];
  for (const { method, path, at, ms } of calls.sort((a, b) => a.at - b.at)) {
    const before = placed.filter(({ end }) => end <= at).map(({ round }) => round);
    const round = Math.max(-1, ...before) + 1;
    placed.push({ end: at + ms, round });
    (rounds[round] ??= []).push(`${method} ${path.replace("/gateway", "")}`);
  }
  return rounds;
}

/** Bodies that the shop sent while `run` was running, with calls whose path has this ending. */
export async function bodiesSent(sandbox: string, ending: string, run: () => Promise<unknown>): Promise<unknown[]> {
  const calls = await callsDuring(sandbox, run);
  return calls.filter(({ path }) => path.endsWith(ending)).map(({ body }) => body);
}

/** Queries that the shop sent while `run` was running, with calls whose path has this ending. */
export async function queriesAsked(sandbox: string, ending: string, run: () => Promise<unknown>): Promise<object[]> {
  const calls = await callsDuring(sandbox, run);
  return calls.filter(({ path }) => path.endsWith(ending)).map(({ query }) => query);
}

/** Sets whether a shop, pickup point or locker accepts parcels. */
export async function setParcels(
  sandbox: string,
  storeId: string,
  parcels: "accepted" | "full" | "closed",
): Promise<void> {
  const init = { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify({ parcels }) };
  await json(`${sandbox}/__sandbox/places/${storeId}`, init);
}

/**
 * Higher than what all tests of a run buy: the stock of the skus that `findSku` finds first (`integration-setup.ts`).
 */
export const PLENTY = 10_000;

/**
 * Changes parameters of a country's site. Shops read them at the start and every five minutes. Where other tests must
 * not see the change, use a separate sandbox and change it before its shop starts (`startWorld`).
 */
export async function changeSite(sandbox: string, country: Country, params: Record<string, unknown>): Promise<void> {
  const init = { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(params) };
  await json(`${sandbox}/__sandbox/domains/${country}`, init);
}

/** Initial state for all tests: no private sale, which would shorten caching, and orders that can be read at once. */
export async function settleSandbox(sandbox: string): Promise<void> {
  await changeSite(sandbox, "FR", { privateSales: null });
  await setOrderDelay(sandbox, 0);
}

/** Sets the stock of a sku. */
export async function setStock(sandbox: string, sku: string, quantity: number): Promise<void> {
  const init = { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify({ quantity }) };
  await json(`${sandbox}/__sandbox/stock/${sku}`, init);
}

/** As described in the sandbox's README. */
export interface Fault {
  method?: string;
  path: string;
  status?: number;
  body?: unknown;
  hang?: boolean;
  delayMs?: number;
  reset?: boolean;
  cut?: boolean;
  times?: number;
}

/** Replaces all faults; an empty list removes them. */
export async function setFaults(sandbox: string, faults: Fault[]): Promise<void> {
  const init = { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(faults) };
  await json(`${sandbox}/__sandbox/faults`, init);
}

/** Adds a fault to the present ones: another response, or a failure. */
export async function addFault(sandbox: string, { path, method = "", times, ...how }: Fault): Promise<void> {
  const { status = "", delayMs = "" } = how;
  const what = how.cut ? "cut" : how.reset ? "reset" : how.hang ? "hang" : delayMs ? "delay" : "status";
  const fields = { what, path, method, status: String(status), delayMs: String(delayMs), times: String(times ?? "") };
  const init = { method: "POST", body: new URLSearchParams(fields), redirect: "manual" as const };
  const answer = await fetch(`${sandbox}/__sandbox/forms/faults`, init);
  if (answer.status !== 303) throw new Error(`The fault of ${path} was not taken (${answer.status})`);
}

/** Sets how long new orders take to be readable. */
export async function setOrderDelay(sandbox: string, orderDelayMs: number): Promise<void> {
  const body = JSON.stringify({ orderDelayMs });
  await json(`${sandbox}/pay/__log/settings`, { method: "PUT", headers: { "content-type": "application/json" }, body });
}

/** Sets the provider's answer for a pending payment. */
export async function answerPayment(
  sandbox: string,
  paymentId: string,
  answer: "Authorised" | "Refused",
): Promise<void> {
  const init = { method: "POST", body: new URLSearchParams({ paymentId, answer }), redirect: "manual" as const };
  const { status } = await fetch(`${sandbox}/__sandbox/forms/payments`, init);
  if (status !== 303) throw new Error(`${paymentId} was not answered (${status})`);
}

/** Numbers of the orders about which a customer got a mail. */
export async function ordersMailed(sandbox: string, email: string): Promise<string[]> {
  const mails = z.array(z.object({ subject: z.string() })).parse(await json(`${sandbox}/__sandbox/mails?to=${email}`));
  return [...new Set(mails.flatMap(({ subject }) => /\d{10}/.exec(subject) ?? []))];
}

/** Ends every session: the gateway refuses its token, and the provider issues no other. */
export const endSessions = (sandbox: string): Promise<void> =>
  setFaults(sandbox, [
    { path: "^/gateway/.*-self", status: 401, body: { code: "UNAUTHORIZED", message: "Invalid JWT." } },
    { path: "^/auth/api/cookie-refresh-tokens", status: 401 },
  ]);

/** Creates or changes a gift card. */
export async function putGiftCard(
  sandbox: string,
  number: string,
  card: { balance: { centAmount: number; currencyCode: string }; endDate?: string; customerId?: string },
): Promise<void> {
  const init = { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(card) };
  await json(`${sandbox}/__sandbox/gift-cards/${number}`, init);
}

/** Gives all sites the older funnel, and the older picture ratio to those that have not changed over. */
export async function setOlderSites(sandbox: string): Promise<void> {
  const older = { funnel: { overview: true, checkout: false }, newRatioOnProductPicture: false };
  for (const country of COUNTRIES) await changeSite(sandbox, country, older);
}
