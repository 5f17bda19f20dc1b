import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireSignIn, signInRedirect } from "#app/bff/session/require-sign-in.server.ts";
import { notFound, noteServiceFailure } from "#app/bff/http/error-responses.server.ts";
import { isSignedIn } from "#app/bff/session/sign-in.server.ts";
import { requireSku, serviceFrame } from "#app/bff/catalogue/product-service.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { isFilledByProgram } from "#app/bff/http/programs.server.ts";
import { markRefused, typedValues } from "#app/bff/http/form-problem.server.ts";
import { parseEmail } from "#app/bff/account/newsletter.server.ts";
import { UnauthorizedError } from "#app/bff/gateway/errors.server.ts";
import { listStockAlerts } from "#app/bff/account/customer-lists.server.ts";
import { type AlertOutcome, setStockAlert, setVisitorAlert } from "#app/bff/account/stock-alert.server.ts";
import { useText } from "#app/i18n/use-text.tsx";
import { canBuySku, mayComeBack } from "#app/models/availability.ts";
import { productSlug } from "#app/models/entity-slug.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { useErrorTitle } from "#app/ui/form/form-state.tsx";
import { BesideProduct } from "#app/ui/product/recommendations.tsx";
import { StockAlert, type StockAlertProps } from "./view";

/** Stock alert for a size, where the site has alerts (S3). Opens as a layer over the product where scripts run. */
export const handle: RouteHandle = { layout: "default" };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page);

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const found = await requireAlertable(context, request, params.productId);
  return alertPage(context, found, { problem: null, email: "" });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const found = await requireAlertable(context, request, params.productId);
  const { product, option, sku } = found;
  const { productId } = product;
  const answerPage = async (answer: Pick<StockAlertProps, "problem" | "email">) => {
    const page = await alertPage(context, found, answer);
    return { ...page, errorTitle: page.title };
  };
  // The size came back in stock while the form was open: no alert is set, and the page says so.
  if (canBuySku(option, sku)) return data(await answerPage({ problem: null, email: "" }));
  const page = paths.stockAlert(context.prefix, productId, sku.sku);
  const form = await request.formData();
  const { email } = typedValues(form);
  // A visitor needs only an e-mail address (BEY-14); a customer's alert belongs to the account.
  const isVisitor = email !== undefined && !isSignedIn(context);
  if (!isVisitor) await requireSignIn(context, request, page);
  const isProgram = isVisitor && isFilledByProgram(context, form, "alert");
  const outcome = isProgram ? "set" : await setAlert(context, { sku: sku.sku, productId }, isVisitor ? email : null);
  if (outcome === "signedOut") throw await signInRedirect(context, request, page);
  if (outcome === "set") {
    const values = { name: product.name, size: sku.size.label };
    context.session.flash({ kind: "success", key: option.skus.length > 1 ? "alert.set" : "alert.setOne", values });
    return redirect(paths.slug(context.prefix, productSlug(product, option)), 303);
  }
  markRefused(context);
  return data(await answerPage({ problem: outcome, email: email ?? "" }), { status: STATUS[outcome] });
}

const STATUS = { email: 422, tooMany: 422, rateLimited: 429, unavailable: 503 };

export default function StockAlertRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useErrorTitle(answer);
  const page = answer ?? loaded;
  const t = useText("service");
  return (
    <BesideProduct product={page.product} title={t("alert.title")} narrow>
      <StockAlert {...page} />
    </BesideProduct>
  );
}

/** Throws a 404 for a size that will not come back (S3), and on a site without alerts. */
async function requireAlertable(context: RequestContext, request: Request, productId: string | undefined) {
  if (!context.site.params.showProductAvailabilityAlert) throw notFound(context, "validation");
  const piece = await requireSku(context, request, productId);
  if (!mayComeBack(piece.option)) throw notFound(context, "validation");
  return piece;
}

type Alertable = Awaited<ReturnType<typeof requireAlertable>>;

async function alertPage(
  context: RequestContext,
  found: Alertable,
  answer: Pick<StockAlertProps, "problem" | "email">,
) {
  const { sku } = found.sku;
  return {
    kind: "alert" as const,
    ...(await serviceFrame(context, found, "alert.title")),
    sku,
    size: found.sku.size.label,
    state: await stateOf(context, found),
    ...answer,
  };
}

/** State of the page: nothing to do once the size is back or an alert is set; visitors enter an address. */
async function stateOf(context: RequestContext, { option, sku }: Alertable): Promise<StockAlertProps["state"]> {
  if (canBuySku(option, sku)) return "back";
  if (!isSignedIn(context)) return "visitor";
  const alerts = await listStockAlerts(context);
  return alerts.some((alert) => alert.sku === sku.sku) ? "set" : "customer";
}

/**
 * Sets the alert; gives what to say of it.
 * @param typed a visitor's address; null for a customer
 */
async function setAlert(
  context: RequestContext,
  alert: { sku: string; productId: string },
  typed: string | null,
): Promise<AlertOutcome | "email" | "signedOut" | "unavailable"> {
  const email = typed === null ? null : parseEmail(typed);
  if (typed !== null && email === null) return "email";
  try {
    return await (email === null ? setStockAlert(context, alert) : setVisitorAlert(context, { ...alert, email }));
  } catch (error) {
    if (error instanceof UnauthorizedError) return "signedOut";
    noteServiceFailure(context, error);
    return "unavailable";
  }
}
