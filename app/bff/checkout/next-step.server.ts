import type { Cart } from "~/models/cart";
import { FUNNEL_STEPS, type FunnelStep, stepFor } from "~/models/checkout-steps";
import { paths } from "~/paths";
import type { RequestContext } from "../context.server";
import { type Checkout, funnelPath } from "./access.server";

/** Query that a change link of the overview carries: what is changed there leads back to it. */
const FROM = "from";
const OVERVIEW = "overview";

/** Path of a step whose change leads back to the overview. */
export function changePath(context: RequestContext, step: FunnelStep): string {
  return `${funnelPath(context, step)}?${FROM}=${OVERVIEW}`;
}

/** Where a saved step leads: back to the overview when it was changed from there, else to the step after it. */
export function pathAfter(
  context: RequestContext,
  request: Request,
  { step, funnel }: Pick<Checkout, "step" | "funnel">,
  cart: Cart,
): string {
  const isChange = new URL(request.url).searchParams.get(FROM) === OVERVIEW;
  const following = FUNNEL_STEPS[FUNNEL_STEPS.indexOf(step) + 1] ?? OVERVIEW;
  const next = stepFor(isChange ? OVERVIEW : following, { ...funnel, cart });
  return next === "cart" ? paths.cart(context.prefix) : funnelPath(context, next);
}
