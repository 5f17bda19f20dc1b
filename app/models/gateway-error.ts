import { z } from "zod";

/** Body of every error answer of the gateway (D5). */
export const gatewayErrorSchema = z.object({ code: z.string(), message: z.string() });
export type GatewayErrorBody = z.infer<typeof gatewayErrorSchema>;
