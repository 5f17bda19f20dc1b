import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Router, static as serveStatic, type RequestHandler } from "express";
import { accountsSchema, seedAccounts } from "../customers/accounts";
import { errorHandler } from "../gateway/errors";
import type { Service } from "../service";
import { artifactsSchema, purgeArtifacts } from "./artifacts";
import { attemptsSchema } from "./attempts";
import { interactionRoutes } from "./interaction";
import { keysSchema, persistKeys } from "./keys";
import { MOUNT, createProvider } from "./provider";
import { revocationRoute } from "./revocation";
import { revokedSchema } from "./revoked";
import { signInAs } from "./sign-in-as";
import { adjustAnswers, refreshRoute } from "./token-answers";

/** The authentication provider, and the accounts it signs in. */
export const authService: Service = {
  name: "auth",
  mount: MOUNT,
  schema: [accountsSchema, keysSchema, artifactsSchema, attemptsSchema, revokedSchema].join("\n"),
  seed(sandbox) {
    sandbox.db.exec("DELETE FROM auth_artifacts; DELETE FROM auth_attempts; DELETE FROM auth_revoked;");
    persistKeys(sandbox);
    seedAccounts(sandbox);
  },
  router(sandbox) {
    purgeArtifacts(sandbox);
    const provider = createProvider(sandbox);
    adjustAnswers(sandbox, provider);
    const { host, protocol } = new URL(sandbox.baseUrl);
    provider.proxy = protocol === "https:";
    const respond = provider.callback();
    // The library writes its addresses from the Host header; there is one public address, whoever asks.
    const endpoints: RequestHandler = (request, response, next) => {
      request.headers = { ...request.headers, host, ...(provider.proxy && { "x-forwarded-proto": "https" }) };
      respond(request, response).catch(next);
    };
    const router = Router();
    for (const name of ["bodoni-moda", "instrument-sans"]) {
      router.use("/fonts", serveStatic(fontFolder(name), { index: false, maxAge: "1y", immutable: true }));
    }
    router.use(refreshRoute(sandbox, endpoints), revocationRoute(sandbox));
    router.use(interactionRoutes(sandbox, provider), signInAs(sandbox, provider));
    router.use(endpoints);
    return router.use(errorHandler(sandbox));
  },
};

function fontFolder(name: string): string {
  const manifest = createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`);
  return join(dirname(manifest), "files");
}
