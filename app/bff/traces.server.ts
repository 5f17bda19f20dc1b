import { setTimeout as sleep } from "node:timers/promises";
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { Env } from "./env.server";
import type { Logger } from "./log.server";

/*
 * Traces of requests and of what they wait for, by OpenTelemetry (ADR 0061). Without OTEL_EXPORTER_OTLP_ENDPOINT no
 * provider is registered, and its API does nothing. Names and attributes never contain values from addresses: numbers
 * of gift cards and cart ids are as secret as a password.
 */

const tracer = trace.getTracer("vitrine");

/** Ends a request's span. @param status of the response; null if the client disconnected before its end */
type EndRequest = (route: string | null, status: number | null) => void;

/**
 * Runs `work`, which handles a request, in the span of that request.
 *
 * @param headers whose `traceparent` is continued; null starts a new trace
 */
export function tracedRequest(
  method: string,
  headers: Record<string, unknown> | null,
  work: (end: EndRequest) => void,
): void {
  const parent = headers ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
  const attributes = { "http.request.method": method };
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  const end: EndRequest = (route, status) => {
    if (route !== null) span.updateName(`${method} ${route}`).setAttribute("http.route", route);
    if (status === null) span.setAttribute("error.type", "canceled");
    else span.setAttribute("http.response.status_code", status);
    if (status !== null && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  context.with(trace.setSpan(parent, span), work, undefined, end);
}

/** Runs `work` in a span of its own, a child of the current one. */
export function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
  return inSpan(name, SpanKind.INTERNAL, work);
}

/** The same for a call to another service. */
export function tracedCall<T>(name: string, work: () => Promise<T>): Promise<T> {
  return inSpan(name, SpanKind.CLIENT, work);
}

function inSpan<T>(name: string, kind: SpanKind, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { kind }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // Without the message, which may contain an address.
      if (error instanceof Error) span.setAttribute("error.type", error.name);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Sets on the current span how a call was answered, or how often it was sent again. */
export function noteOnSpan(attribute: "http.response.status_code" | "http.request.resend_count", value: number): void {
  trace.getActiveSpan()?.setAttribute(attribute, value);
}

/** Headers with the `traceparent` of the current span, for a service of the same operator; empty without traces. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Id of the current trace, 32 hex digits. */
export function traceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

/** How long the process waits for the collector when it ends. */
const LAST_MS = 2_000;

/**
 * Starts sending traces to a collector, by OTLP over HTTP as JSON. OpenTelemetry's own variables set address, headers
 * and sampling. If the collector is unreachable, traces are lost: at most 2,048 spans wait for it.
 *
 * @returns a function that sends the waiting spans, for the end of the process
 */
export async function startTraces({ SITE_ENV, SITE_VERSION }: Env, log: Logger): Promise<() => Promise<void>> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources, { setGlobalErrorHandler }] =
    await Promise.all([
      import("@opentelemetry/sdk-trace-node"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
      import("@opentelemetry/core"),
    ]);
  setGlobalErrorHandler((err) => log.warn({ err }, "traces were not sent"));
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          "service.name": "vitrine",
          "service.version": SITE_VERSION,
          "deployment.environment.name": SITE_ENV,
        }),
      )
      // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return async () => {
    await Promise.race([provider.shutdown(), sleep(LAST_MS, undefined, { ref: false })]).catch(() => {});
  };
}
