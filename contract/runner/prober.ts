import type { z } from "zod";
import type { ContractCall } from "../call";
import { problemsOf } from "../conformance";
import { CALLS } from "../contract";

/** The gateway to test, and the customer who calls it. */
export interface Target {
  /** Address without a final slash, `http://localhost:4000/gateway`. */
  gateway: string;
  subscriptionKey: string;
  store: string;
  locale: string;
  /** Access token of a customer created for tests: carts, addresses and an order are made for them. */
  token: string;
  /** The customer's password; null if unknown. */
  password: string | null;
  /** Token from a promotional email, to unsubscribe its recipient. */
  messageToken: string;
}

export interface Ask {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | readonly string[]>;
  body?: unknown;
  /** Undefined leaves a header out. */
  headers?: Record<string, string | undefined>;
  /** By default a visitor, or a customer if the call needs one. */
  as?: "customer" | "visitor";
}

export interface Answered {
  status: number;
  /** Parsed JSON; null for none, a Buffer for a file. */
  body: unknown;
}

/** The results of one call. */
export interface Outcome {
  call: ContractCall;
  /** Number of responses by status. */
  answers: Map<number, number>;
  checks: number;
  failures: string[];
  /** Duration of each response in milliseconds. */
  times: number[];
}

/** Ends a journey whose further calls need the one that failed. */
export class Unexpected extends Error {}
/** The same, because there was no response at all. */
export class Unanswered extends Unexpected {}

/** Time limit for each response. */
const TIMEOUT_MS = 10_000;

/** Makes calls to a gateway, checks every response against the contract, and collects the results. */
export class Prober {
  readonly outcomes = new Map<string, Outcome>(
    CALLS.map((call) => [call.id, { call, answers: new Map<number, number>(), checks: 0, failures: [], times: [] }]),
  );

  /** Where and why journeys ended early. */
  readonly stops: string[] = [];

  constructor(
    readonly target: Target,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  /**
   * Makes a call, and counts a failure unless the response has one of the expected statuses and follows the contract.
   * @throws Unanswered if there is no response
   */
  async ask(id: string, ask: Ask, ...expected: number[]): Promise<Answered> {
    const outcome = this.outcome(id);
    const start = performance.now();
    const answered = await this.answer(outcome, ask);
    outcome.times.push(performance.now() - start);
    outcome.answers.set(answered.status, (outcome.answers.get(answered.status) ?? 0) + 1);
    const isExpected = expected.includes(answered.status);
    const answer = JSON.stringify(answered.body)?.slice(0, 120);
    const problems = isExpected
      ? problemsOf(outcome.call, answered)
      : [`answered ${answered.status} where ${expected.join(" or ")} was expected: ${answer}`];
    this.check(id, problems.length === 0, `${problems.join("; ")}, when asked ${wordsOf(ask)}`);
    return answered;
  }

  /** Runs a journey; if it cannot continue, ends it and records where. */
  async attempt(journey: () => Promise<void>): Promise<void> {
    try {
      await journey();
    } catch (error) {
      if (!(error instanceof Unexpected)) throw error;
      this.stops.push(error.message);
    }
  }

  private async answer(outcome: Outcome, ask: Ask): Promise<Answered> {
    try {
      return await this.send(outcome.call, ask);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const reason = reasonOf(error);
      this.check(outcome.call.id, false, `gave no answer (${reason}), when asked ${wordsOf(ask)}`);
      throw new Unanswered(`${nameOf(outcome.call)} gave no answer: ${reason}`);
    }
  }

  /**
   * Makes a call and gives the response's body, for use in further calls.
   * @throws Unexpected if status or body are not as expected
   */
  async get<T>(schema: z.ZodType<T>, id: string, ask: Ask = {}, status = 200): Promise<T> {
    const answered = await this.ask(id, ask, status);
    const result = schema.safeParse(answered.body);
    if (answered.status !== status || !result.success) {
      const how = answered.status === status ? "with something else than the contract says" : `${answered.status}`;
      throw new Unexpected(`${nameOf(this.outcome(id).call)} answered ${how}`);
    }
    return result.data;
  }

  /** Records another check of a call. */
  check(id: string, holds: boolean, otherwise: string): void {
    const outcome = this.outcome(id);
    outcome.checks += 1;
    if (!holds) outcome.failures.push(otherwise);
  }

  async send(call: ContractCall, { params = {}, query = {}, body, headers = {}, as }: Ask): Promise<Answered> {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
    }
    const isCustomer = as === "customer" || (as === undefined && call.who === "customer");
    const response = await fetch(`${this.target.gateway}${path}${search.size > 0 ? `?${search.toString()}` : ""}`, {
      method: call.method,
      headers: this.headers({ ...(isCustomer ? { Authorization: `Bearer ${this.target.token}` } : {}), ...headers }),
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      redirect: "manual",
      signal: AbortSignal.timeout(this.timeoutMs),
    });
    return { status: response.status, body: await readBody(response) };
  }

  private headers(more: Record<string, string | undefined>): [string, string][] {
    const { subscriptionKey, locale, store } = this.target;
    const all: Record<string, string | undefined> = {
      "Ocp-Apim-Subscription-Key": subscriptionKey,
      "Accept-Language": locale,
      "Content-Type": "application/json",
      store,
      "session-id": "contract-tests",
      "device-channel": "SD",
      "checkout-version": "v2",
      ...more,
    };
    return Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  }

  private outcome(id: string): Outcome {
    const found = this.outcomes.get(id);
    if (!found) throw new Error(`The contract has no call ${id}`);
    return found;
  }
}

export function nameOf({ method, path }: ContractCall): string {
  return `${method} ${path}`;
}

/** Describes a request well enough to repeat it by hand: `as the customer with version=x and the body {…}`. */
function wordsOf({ params = {}, query = {}, body, headers = {}, as }: Ask): string {
  const pairs = [...Object.entries(params), ...Object.entries(query)].map(
    ([name, value]) => `${name}=${String(value)}`,
  );
  const sent = Object.entries(headers).map(([name, value]) =>
    value === undefined ? `no header ${name}` : `the header ${name}: ${value}`,
  );
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const long = text !== undefined && text.length > 100 ? `${text.slice(0, 100)}… (${text.length} characters)` : text;
  const parts = [...pairs, ...sent, ...(long === undefined ? [] : [`the body ${long}`])];
  return `${as === undefined ? "" : `as the ${as} `}${parts.length > 0 ? `with ${parts.join(", ")}` : "without more"}`;
}

/** The cause behind `fetch failed`. */
export function reasonOf(error: Error): string {
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message || ("code" in cause ? String(cause.code) : error.message);
}

async function readBody(response: Response): Promise<unknown> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length === 0) return null;
  if (!response.headers.get("content-type")?.includes("json")) return bytes;
  try {
    return JSON.parse(bytes.toString()) as unknown;
  } catch {
    return bytes.toString();
  }
}
