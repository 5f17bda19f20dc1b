import { cspDirectivesSchema } from "#app/models/site.ts";
import { type GatewayClient, processHeaders } from "../gateway/client.server";
import type { Logger } from "../log.server";

/** Directives of the content security policy: names in kebab case with their sources. */
export type Directives = Record<string, string[]>;

/** The sources that the gateway allows, loaded at start; `load` rejects if that fails (S7). */
export interface SecurityPolicy {
  readonly isReady: boolean;
  readonly directives: Directives;
  load(): Promise<void>;
}

export function createSecurityPolicy(gateway: GatewayClient, processId: string, log: Logger): SecurityPolicy {
  let loaded: Directives | null = null;
  return {
    get isReady() {
      return loaded !== null;
    },
    get directives() {
      return loaded ?? {};
    },
    async load() {
      const { body } = await gateway({
        method: "POST",
        path: "applications/front-ecommerce/rules/merge-csp",
        json: { rulesType: "CSP" },
        headers: processHeaders(processId),
        schema: cspDirectivesSchema,
      });
      loaded = body;
      log.debug({ directives: Object.keys(body) }, "content security policy loaded");
    },
  };
}
