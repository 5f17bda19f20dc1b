import express from "express";
import { expect, it } from "vitest";
import { aContext } from "#tests/support/request-context.ts";
import { serve } from "#tests/support/serve.ts";
import { createLimits, LIMITS, memoryCounters } from "../http/limits.server";
import { collectRoute } from "./collect.server";

it("a flood of events from one address is refused until its time is over, and counted no further [BEY-21]", async () => {
  const { shop } = aContext();
  const limits = createLimits(memoryCounters(), 1, shop.log);
  const received: unknown[] = [];
  const tracking = { ...shop.tracking, receive: (event: unknown) => Promise.resolve(void received.push(event)) };
  const address = await serve(express().use(collectRoute({ ...shop, limits, tracking })));
  const view = { type: "view", id: "m1abc.def", at: 1, prefix: "fr-fr", context: "home", section: "-", step: "-" };
  const body = JSON.stringify([view]);
  const send = async () => {
    const headers = {
      "Content-Type": "application/json",
      "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    };
    return fetch(`${address}/collect`, { method: "POST", headers, body });
  };
  for (let times = 0; times < LIMITS.collect.usual; times += 1) expect((await send()).status).toBe(204);
  const { status, headers } = await send();
  expect([status, received.length]).toEqual([429, LIMITS.collect.usual]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});
