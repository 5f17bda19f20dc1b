import { z } from "zod";

/** `POST /applications/front-ecommerce/rules/merge-csp`: which sources the content security policy has to allow. */
export const cspRulesSchema = z.strictObject({ rulesType: z.literal("CSP") });
/** Directives in kebab case with their sources (S7). */
export const cspDirectivesSchema = z.record(z.string().regex(/^[a-z-]+$/), z.array(z.string().regex(/^[^;,\s]+$/)));
