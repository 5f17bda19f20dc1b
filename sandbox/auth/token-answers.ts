import type { IncomingMessage } from "node:http";
import { Router, json, type NextFunction, type Request, type RequestHandler, type Response } from "express";
import type { OIDCContext, Provider } from "oidc-provider";
import { z } from "zod";
import { GatewayError, errorHandler, read } from "../gateway/errors";
import type { Sandbox } from "../service";
import { CLIENT_ID, CLIENT_SECRET } from "./client";
import { nowInSeconds } from "./clock";
import { leave } from "./logout";
import { openRefreshToken, sealRefreshToken } from "./refresh-tokens";
import { readAccessToken } from "./tokens";

/** Empty ones are refused like any others that are not its own. */
const refreshBody = z.object({ tokens: z.object({ accessToken: z.string(), refreshToken: z.string() }) });
const tokenAnswer = z.looseObject({ access_token: z.string(), refresh_token: z.string() });
const INVALID = { code: "INVALID_REFRESH_TOKEN", message: "Invalid refresh token." };

/** Requests that came as the specification's refresh call and are answered in its words. */
const refreshCalls = new WeakSet<IncomingMessage>();

/**
 * `POST /api/cookie-refresh-tokens` (S7): `{ tokens: { accessToken, refreshToken } }` gives a new pair, or 401. It is
 * the token endpoint's refresh grant in other words, so there is one rotation and one reuse detection.
 */
export function refreshRoute(sandbox: Sandbox, tokenEndpoint: RequestHandler): Router {
  const router = Router();
  const call = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { tokens } = read(refreshBody, request.body);
    const access = await readAccessToken(sandbox, tokens.accessToken);
    const refresh = await openRefreshToken(sandbox, tokens.refreshToken);
    if (!access || !refresh || access.customerId !== refresh.sub) {
      throw new GatewayError(401, INVALID.code, INVALID.message);
    }
    refreshCalls.add(request);
    request.url = "/token";
    // A copy: the record of calls keeps what really came.
    request.headers = {
      ...request.headers,
      authorization: `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
      accept: "application/json",
    };
    request.body = { grant_type: "refresh_token", refresh_token: tokens.refreshToken };
    tokenEndpoint(request, response, next);
  };
  router.post("/api/cookie-refresh-tokens", json({ limit: "32kb" }), (request, response, next) => {
    call(request, response, next).catch(next);
  });
  router.use("/api", errorHandler(sandbox));
  return router;
}

/** What the library answers, made into what the storefront is promised. */
export function adjustAnswers(sandbox: Sandbox, provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    const oidc = ctx.oidc as OIDCContext | undefined;
    if (ctx.status === 404 && !ctx.body) {
      ctx.status = 404;
      ctx.body = { code: "NOT_FOUND", message: `No call ${ctx.method} ${ctx.path}.` };
    }
    if (oidc?.route === "token") {
      const { RefreshToken } = oidc.entities;
      const answer = tokenAnswer.safeParse(ctx.body);
      if (answer.success && RefreshToken) {
        const refresh_token = await seal(sandbox, RefreshToken);
        ctx.body = refreshCalls.has(ctx.req)
          ? { accessToken: answer.data.access_token, refreshToken: refresh_token }
          : { ...answer.data, refresh_token };
      } else if (refreshCalls.has(ctx.req) && ctx.status < 500) {
        ctx.status = 401;
        ctx.body = INVALID;
      }
    }
    // Nobody is signed in here any more: nothing to confirm, where the library would show a form that sends itself.
    if (oidc?.route === "end_session" && ctx.status === 200 && !oidc.session?.accountId) leave(ctx, oidc);
  });
}

interface IssuedRefreshToken {
  jti: string;
  accountId?: string | undefined;
  remainingTTL: number;
}

function seal(sandbox: Sandbox, { jti, accountId, remainingTTL }: IssuedRefreshToken): Promise<string> {
  const iat = nowInSeconds(sandbox);
  return sealRefreshToken(sandbox, { jti, sub: accountId ?? "", iat, exp: iat + remainingTTL });
}
