import { Router, urlencoded, type Request, type Response } from "express";
import type { Provider } from "oidc-provider";
import { z } from "zod";
import { findAccount } from "../customers/accounts";
import { notFound, read } from "../gateway/errors";
import { handler } from "../handler";
import type { Sandbox } from "../service";
import { DAY } from "./clock";
import { SESSION_COOKIE } from "./provider";

const SESSION_TTL = 365 * DAY;
const form = z.object({ customerId: z.string().max(40) });

/**
 * For whoever tries the shop, from the page `/__sandbox`: signs this browser in as any customer, without a password,
 * or out. The session is like any other, so the shop's next sign-in goes through without a form.
 */
export function signInAs(sandbox: Sandbox, provider: Provider): Router {
  const router = Router();
  router.post(
    "/sign-in-as",
    urlencoded({ extended: false, limit: "1kb" }),
    handler(async (request, response) => {
      const { customerId } = read(form, request.body);
      if (customerId !== "" && !findAccount(sandbox, customerId)) throw notFound(`No customer ${customerId}.`);
      await leaveSession(provider, request, response);
      if (customerId !== "") await enterSession(provider, request, response, customerId);
      response.redirect(303, `/__sandbox?as=${encodeURIComponent(customerId)}#customers`);
    }),
  );
  return router;
}

/** Whoever was signed in here is no longer, and their tokens end with it. */
async function leaveSession(provider: Provider, request: Request, response: Response): Promise<void> {
  const { cookies } = provider.createContext(request, response);
  const id = cookies.get(SESSION_COOKIE.name, SESSION_COOKIE.options);
  const session = id === undefined ? undefined : await provider.Session.find(id);
  await session?.destroy();
  cookies.set(SESSION_COOKIE.name, null, SESSION_COOKIE.options);
}

async function enterSession(
  provider: Provider,
  request: Request,
  response: Response,
  accountId: string,
): Promise<void> {
  const session = new provider.Session();
  session.loginAccount({ accountId });
  await session.save(SESSION_TTL);
  const { cookies } = provider.createContext(request, response);
  cookies.set(SESSION_COOKIE.name, session.jti, { ...SESSION_COOKIE.options, maxAge: SESSION_TTL * 1000 });
}
