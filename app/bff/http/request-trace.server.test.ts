import { request as send } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import express from "express";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { serve } from "#tests/support/serve.ts";
import { GatewayError } from "../gateway/errors.server";
import { tracedCall } from "../traces.server";
import { requestTrace } from "./request-trace.server";

const TRACEPARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
beforeAll(() => provider.register());
afterEach(() => exporter.reset());
afterAll(() => provider.shutdown());

const route = (id: string, path: string | undefined, parentId?: string) => ({ id, path, parentId, module: {} });
const build = {
  routes: {
    root: route("root", ""),
    "routes/$locale": route("routes/$locale", ":locale", "root"),
    "routes/$locale.cart": route("routes/$locale.cart", "cart", "routes/$locale"),
  },
  assets: { routes: {} },
} as unknown as ServerBuild;

function traced(answer: express.RequestHandler, trusted: string[] = []): Promise<string> {
  return serve(express().set("trust proxy", trusted).use(requestTrace(build), answer));
}

async function spanOf(answer: express.RequestHandler, path: string, trusted?: string[]) {
  const url = await traced(answer, trusted);
  await fetch(url + path, { headers: { traceparent: TRACEPARENT, connection: "close" } });
  return vi.waitUntil(() => exporter.getFinishedSpans().at(-1));
}

it.each([
  ["/fr-fr/cart?share=1", "GET /:locale/cart"],
  ["/fr-fr/cart.data?_routes=x", "GET /:locale/cart"],
  ["/fr-fr/cart/of/nobody", "GET"],
])("calls %s %s", async (path, name) => {
  const span = await spanOf((_request, response) => void response.end(), path);
  expect(span.name).toBe(name);
  expect(JSON.stringify(span.attributes)).not.toMatch(/fr-fr|share|nobody/);
});

it("believes a trusted proxy alone which trace a request belongs to", async () => {
  const answer: express.RequestHandler = (_request, response) => void response.end();
  expect((await spanOf(answer, "/fr-fr", ["loopback"])).parentSpanContext?.spanId).toBe("b7ad6b7169203331");
  exporter.reset();
  expect((await spanOf(answer, "/fr-fr")).parentSpanContext).toBeUndefined();
});

it("says that a request failed, and that its asker went away", async () => {
  const failed = await spanOf((_request, response) => void response.status(503).end(), "/fr-fr");
  expect(failed).toMatchObject({ status: { code: 2 }, attributes: { "http.response.status_code": 503 } });
  exporter.reset();
  let arrived!: () => void;
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
  const url = await traced(() => arrived());
  const asked = send(`${url}/fr-fr`).on("error", () => {});
  asked.end();
  await hasArrived;
  asked.destroy();
  const left = await vi.waitUntil(() => exporter.getFinishedSpans().at(-1));
  expect(left.attributes).toMatchObject({ "error.type": "canceled" });
  expect(left.attributes).not.toHaveProperty("http.response.status_code");
});

it("says of a failed call its class, and not its words", async () => {
  const error = new GatewayError("GET /carts/…", 404, { code: "NOT_FOUND", message: "No cart found for id 17" });
  await expect(tracedCall("GET /carts/…", () => Promise.reject(error))).rejects.toBe(error);
  const [span] = exporter.getFinishedSpans();
  expect(span).toMatchObject({ status: { code: 2 }, attributes: { "error.type": "GatewayError" }, events: [] });
});
