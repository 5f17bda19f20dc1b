import express from "express";
import { expect, it, vi } from "vitest";
import { serve } from "#tests/support/serve.ts";
import { ContractError, GatewayError, ServiceUnavailableError } from "../gateway/errors.server";
import { createMetrics, measuredGateway, requestMetrics } from "./metrics.server";

type Measured = Pick<ReturnType<typeof createMetrics>["requests"], "get">;

/** The labels of the measured values. */
async function labelsOf(histogram: Measured) {
  const { values } = await histogram.get();
  return values.filter(({ metricName }) => metricName?.endsWith("_count")).map(({ labels }) => labels);
}

it.each([
  ["/fr-fr/robe-noire--p100001?sku=1", { method: "GET", context: "product", status: 200 }],
  ["/", { method: "GET", context: "home", status: 200 }],
  ["/robots.txt", { method: "GET", context: "other", status: 200 }],
  ["/fr-fr/nothing/at/all", { method: "GET", context: "other", status: 404 }],
])("measures how long %s takes [OPS-02]", async (path, labels) => {
  const metrics = createMetrics();
  const app = express().use(requestMetrics(metrics), (request, response) => {
    response.status(request.path.includes("nothing") ? 404 : 200).end();
  });
  await fetch((await serve(app)) + path, { headers: { connection: "close" } });
  await vi.waitFor(async () => expect(await labelsOf(metrics.requests)).toEqual([labels]));
});

it("measures calls of the gateway by what stands and falls together, and why there was no answer [OPS-02]", async () => {
  const metrics = createMetrics();
  const answers = [
    () => Promise.resolve({ status: 206, body: undefined as never }),
    () => Promise.reject(new GatewayError("GET /carts/…", 409, { code: "CONFLICT", message: "" })),
    () => Promise.reject(new ServiceUnavailableError("GET /carts/… did not answer in time")),
    () => Promise.reject(new ContractError("GET /carts/… does not follow the contract")),
  ];
  for (const answer of answers) {
    const ask = measuredGateway(answer, metrics);
    await ask({ path: "carts-self", method: "POST", headers: {} }).catch(() => {});
  }
  expect(await labelsOf(metrics.gatewayCalls)).toEqual(
    [206, 409, "unavailable", "unreadable"].map((status) => ({ area: "carts", method: "POST", status })),
  );
});
