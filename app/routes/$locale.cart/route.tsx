import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { isUnavailable, noteUnavailable } from "~/bff/access/unavailable.server";
import { isSignedIn } from "~/bff/auth/sign-in.server";
import { recallCart } from "~/bff/cart/cart.server";
import { findCartView } from "~/bff/cart/view.server";
import { markRefused, titleOf } from "~/bff/form-problem.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/route-handle";
import { handleCartForm } from "./actions.server";
import { CartPage, CartUnavailable, EmptyCart } from "./view";

export const handle: RouteHandle = { layout: "cart-page" };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const t = await serverText(context.language, "cart");
  const title = await titleOf(context, `${t("title")} | Vitrine`);
  const page = { title, messages: pageMessages(context.language, "cart"), isVisitor: !isSignedIn(context) };
  const cart = await recallCart(context)
    .then(() => findCartView(context))
    .catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      noteUnavailable(context, error);
      return "unavailable" as const;
    });
  if (cart !== "unavailable") return data({ ...page, cart, isUnavailable: false });
  return data({ ...page, cart: null, isUnavailable: true }, { status: 503, headers: { "Retry-After": "10" } });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const result = await handleCartForm(context, await request.formData());
  if (!(result instanceof Response)) markRefused(context);
  return result;
}

/** A conflict is answered with the cart as it is now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === 409;
}

export default function Cart() {
  const { cart, isUnavailable, isVisitor } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() ?? null;
  if (isUnavailable) return <CartUnavailable />;
  return cart ? <CartPage {...{ cart, problem, isVisitor }} /> : <EmptyCart {...{ problem, isVisitor }} />;
}
