import { createHash, createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import type { RequestContext } from "../context.server";
import type { SignInChecks } from "./provider.server";

/**
 * Sign-ins under way. Everything that is particular to one of them travels sealed in its `state`, through the provider
 * and back, so that tabs which sign in side by side do not overwrite each other. What the browser keeps is one secret,
 * common to them: it ties every state to this browser, and nonce and PKCE verifier are derived from it.
 */

const stateSchema = z.object({
  id: z.string(),
  /** Path and query, checked by `returnPath` before it was sealed. */
  returnTo: z.string(),
  /** Names the browser's secret without telling it. */
  browser: z.string(),
  /** Started by itself after an answer that did not belong to this browser: not done twice in a row. */
  again: z.boolean(),
});
export type SignInState = z.infer<typeof stateSchema>;

/** Seconds in which a state still tells where its shopper was going. The browser's secret is kept for an hour. */
const STATE_TTL = 86_400;
const MAX_ANSWERED = 8;

/** Begins a sign-in in this browser; its secret is made, or kept for another hour. */
export async function createSignInChecks(
  { session, shop }: RequestContext,
  { returnTo, again }: Pick<SignInState, "returnTo" | "again">,
): Promise<SignInChecks> {
  const known = session.signInsUnderWay;
  const secret = known?.secret ?? randomBytes(32).toString("base64url");
  session.signInsUnderWay = { secret, answered: known?.answered ?? [] };
  const id = randomBytes(12).toString("base64url");
  const state = await shop.sealer.seal(
    { id, returnTo, again, browser: nameOf(secret) } satisfies SignInState,
    STATE_TTL,
  );
  return { state, ...derive(secret, id) };
}

/** What a state that came back says, or null when this shop did not seal it or it is too old. */
export async function openState({ shop }: RequestContext, state: string | null): Promise<SignInState | null> {
  if (!state) return null;
  const result = stateSchema.safeParse(await shop.sealer.unseal(state, STATE_TTL));
  return result.success ? result.data : null;
}

/** What the answer has to match, or null when this browser did not begin the sign-in or it was answered already. */
export function signInChecksFor({ session }: RequestContext, state: string, opened: SignInState): SignInChecks | null {
  const known = session.signInsUnderWay;
  if (!known || nameOf(known.secret) !== opened.browser || known.answered.includes(opened.id)) return null;
  return { state, ...derive(known.secret, opened.id) };
}

/** An answer counts once. */
export function markAnswered({ session }: RequestContext, { id }: SignInState): void {
  const known = session.signInsUnderWay;
  if (known) session.signInsUnderWay = { ...known, answered: [...known.answered, id].slice(-MAX_ANSWERED) };
}

function nameOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url").slice(0, 22);
}

function derive(secret: string, id: string): Pick<SignInChecks, "nonce" | "verifier"> {
  const from = (purpose: string) => createHmac("sha256", secret).update(`${purpose}:${id}`).digest("base64url");
  return { nonce: from("nonce"), verifier: from("verifier") };
}
