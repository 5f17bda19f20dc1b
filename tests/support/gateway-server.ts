import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { contractProblems } from "./contract-check";
import { ON_PURPOSE } from "./gateway-answers";
import { GATEWAY } from "./request-context";

/**
 * An msw server for one test file. A test fails on a call without a handler, on a request that the gateway would not
 * accept, and on a response that it would not give (ADR 0049). Tests of the transport itself turn the contract check
 * off.
 */
export function useGatewayServer({ hasContract = true } = {}): ReturnType<typeof setupServer> {
  const server = setupServer();
  const bodies = new Map<string, Promise<string>>();
  const checks: Promise<string[]>[] = [];
  server.events.on("request:start", ({ request, requestId }) => {
    if (hasContract && isGateways(request)) bodies.set(requestId, request.clone().text());
  });
  server.events.on("response:mocked", ({ request, requestId, response }) => {
    const body = bodies.get(requestId);
    if (body && !response.headers.has(ON_PURPOSE)) checks.push(problemsOfExchange(request, body, response.clone()));
  });
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  afterEach(async () => {
    server.resetHandlers();
    bodies.clear();
    const problems = new Set((await Promise.all(checks.splice(0))).flat());
    if (problems.size > 0) throw new Error(["The contract does not allow this:", ...problems].join("\n"));
  });
  afterAll(() => server.close());
  return server;
}

const isGateways = (request: Request): boolean => request.url.startsWith(`${GATEWAY}/`);

async function problemsOfExchange(request: Request, asked: Promise<string>, response: Response): Promise<string[]> {
  return contractProblems({
    method: request.method,
    path: request.url.slice(GATEWAY.length),
    idempotencyKey: request.headers.get("idempotency-key"),
    asked: parsed(await asked),
    status: response.status,
    answered: parsed(await response.text().catch(() => "<")),
  });
}

/** Null without a body; undefined when it is not JSON. */
function parsed(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
