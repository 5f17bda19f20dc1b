import { z } from "zod";
import { COUNTRIES, type Country } from "#models/locale";
import type { Page } from "./http-browser";

/** The sandbox's own word on what happened, and its clock. */

async function json(url: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init);
  if (answer.status >= 400) throw new Error(`${new URL(url).pathname}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** How far the sandbox's clock is ahead: tokens end by it. */
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

/** What every shop reads again each five minutes, whoever asks it for what. */
const READ_BY_ITSELF = "/gateway/web-domains/";

/** The number of the last call, after which the next ones are asked for. */
export async function callsSoFar(sandbox: string): Promise<number> {
  return CALLS.parse(await json(`${sandbox}/__sandbox/calls?since=1000000000`)).next;
}

/** The calls made while `run` was under way, in their order. */
export async function callsDuring(sandbox: string, run: () => Promise<unknown>): Promise<Call[]> {
  const next = await callsSoFar(sandbox);
  await run();
  const { calls } = CALLS.parse(await json(`${sandbox}/__sandbox/calls?since=${next}`));
  return calls.filter(({ path }) => path !== READ_BY_ITSELF);
}

/** More calls than are made from the start of a payment to the question whose it is. */
const LATELY = 1_000;

/** The cart that the payment on a provider's page is for: the last one that a payment was started of. */
export async function cartOf(sandbox: string, provider: Pick<Page, "url">): Promise<string> {
  // All that a run has asked for is megabytes.
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

/** What became of a cart's payments. */
export async function paymentsOf(sandbox: string, cartId: string): Promise<z.infer<typeof PAYMENTS>> {
  return PAYMENTS.parse(await json(`${sandbox}/pay/__log/payments?cartId=${cartId}`));
}

/** Gateway calls made while `run` was under way, as `GET /carts/1`, in their order. */
export async function gatewayCalls(sandbox: string, run: () => Promise<unknown>): Promise<string[]> {
  const calls = await outsideCalls(sandbox, run);
  return calls.flatMap((call) => (call.includes(" /gateway/") ? call.replace(" /gateway/", " /") : []));
}

/** Every call the shop made outside meanwhile: gateway, content, sign-in. */
export async function outsideCalls(sandbox: string, run: () => Promise<unknown>): Promise<string[]> {
  return (await callsDuring(sandbox, run)).map(({ method, path }) => `${method} ${path}`);
}

/** Calls about carts that were made for the requests that came under an id, after the one numbered `since`. */
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

/** How long the sandbox's answers take while rounds are counted: calls side by side overlap, on a busy machine too. */
const ROUND_MS = 250;

/**
 * Rounds of calls that `run` waits for one after the other, each with its calls: a call belongs to the round after the
 * last that had been answered when it began. Every answer of the gateway is held back for that.
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

/** What the shop sent meanwhile with calls whose path ends so. */
export async function bodiesSent(sandbox: string, ending: string, run: () => Promise<unknown>): Promise<unknown[]> {
  const calls = await callsDuring(sandbox, run);
  return calls.filter(({ path }) => path.endsWith(ending)).map(({ body }) => body);
}

/** What the shop asked for meanwhile with calls whose path ends so. */
export async function queriesAsked(sandbox: string, ending: string, run: () => Promise<unknown>): Promise<object[]> {
  const calls = await callsDuring(sandbox, run);
  return calls.filter(({ path }) => path.endsWith(ending)).map(({ query }) => query);
}

/** Whether a shop, pickup point or locker takes parcels from now on. */
export async function setParcels(
  sandbox: string,
  storeId: string,
  parcels: "accepted" | "full" | "closed",
): Promise<void> {
  const init = { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify({ parcels }) };
  await json(`${sandbox}/__sandbox/places/${storeId}`, init);
}

/** More of a sku than all tests of a run buy: what `findSku` finds first has so many (`integration-setup.ts`). */
export const PLENTY = 10_000;

/**
 * Changes parameters of a country's site. Shops read them when they start and again every five minutes: where they are not
 * to change under other tests, a sandbox of one's own is told before its shop starts (`startWorld`).
 */
export async function changeSite(sandbox: string, country: Country, params: Record<string, unknown>): Promise<void> {
  const init = { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(params) };
  await json(`${sandbox}/__sandbox/domains/${country}`, init);
}

/** As all tests find it: no private sale, near which pages are kept for less long, and orders that are there at once. */
export async function settleSandbox(sandbox: string): Promise<void> {
  await changeSite(sandbox, "FR", { privateSales: null });
  await setOrderDelay(sandbox, 0);
}

/** How many there are of a sku from now on. */
export async function setStock(sandbox: string, sku: string, quantity: number): Promise<void> {
  const init = { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify({ quantity }) };
  await json(`${sandbox}/__sandbox/stock/${sku}`, init);
}

/** As the sandbox's README has them. */
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

/** What happens to calls from now on; none undoes all. */
export async function setFaults(sandbox: string, faults: Fault[]): Promise<void> {
  const init = { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(faults) };
  await json(`${sandbox}/__sandbox/faults`, init);
}

/** One more beside those that there are, of a call to answer or to break. */
export async function addFault(sandbox: string, { path, method = "", times, ...how }: Fault): Promise<void> {
  const { status = "", delayMs = "" } = how;
  const what = how.cut ? "cut" : how.reset ? "reset" : how.hang ? "hang" : delayMs ? "delay" : "status";
  const fields = { what, path, method, status: String(status), delayMs: String(delayMs), times: String(times ?? "") };
  const init = { method: "POST", body: new URLSearchParams(fields), redirect: "manual" as const };
  const answer = await fetch(`${sandbox}/__sandbox/forms/faults`, init);
  if (answer.status !== 303) throw new Error(`The fault of ${path} was not taken (${answer.status})`);
}

/** How long orders take to appear from now on. */
export async function setOrderDelay(sandbox: string, orderDelayMs: number): Promise<void> {
  const body = JSON.stringify({ orderDelayMs });
  await json(`${sandbox}/pay/__log/settings`, { method: "PUT", headers: { "content-type": "application/json" }, body });
}

/** What the provider says of a payment that waits for its answer. */
export async function answerPayment(
  sandbox: string,
  paymentId: string,
  answer: "Authorised" | "Refused",
): Promise<void> {
  const init = { method: "POST", body: new URLSearchParams({ paymentId, answer }), redirect: "manual" as const };
  const { status } = await fetch(`${sandbox}/__sandbox/forms/payments`, init);
  if (status !== 303) throw new Error(`${paymentId} was not answered (${status})`);
}

/** The numbers of the orders that a customer was written about. */
export async function ordersMailed(sandbox: string, email: string): Promise<string[]> {
  const mails = z.array(z.object({ subject: z.string() })).parse(await json(`${sandbox}/__sandbox/mails?to=${email}`));
  return [...new Set(mails.flatMap(({ subject }) => /\d{10}/.exec(subject) ?? []))];
}

/** Ends every session: the gateway takes its token no more, and the provider gives no other. */
export const endSessions = (sandbox: string): Promise<void> =>
  setFaults(sandbox, [
    { path: "^/gateway/.*-self", status: 401, body: { code: "UNAUTHORIZED", message: "Invalid JWT." } },
    { path: "^/auth/api/cookie-refresh-tokens", status: 401 },
  ]);

/** Makes a gift card, or changes one. */
export async function putGiftCard(
  sandbox: string,
  number: string,
  card: { balance: { centAmount: number; currencyCode: string }; endDate?: string; customerId?: string },
): Promise<void> {
  const init = { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(card) };
  await json(`${sandbox}/__sandbox/gift-cards/${number}`, init);
}

/** Gives all sites the older funnel, and those that have not changed over yet the older form of pictures. */
export async function setOlderSites(sandbox: string): Promise<void> {
  const older = { funnel: { overview: true, checkout: false }, newRatioOnProductPicture: false };
  for (const country of COUNTRIES) await changeSite(sandbox, country, older);
}
