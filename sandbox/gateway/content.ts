import { Router, type Request, type Response } from "express";
import { z } from "zod";
import { ContentError } from "../content/errors";
import { readAssets, readEntries } from "../content/router";
import { GatewayError, read } from "./errors";
import { queryOf } from "./query";
import type { Resource } from "./resource";

const typeParams = z.object({ type: z.string() });
const UNKNOWN_TYPE = 118;

/** What the gateway passes on of the content service (C7), with its own headers and its own errors. */
export const content: Resource = {
  name: "content",
  schema: "",
  seed: () => undefined,
  router(sandbox) {
    const router = Router();
    router.get("/cms/v3/content_types/:type/entries", (request, response) => {
      const { type } = read(typeParams, request.params);
      answer(request, response, (query) => readEntries(sandbox, type, query));
    });
    router.get("/cms/v3/assets", (request, response) => {
      answer(request, response, (query) => readAssets(sandbox, query));
    });
    return router;
  },
};

function answer(request: Request, response: Response, find: (query: URLSearchParams) => object): void {
  try {
    response.json(find(queryOf(request)));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (error.code === UNKNOWN_TYPE) throw new GatewayError(404, "CONTENT_TYPE_UNKNOWN", error.message);
    throw new GatewayError(400, "CONTENT_QUERY", error.message);
  }
}
