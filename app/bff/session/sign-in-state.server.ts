import { hash, createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import type { RequestContext } from "../context.server";
import type { SignInChecks } from "./provider.server";

/**
 * Sign-ins in progress. The data of each one is sealed in its `state`, which goes to the provider and back, so that
 * tabs which sign in at the same time do not overwrite each other. The browser keeps one common secret, which ties
 * every state to this browser and from which nonce and PKCE verifier are derived.
 */

const stateSchema = z.object({
  id: z.string(),
  /** Path and query, checked by `returnPath` before it was sealed. */
  returnTo: z.string(),
  /** A hash of the browser's secret. */
  browser: z.string(),
  /** Started automatically after a callback that did not belong to this browser; not repeated a second time. */
  again: z.boolean(),
});
export type SignInState = z.infer<typeof stateSchema>;

/**
 * Seconds for which a state can be opened, to know where its shopper was going. The browser's secret is kept for an
 * hour only.
 */
const STATE_TTL = 86_400;
const MAX_ANSWERED = 8;

/** Begins a sign-in in this browser; creates its secret, or extends it for another hour. */
export async function createSignInChecks(
  { session, shop }: RequestContext,
  { returnTo, again }: Pick<SignInState, "returnTo" | "again">,
): Promise<SignInChecks> {
  const underWay = signInsOf(session);
  const { secret } = underWay;
  session.signInsUnderWay = underWay;
  const id = randomBytes(12).toString("base64url");
  const state = await shop.sealer.seal(
    { id, returnTo, again, browser: nameOf(secret) } satisfies SignInState,
    STATE_TTL,
  );
  return { state, ...derive(secret, id) };
}

/** Opens a state that came back; null if this shop did not seal it or it is too old. */
export async function openState({ shop }: RequestContext, state: string | null): Promise<SignInState | null> {
  if (!state) return null;
  const result = stateSchema.safeParse(await shop.sealer.unseal(state));
  return result.success ? result.data : null;
}

/**
 * The values that the callback has to match; null if this browser did not begin the sign-in or it was answered already.
 */
export function signInChecksFor({ session }: RequestContext, state: string, opened: SignInState): SignInChecks | null {
  const known = session.signInsUnderWay;
  if (!known || nameOf(known.secret) !== opened.browser || known.answered.includes(opened.id)) return null;
  return { state, ...derive(known.secret, opened.id) };
}

/** Marks a sign-in as answered, since a callback is accepted only once. */
export function markAnswered({ session }: RequestContext, { id }: SignInState): void {
  const known = session.signInsUnderWay;
  if (known) session.signInsUnderWay = { ...known, answered: [...known.answered, id].slice(-MAX_ANSWERED) };
}

function signInsOf({ signInsUnderWay }: RequestContext["session"]): NonNullable<typeof signInsUnderWay> {
  return signInsUnderWay ?? { secret: randomBytes(32).toString("base64url"), answered: [] };
}

/** Marks the next sign-in as due to refused tokens, also where another page begins it. */
export function noteRefusal({ session }: RequestContext): void {
  session.signInsUnderWay = { ...signInsOf(session), afterRefusal: true };
}

/** The tokens opened a page. */
export function forgetRefusal({ session }: RequestContext): void {
  const known = session.signInsUnderWay;
  if (known?.afterRefusal) session.signInsUnderWay = { ...known, afterRefusal: undefined };
}

function nameOf(secret: string): string {
  return hash("sha256", secret, "base64url").slice(0, 22);
}

function derive(secret: string, id: string): Pick<SignInChecks, "nonce" | "verifier"> {
  const from = (purpose: string) => createHmac("sha256", secret).update(`${purpose}:${id}`).digest("base64url");
  return { nonce: from("nonce"), verifier: from("verifier") };
}
