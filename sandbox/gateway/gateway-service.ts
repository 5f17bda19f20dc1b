import { isUtf8 } from "node:buffer";
import { Router, json } from "express";
import { contractGuard } from "./contract-guard";
import type { Service } from "../service";
import { gatewayContext } from "./context";
import { badRequest, errorHandler, notFound } from "./errors";
import type { Resource } from "./resource";

const MAX_BODY = "1mb";

/** A gateway of these nouns, which are seeded in their order. */
export function gatewayOf(resources: readonly Resource[]): Service {
  return {
    name: "gateway",
    mount: "/gateway",
    schema: resources.map(({ schema }) => schema).join("\n"),
    fixedTables: resources.flatMap(({ fixedTables = [] }) => fixedTables),
    seed(sandbox) {
      for (const resource of resources) resource.seed(sandbox);
    },
    forget(sandbox) {
      for (const resource of resources) resource.forget?.(sandbox);
    },
    router(sandbox) {
      const router = Router();
      router.use(gatewayContext(sandbox));
      router.use(json({ limit: MAX_BODY, strict: false, verify: checkText }));
      router.use(contractGuard);
      for (const resource of resources) router.use(resource.router(sandbox));
      router.use((request) => {
        throw notFound(`No call ${request.method} ${request.path}.`, "UNKNOWN_CALL");
      });
      router.use(errorHandler(sandbox));
      return router;
    },
  };
}

/** Bytes that are no text would be kept as question marks. @throws GatewayError 400 */
function checkText(_request: unknown, _response: unknown, bytes: Buffer, charset: string): void {
  if (charset === "utf-8" && !isUtf8(bytes)) throw badRequest("The body is not valid UTF-8.", "MALFORMED_JSON");
}
