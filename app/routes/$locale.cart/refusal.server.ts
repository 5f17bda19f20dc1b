import type { FieldProblem, FormProblem, ShownNotice } from "#app/models/form-problem.ts";
import { data, redirect } from "@remix-run/node";
import { nullIfUnavailable, noteServiceFailure } from "#app/bff/http/error-responses.server.ts";
import { CartConflictError } from "#app/bff/cart/cart.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { formProblem, formText } from "#app/bff/http/form-problem.server.ts";
import { type GatewayError, hasStatus, NoCartError, UnauthorizedError } from "#app/bff/gateway/errors.server.ts";
import { RateLimitError } from "#app/bff/http/rate-limit.server.ts";
import { flashNotSent, keepDraft } from "#app/bff/session/form-draft.server.ts";
import type { NewFlashLink } from "#app/bff/session/flash-messages.server.ts";
import { cartText, noticeText } from "#app/i18n/i18n.server.ts";
import type { Key } from "#app/i18n/namespaces.ts";
import { readCardNumber } from "#app/models/gift-card-rules.ts";
import { paths } from "#app/paths.ts";

/** Responses to refused forms of the cart: nothing was changed, nothing is lost. */

// Exact types instead of `Response`: with that, `useActionData` would be `any`.
export type Redirect = ReturnType<typeof redirect>;
export type Refused = ReturnType<typeof data<CartProblem>>;
export type Answer = Promise<Redirect | Refused>;
/** To a script, which then loads the page's data again. */
export type Changed = ReturnType<typeof data<null>>;

export interface CartProblem extends FormProblem {
  /** The line changed since the shopper saw it: the wanted quantity, to be confirmed. */
  question: { lineId: string; quantity: number } | null;
  /** Links to go on from the problem. */
  links: ShownNotice["links"];
}

export type ErrorKey = Extract<Key<"cartParts" | "cart">, `${string}error.${string}` | "share.empty">;

export interface Refusal {
  status: 400 | 404 | 409 | 422 | 429 | 503;
  /** Id of the field that shows the error; without one it stands at the head of the page. */
  fieldId?: string;
  key: ErrorKey;
  values?: Record<string, string | number>;
  question?: CartProblem["question"];
  links?: NewFlashLink[];
}

export async function refuse(context: RequestContext, form: FormData, refusal: Refusal): Promise<Refused> {
  const { status, fieldId, key, values, question, links = [] } = refusal;
  const t = await cartText(context.language);
  const text = t(key, values);
  const fields = fieldId ? [{ fieldId, text }] : [];
  const notices = await noticeText(context.language);
  const shown = links.map((link) => ({ text: notices(link.key), href: link.href }));
  return refuseWith(context, form, { status, fields, notice: fieldId ? undefined : text, question, links: shown });
}

interface Words extends Pick<Refusal, "status" | "question"> {
  fields: FieldProblem[];
  notice?: string;
  links?: CartProblem["links"];
}

/** The same for sentences that are already in the page's language. */
export async function refuseWith(context: RequestContext, form: FormData, words: Words): Promise<Refused> {
  const { status, fields, notice, question = null, links = [] } = words;
  const t = await cartText(context.language);
  const problem = await formProblem(context, { title: `${t("title")} | Vitrine`, form, fields, notice });
  return data({ ...problem, question, links }, { status });
}

/**
 * Explains in the shopper's words why a call failed. `known` gives the words for refusals by the gateway; other
 * failures have the same words in every form.
 */
export async function failure(
  context: RequestContext,
  form: FormData,
  error: unknown,
  known: (error: GatewayError) => Refusal | null | Promise<Refusal | null> = () => null,
): Answer {
  if (error instanceof UnauthorizedError) return toSignIn(context, form);
  if (error instanceof NoCartError) {
    // The gateway does not show the cart any more, which is in the account.
    if (isSessionOver(context)) return toSignIn(context, form);
    context.shop.log.warn({ requestId: context.requestId }, error.message);
    return refuse(context, form, { status: 409, key: "error.noCart" });
  }
  if (error instanceof RateLimitError) return refuse(context, form, { status: 429, key: "error.rateLimited" });
  if (error instanceof CartConflictError) return refuse(context, form, { status: 409, key: "error.conflict" });
  if (hasStatus(error, 400, 404, 409, 412, 422)) {
    const { call, code } = error;
    context.shop.log.warn({ requestId: context.requestId, call, code }, "a cart change was refused");
    // `known` may need to load the cart, which may fail too.
    const refusal = await nullIfUnavailable(context, Promise.resolve(known(error)));
    if (refusal) return refuse(context, form, refusal);
  }
  noteServiceFailure(context, error);
  return refuse(context, form, { status: 503, key: "error.unavailable" });
}

/** Name under which a typed promo code outlives the session. */
export const CART_DRAFT = "cart";

/** Whether a customer's session has ended, with this request or before, without signing out. */
function isSessionOver({ session }: RequestContext): boolean {
  return !session.tokens && (session.opened.refresh !== undefined || session.customer !== null);
}

/** Actions for customers only: redirects a visitor to sign in and back to the cart. */
export function toSignIn(context: RequestContext, form: FormData): Redirect {
  const { prefix } = context;
  const promo = formText(form, "promo");
  // The number of a gift card in the wrong field is not kept.
  if (promo !== "" && readCardNumber(promo) === null) keepDraft(context, CART_DRAFT, form);
  if (isSessionOver(context)) flashNotSent(context);
  return redirect(paths.signIn(prefix, paths.cart(prefix)), 303);
}

/** @param part id of the part of the page to show, for what lies far below the lines */
export function toCart({ prefix }: RequestContext, part?: string): Redirect {
  return redirect(paths.cart(prefix) + (part ? `#${part}` : ""), 303);
}
