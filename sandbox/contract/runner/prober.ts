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

/** Ends a journey: what comes after hangs on what failed. */
export class Unexpected extends Error {}

/** Asks a gateway call by call, checks every answer against the contract, and keeps count. */
export class Prober {
  readonly outcomes = new Map<string, Outcome>(
    CALLS.map((call) => [call.id, { call, answers: new Map<number, number>(), checks: 0, failures: [], times: [] }]),
  );

  constructor(readonly target: Target) {}

  /** Asks, and counts a failure unless the answer is of one of these statuses and as the contract says. */
  async ask(id: string, ask: Ask, ...expected: number[]): Promise<Answered> {
    const outcome = this.outcome(id);
    const start = performance.now();
    const answered = await this.send(outcome.call, ask);
    outcome.times.push(performance.now() - start);
    outcome.answers.set(answered.status, (outcome.answers.get(answered.status) ?? 0) + 1);
    const problems = problemsOf(outcome.call, answered);
    if (!expected.includes(answered.status)) {
      const code = JSON.stringify(answered.body)?.slice(0, 120);
      problems.unshift(`${answered.status} where ${expected.join(" or ")} was expected: ${code}`);
    }
    this.check(id, problems.length === 0, problems.join("; "));
    return answered;
  }

  /**
   * The same for what is read on: the body, by the shape it should have.
   * @throws Unexpected when it has another
   */
  async get<T>(schema: z.ZodType<T>, id: string, ask: Ask = {}, status = 200): Promise<T> {
    const answered = await this.ask(id, ask, status);
    const result = schema.safeParse(answered.body);
    if (answered.status !== status || !result.success) throw new Unexpected(`${id} answered ${answered.status}`);
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
