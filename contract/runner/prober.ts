import type { z } from "zod";
import type { ContractCall } from "../call";
import { problemsOf } from "../conformance";
import { CALLS } from "../contract";

/** A gateway to be tested, and who asks it. */
export interface Target {
  /** Address without a final slash, `http://localhost:4000/gateway`. */
  gateway: string;
  subscriptionKey: string;
  store: string;
  locale: string;
  /** Access token of a customer made for tests: carts, addresses and an order will be theirs. */
  token: string;
  /** Their password; null where nobody knows it. */
  password: string | null;
  /** Token of a message that was sent to somebody, for taking them off the list. */
  messageToken: string;
}

export interface Ask {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | readonly string[]>;
  body?: unknown;
  /** Undefined leaves a header out. */
  headers?: Record<string, string | undefined>;
  /** As a visitor unless the call needs a customer. */
  as?: "customer" | "visitor";
}

export interface Answered {
  status: number;
  /** Parsed JSON; null for none, a Buffer for a file. */
  body: unknown;
}

/** What became of one call. */
export interface Outcome {
  call: ContractCall;
  /** Answers by status, and how many of each. */
  answers: Map<number, number>;
  checks: number;
  failures: string[];
  /** Milliseconds of each answer. */
  times: number[];
}

/** Ends a journey: its next calls need the one that failed. */
export class Unexpected extends Error {}
/** The same where there was no answer at all. */
export class Unanswered extends Unexpected {}

/** Nobody waits longer for an answer. */
const TIMEOUT_MS = 10_000;

/** Asks a gateway call by call, checks every answer against the contract, and keeps count. */
export class Prober {
  readonly outcomes = new Map<string, Outcome>(
    CALLS.map((call) => [call.id, { call, answers: new Map<number, number>(), checks: 0, failures: [], times: [] }]),
  );

  /** Where journeys ended before their time, and why. */
  readonly stops: string[] = [];

  constructor(
    readonly target: Target,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  /**
   * Asks, and counts a failure unless the answer is of one of these statuses and as the contract says.
   * @throws Unanswered when nothing came back
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

  /** Leaves a journey that cannot go on, and remembers where. */
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
   * The same for what is read on: the body, by the shape it should have.
   * @throws Unexpected when it has another
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

  /** One more thing that has to hold of a call. */
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

/** `as the customer with version=x and the body {…}`: enough to ask the same by hand. */
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

/** What lies below a `fetch failed`. */
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
