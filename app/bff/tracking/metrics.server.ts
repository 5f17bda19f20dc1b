import { createServer, type Server } from "node:http";
import type { RequestHandler } from "express";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import { placeOf } from "#app/models/tracking/page-context.ts";
import { type GatewayClient, areaOf } from "../gateway/client.server";
import { ContractError, GatewayError } from "../gateway/errors.server";
import { prefixOf } from "../sites/sites.server";

/** Buckets in seconds: from kept documents to pages that wait until a service is given up. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Buckets around the limits of "good" and "poor" for each vital: milliseconds, CLS times 1000. */
const VITALS = [10, 50, 100, 200, 250, 400, 500, 800, 1_000, 1_500, 1_800, 2_500, 4_000, 8_000];

export type Metrics = ReturnType<typeof createMetrics>;

/** Counters and histograms for Prometheus. Labels take only values defined by the shop, so their number is bounded. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  return {
    registry,
    views: counter("vitrine_views_total", "Pages sent to people, by kind", ["context", "country"]),
    funnelSteps: counter("vitrine_funnel_steps_total", "Views of the steps of the funnel", ["step", "country"]),
    cartAdds: counter("vitrine_cart_adds_total", "Products put into carts", ["country"]),
    orders: counter("vitrine_orders_total", "Orders whose confirmation was shown first", ["country"]),
    errorPages: counter("vitrine_error_pages_total", "Error pages sent to people", ["country", "status"]),
    collected: counter("vitrine_collected_total", "Events that browsers sent, by what became of them", [
      "type",
      "result",
    ]),
    honeypot: counter("vitrine_honeypot_total", "Forms that programs filled, which were not sent on", ["form"]),
    vitals: histogram(
      "vitrine_vitals",
      "Web vitals of visitors who agreed: milliseconds, CLS times 1000",
      ["name", "context"],
      VITALS,
    ),
    requests: histogram(
      "vitrine_request_duration_seconds",
      "Time until a request was answered, by kind of page",
      ["method", "context", "status"],
      DURATIONS,
    ),
    gatewayCalls: histogram(
      "vitrine_gateway_call_duration_seconds",
      "Time until a call of the gateway was answered or given up, with its retries",
      ["area", "method", "status"],
      DURATIONS,
    ),
  };
}

/** Measures how long each request takes. */
export function requestMetrics({ requests }: Metrics): RequestHandler {
  return (request, response, next) => {
    const { method, path } = request;
    const end = requests.startTimer({ method, context: kindOf(path) });
    response.once("close", () => end({ status: response.writableFinished ? response.statusCode : "left" }));
    next();
  };
}

/** The kind of page. Paths without a prefix, such as `/robots.txt`, are "other". */
function kindOf(path: string): string {
  return path === "/" || prefixOf(path) ? placeOf(path).context : "other";
}

/** Wraps the client to measure its calls, by status or by the kind of failure. */
export function measuredGateway(ask: GatewayClient, { gatewayCalls }: Metrics): GatewayClient {
  return async (call) => {
    const end = gatewayCalls.startTimer({ area: areaOf(call.path), method: call.method ?? "GET" });
    try {
      const answer = await ask(call);
      end({ status: answer.status });
      return answer;
    } catch (error) {
      end({ status: statusOf(error) });
      throw error;
    }
  };
}

function statusOf(error: unknown): number | string {
  if (error instanceof GatewayError) return error.status;
  return error instanceof ContractError ? "unreadable" : "unavailable";
}

/**
 * `GET /metrics`, on a port of its own that must not be reachable from outside. Includes the metrics of the process.
 */
export function createMetricsServer({ registry }: Metrics): Server {
  collectDefaultMetrics({ register: registry });
  return createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found\n");
      return;
    }
    void registry.metrics().then((text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text));
  });
}
