import express, { type ErrorRequestHandler } from "express";
import { expect, it } from "vitest";
import { serve } from "#tests/support/serve.ts";
import { bufferResponse } from "./buffered-response.server";

it("answers when what is done before sending fails: no reset, and nothing of the page", async () => {
  const app = express();
  app.use((_request, response, next) => {
    bufferResponse(response, () => Promise.reject(new Error("a cookie would be too long")), next);
    response.status(303).set({ Location: "/next", "Set-Cookie": "a=1" }).send("a page");
  });
  const last: ErrorRequestHandler = (_error, _request, response, _next) => void response.status(500).send("sorry");
  app.use(last);
  const answer = await fetch(await serve(app), { redirect: "manual" });
  expect([answer.status, await answer.text()]).toEqual([500, "sorry"]);
  expect([answer.headers.get("location"), answer.headers.get("set-cookie")]).toEqual([null, null]);
});
