import { Router, urlencoded, type NextFunction, type Request, type Response } from "express";
import { errors, type InteractionResults, type Provider } from "oidc-provider";
import { z } from "zod";
import { EmailTakenError, checkPassword, createAccount, findAccountByEmail } from "../customers/accounts";
import { handler } from "../handler";
import type { Sandbox } from "../service";
import { clearAttempts, lockedFor, startAttempt } from "./attempts";
import { readForm, registerErrors, signInErrors, type FieldErrors, type FormValues } from "./forms";
import { pageLanguage } from "./language";
import { pageHeaders } from "./layout";
import { originOf } from "./logout";
import { demoValues, failurePage, formPage, type FormPage, type View } from "./pages";
import { rememberedShop, rememberShop } from "./way-back";

const registration = z.object({ intent: z.literal("register") });

type Outcome = { customerId: string } | { errors: FieldErrors; lockedFor?: number };
type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** Sign-in and registration: forms that work without a script, under `/interaction/{uid}`. */
export function interactionRoutes(sandbox: Sandbox, provider: Provider): Router {
  const router = Router();
  router.get("/interaction/:uid", handler(openForm(provider)));
  router.post(
    "/interaction/:uid",
    urlencoded({ extended: false, limit: "16kb" }),
    handler(readAnswer(sandbox, provider)),
  );
  router.get("/interaction/:uid/cancel", handler(cancel(provider)));
  router.use("/interaction", failed);
  return router;
}

function openForm(provider: Provider) {
  return async (request: Request, response: Response): Promise<void> => {
    const interaction = await interactionOf(provider, request, response);
    const asked = request.query.view ?? (interaction.prompt.name === "create" ? "register" : "sign-in");
    const view = asked === "register" ? "register" : "sign-in";
    const hint = interaction.params.login_hint;
    const values = { ...(typeof hint === "string" && { email: hint }), ...demoValues(request.query.demo) };
    show(request, response, interaction, { view, values, errors: {}, lockedMinutes: 0 });
  };
}

function readAnswer(sandbox: Sandbox, provider: Provider) {
  return async (request: Request, response: Response): Promise<void> => {
    const interaction = await interactionOf(provider, request, response);
    const view = registration.safeParse(request.body).success ? "register" : "sign-in";
    const values = readForm(request.body);
    const outcome = await share(JSON.stringify([interaction.uid, view, values]), () =>
      view === "register" ? register(sandbox, interaction, values) : signIn(sandbox, values),
    );
    if ("customerId" in outcome) {
      await leaveOtherAccount(provider, interaction, outcome.customerId);
      await finish(provider, request, response, { login: { accountId: outcome.customerId }, create: {} });
      return;
    }
    const lockedMinutes = Math.ceil((outcome.lockedFor ?? 0) / 60_000);
    response.status(lockedMinutes > 0 ? 429 : 400);
    if (lockedMinutes > 0) response.set("Retry-After", String(lockedMinutes * 60));
    const kept = { ...values, password: "" };
    show(request, response, interaction, { view, values: kept, errors: outcome.errors, lockedMinutes });
  };
}

function cancel(provider: Provider) {
  return async (request: Request, response: Response): Promise<void> => {
    await interactionOf(provider, request, response);
    const result = { error: "access_denied", error_description: "The customer went back to the shop" };
    await finish(provider, request, response, result);
  };
}

async function signIn(sandbox: Sandbox, values: FormValues): Promise<Outcome> {
  const errors = signInErrors(values);
  if (Object.keys(errors).length > 0) return { errors };
  const locked = startAttempt(sandbox, values.email);
  if (locked > 0) return { errors: {}, lockedFor: locked };
  const account = findAccountByEmail(sandbox, values.email);
  if (await checkPassword(sandbox, account?.customerId ?? "", values.password)) {
    clearAttempts(sandbox, values.email);
    return { customerId: account?.customerId ?? "" };
  }
  const left = lockedFor(sandbox, values.email);
  return left > 0 ? { errors: {}, lockedFor: left } : { errors: { password: "wrong" } };
}

async function register(sandbox: Sandbox, { result }: Interaction, values: FormValues): Promise<Outcome> {
  const errors = registerErrors(values);
  if (Object.keys(errors).length > 0) return { errors };
  try {
    const { customerId } = await createAccount(sandbox, values);
    return { customerId };
  } catch (error) {
    if (!(error instanceof EmailTakenError)) throw error;
    // Taken by this very form, pressed twice.
    const customerId = findAccountByEmail(sandbox, values.email)?.customerId;
    const isOwn = customerId !== undefined && customerId === result?.login?.accountId;
    return isOwn ? { customerId } : { errors: { email: "emailTaken" } };
  }
}

const underway = new Map<string, Promise<Outcome>>();

/** A form that is sent twice by a second press of its button is worked on once: one try, one account. */
function share(key: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const known = underway.get(key);
  if (known) return known;
  const outcome = work().finally(() => underway.delete(key));
  underway.set(key, outcome);
  return outcome;
}

/** Fails with the library's SessionNotFound when the interaction is over, or belongs to another browser. */
async function interactionOf(provider: Provider, request: Request, response: Response): Promise<Interaction> {
  const interaction = await provider.interactionDetails(request, response);
  if (interaction.uid !== request.params.uid) throw new errors.SessionNotFound("another interaction is under way");
  return interaction;
}

/**
 * Another customer was signed in here: their session ends first. The library would do it with a form that a script
 * sends by itself.
 */
async function leaveOtherAccount(provider: Provider, interaction: Interaction, customerId: string): Promise<void> {
  const { session } = interaction;
  if (!session?.uid || session.accountId === customerId) return;
  const other = await provider.Session.findByUid(session.uid);
  await other?.destroy();
  delete interaction.session;
  await interaction.persist();
}

function finish(provider: Provider, request: Request, response: Response, result: InteractionResults): Promise<void> {
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

function show(
  request: Request,
  response: Response,
  interaction: Interaction,
  page: Omit<FormPage, "language" | "action"> & { view: View },
): void {
  const language = pageLanguage(interaction.params.ui_locales, request.get("accept-language"));
  const action = `${request.baseUrl}/interaction/${interaction.uid}`;
  rememberShop(response, request.baseUrl, interaction.params.redirect_uri);
  response.set(pageHeaders(originOf(interaction.params.redirect_uri)));
  response.type("html").send(formPage({ language, action, ...page }));
}

function failed(error: unknown, request: Request, response: Response, next: NextFunction): void {
  const known = error instanceof errors.SessionNotFound;
  const status = known ? 400 : statusOf(error);
  if (status >= 500) return next(error);
  const shop = rememberedShop(request.get("cookie"));
  const language = pageLanguage(shop?.language, request.get("accept-language"));
  response.set(pageHeaders()).status(status).type("html");
  response.send(failurePage(language, known ? error.error : "invalid_request", shop));
}

function statusOf(error: unknown): number {
  return error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 500;
}
