import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireSignIn, signInRedirect } from "~/bff/session/require-sign-in.server";
import { isUnavailable, notFound } from "~/bff/http/error-responses.server";
import { isSignedIn } from "~/bff/session/sign-in.server";
import { requirePiece, serviceFrame } from "~/bff/catalogue/product-service.server";
import type { RequestContext } from "~/bff/context.server";
import { markRefused } from "~/bff/http/form-problem.server";
import { UnauthorizedError } from "~/bff/gateway/errors.server";
import { listStockAlerts } from "~/bff/account/customer-lists.server";
import { type AlertOutcome, setStockAlert } from "~/bff/account/stock-alert.server";
import { useText } from "~/i18n/use-text";
import { canBuySku, mayComeBack } from "~/models/availability";
import { productSlug } from "~/models/entity-slug";
import { pageMeta } from "~/document/page-meta";
import { paths } from "~/paths";
import type { RouteHandle } from "~/document/route-handle";
import { BesideProduct } from "~/ui/product/recommendations";
import { StockAlert, type StockAlertProps } from "./view";

/** Be told when a size is back, where the site offers it (S3). A layer over the product where scripts run. */
export const handle: RouteHandle = { layout: "default" };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page);

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return alertPage(context, request, params.productId, null);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { product, option, sku } = await init(context, request, params.productId);
  const { productId } = product;
  const page = paths.stockAlert(context.prefix, productId, sku.sku);
  await requireSignIn(context, request, page);
  const outcome = await ask(context, { sku: sku.sku, productId });
  if (outcome === "signedOut") throw await signInRedirect(context, request, page);
  if (outcome === "set") {
    const values = { name: product.name, size: sku.size.label };
    context.session.flash({ kind: "success", key: "alert.set", values });
    return redirect(paths.slug(context.prefix, productSlug(product, option)), 303);
  }
  markRefused(context);
  return data(await alertPage(context, request, productId, outcome), { status: STATUS[outcome] });
}

const STATUS = { tooMany: 422, rateLimited: 429, unavailable: 503 };

export default function StockAlertRoute() {
  const loaded = useLoaderData<typeof loader>();
  const page = useActionData<typeof action>() ?? loaded;
  const t = useText("service");
  return (
    <BesideProduct product={page.product} title={t("alert.title")} narrow>
      <StockAlert {...page} />
    </BesideProduct>
  );
}

async function init(context: RequestContext, request: Request, productId: string | undefined) {
  if (!context.site.params.showProductAvailabilityAlert) throw notFound(context, "validation");
  const piece = await requirePiece(context, request, productId);
  if (!mayComeBack(piece.option)) throw notFound(context, "validation");
  return piece;
}

async function alertPage(
  context: RequestContext,
  request: Request,
  productId: string | undefined,
  problem: StockAlertProps["problem"],
) {
  const found = await init(context, request, productId);
  const { sku } = found.sku;
  return {
    kind: "alert" as const,
    ...(await serviceFrame(context, found, "alert.title")),
    sku,
    size: found.sku.size.label,
    state: await stateOf(context, found),
    problem,
  };
}

/** What there is to do: nothing once it is back or asked for, and visitors sign in first. */
async function stateOf(
  context: RequestContext,
  { option, sku }: Awaited<ReturnType<typeof init>>,
): Promise<StockAlertProps["state"]> {
  if (canBuySku(option, sku)) return "back";
  if (!isSignedIn(context)) return "visitor";
  const alerts = await listStockAlerts(context, { mandatory: false });
  return alerts.some((alert) => alert.sku === sku.sku) ? "set" : "customer";
}

async function ask(
  context: RequestContext,
  alert: { sku: string; productId: string },
): Promise<AlertOutcome | "signedOut" | "unavailable"> {
  try {
    return await setStockAlert(context, alert);
  } catch (error) {
    if (error instanceof UnauthorizedError) return "signedOut";
    if (isUnavailable(error)) return "unavailable";
    throw error;
  }
}
