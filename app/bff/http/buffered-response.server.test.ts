import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler } from "express";
import { expect, it } from "vitest";
import { bufferResponse } from "./buffered-response.server";

it("answers when what is done before sending fails: no reset, and nothing of the page", async () => {
  const app = express();
  app.use((_request, response, next) => {
    bufferResponse(response, () => Promise.reject(new Error("a cookie would be too long")), next);
    response.status(303).set({ Location: "/next", "Set-Cookie": "a=1" }).send("a page");
  });
  const last: ErrorRequestHandler = (_error, _request, response, _next) => void response.status(500).send("sorry");
  app.use(last);
  const server = app.listen(0);
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://localhost:${port}/`, { redirect: "manual" });
    expect([answer.status, await answer.text()]).toEqual([500, "sorry"]);
    expect([answer.headers.get("location"), answer.headers.get("set-cookie")]).toEqual([null, null]);
  } finally {
    server.close();
  }
});
