import { Router, urlencoded, type Request } from "express";
import type { Sandbox } from "../service";
import { ArtifactAdapter } from "./artifacts";
import { CLIENT_ID, CLIENT_SECRET } from "./client";
import { openRefreshToken } from "./refresh-tokens";
import { noteRevoked } from "./revoked";
import { readAccessToken } from "./tokens";

/** `POST /token/revocation` (RFC 7009), in the library's place. A token that is not known is as good as revoked. */
export function revocationRoute(sandbox: Sandbox): Router {
  const router = Router();
  router.post("/token/revocation", urlencoded({ extended: false, limit: "32kb" }), (request, response, next) => {
    const body = request.body as Record<string, unknown>;
    response.set("Cache-Control", "no-store");
    if (!isShop(request, body)) return void response.status(401).json({ error: "invalid_client" });
    const { token } = body;
    if (typeof token !== "string" || !token) return void response.status(400).json({ error: "invalid_request" });
    revoke(sandbox, token).then(() => response.status(200).end(), next);
  });
  return router;
}

async function revoke(sandbox: Sandbox, token: string): Promise<void> {
  const refresh = await openRefreshToken(sandbox, token);
  if (refresh) await new ArtifactAdapter(sandbox, "RefreshToken").revokeFamily(refresh.jti);
  const access = await readAccessToken(sandbox, token);
  if (access) noteRevoked(sandbox, access);
}

/** By HTTP Basic or in the form, as the token endpoint takes it. */
function isShop(request: Request, { client_id: id, client_secret: secret }: Record<string, unknown>): boolean {
  const [, basic] = /^Basic ([\w+/=]+)$/i.exec(request.get("authorization") ?? "") ?? [];
  if (basic !== undefined) return Buffer.from(basic, "base64").toString() === `${CLIENT_ID}:${CLIENT_SECRET}`;
  return id === CLIENT_ID && secret === CLIENT_SECRET;
}
