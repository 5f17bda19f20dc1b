import { Router } from "express";
import { cspRulesSchema } from "#models/site.ts";
import { read } from "./errors";
import type { Resource } from "./resource";

/**
 * Sources that the shop's content security policy must allow beside its own (S7): the sandbox is its sign-in, payment
 * and picture host.
 */
export const mergeCsp: Resource = {
  name: "merge-csp",
  schema: "",
  seed() {},
  router({ baseUrl }) {
    const router = Router();
    router.post("/applications/front-ecommerce/rules/merge-csp", (request, response) => {
      read(cspRulesSchema, request.body);
      response.json({
        "img-src": [baseUrl],
        "connect-src": [baseUrl],
        "form-action": [baseUrl],
        "frame-src": [baseUrl],
      });
    });
    return router;
  },
};
