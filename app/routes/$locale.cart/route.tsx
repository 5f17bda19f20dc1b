import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { titleOf } from "#app/bff/http/form-problem.server.ts";
import { noteServiceFailure } from "#app/bff/http/error-responses.server.ts";
import { orderIfPaidOrGoOnAsking } from "#app/bff/checkout/finish-paid.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { handleCartForm } from "./actions.server";
import { loadCartPage, loadSharedCart } from "./loader.server";
import { hasChangedNothing } from "#app/ui/form/lost-forms.ts";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";
import { cartUnavailable, sharedCartGone } from "./server-parts.server";
import { CartPage, OtherPage } from "./view";

export const handle: RouteHandle = { layout: "cart-page" };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page);

export async function loader({ context, request }: LoaderFunctionArgs) {
  // A visitor's session begins here (D11), even if an empty cart asks nothing of the gateway.
  context.session.ensureAnonymousId();
  const t = await serverText(context.language, "cart");
  const messages = pageMessages(context.language, "cart");
  const titled = async (text: string) => ({ title: await titleOf(context, `${text} | Vitrine`), messages });
  try {
    await orderIfPaidOrGoOnAsking(context);
    const found = await loadSharedCart(context);
    if (found?.shared) {
      const { content, preview } = found.shared;
      return data({ ...(await titled(t("shared.title"))), ...preview, ...other(content) });
    }
    if (found) return data({ ...(await titled(t("shared.gone.title"))), ...other(sharedCartGone(context)) }, NOT_FOUND);
    return data({ ...(await titled(t("title"))), ...(await loadCartPage(context, !request.headers.has("cookie"))) });
  } catch (error) {
    noteServiceFailure(context, error);
    return data({ ...(await titled(t("title"))), ...other(cartUnavailable(context)) }, UNAVAILABLE);
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  return handleCartForm(context, await request.formData());
}

/** After most refusals the cart is loaded again: it may have changed, and be the reason. */
export function shouldRevalidate({ actionStatus }: ShouldRevalidateFunctionArgs): boolean {
  return !hasChangedNothing(actionStatus);
}

export default function Cart() {
  const page = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() ?? null;
  const { title } = page;
  useEffect(() => {
    // Also resets the title once the problem is solved: the page stays, and Remix does not set an unchanged title
    // again.
    document.title = problem?.errorTitle ?? title;
  }, [problem, title]);
  if (page.kind === "other") return <OtherPage content={page.content} problem={problem} />;
  return <CartPage {...page} problem={problem} />;
}

const NOT_FOUND = { status: 404 };
const UNAVAILABLE = { status: 503 };

function other(content: ServerHtml) {
  return { kind: "other" as const, content };
}
