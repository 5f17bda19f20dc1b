import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { notFound, orUnavailable, noteServiceFailure } from "#app/bff/http/error-responses.server.ts";
import { UnauthorizedError } from "#app/bff/gateway/errors.server.ts";
import { tellingNotSent } from "#app/bff/session/form-draft.server.ts";
import { ownerMark } from "#app/bff/session/form-owner.server.ts";
import { signInRedirect } from "#app/bff/session/require-sign-in.server.ts";
import { isSignedIn } from "#app/bff/session/sign-in.server.ts";
import { requireSku, serviceFrame } from "#app/bff/catalogue/product-service.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { dayAndTimeOf } from "#app/i18n/dates.server.ts";
import { markRefused, typedValues } from "#app/bff/http/form-problem.server.ts";
import { isFilledByProgram } from "#app/bff/http/programs.server.ts";
import { examplePhoneNumber } from "#app/bff/account/phone-number.server.ts";
import { getStoreStock, hasStores } from "#app/bff/stores/product-stores.server.ts";
import { type ReserveProblem, reserve } from "#app/bff/stores/reserve.server.ts";
import { useText } from "#app/i18n/use-text.tsx";
import { isSoldInStores } from "#app/models/availability.ts";
import { productSlug } from "#app/models/entity-slug.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { useErrorTitle } from "#app/ui/form/form-state.tsx";
import { BesideProduct } from "#app/ui/product/recommendations.tsx";
import { Reserve } from "./view";

/**
 * Reserves a size in a shop, where the site has reservations (ereservation). A layer over the product where scripts
 * run.
 */
export const handle: RouteHandle = { layout: "default" };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page);

interface Answer {
  problem: ReserveProblem | { reason: "unavailable" } | null;
  values: Record<string, string>;
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const found = await requireReservable(context, request, params.productId);
  return reservePage(context, found, { problem: null, values: {} });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const found = await requireReservable(context, request, params.productId);
  const { product, option, sku } = found.piece;
  const form = await request.formData();
  const wanted = { storeId: found.store.storeId, sku: sku.sku };
  const page = paths.reserve(context.prefix, product.productId, wanted);
  const productPage = () => redirect(paths.slug(context.prefix, productSlug(product, option)), 303);
  if (isFilledByProgram(context, form, "reservation")) return productPage();
  const reserving = () =>
    reserve(context, wanted, form).catch(async (error: unknown) => {
      if (error instanceof UnauthorizedError) throw await signInRedirect(context, request, page);
      noteServiceFailure(context, error);
      return { reason: "unavailable" as const };
    });
  const outcome = await tellingNotSent(context, reserving);
  if ("reservationId" in outcome) {
    const { prefix, session } = context;
    const { day: until, time } = dayAndTimeOf(outcome.expiresAt, context);
    session.flash({
      kind: "success",
      key: "reservation.made",
      ...(isSignedIn(context) && { links: [{ key: "reservation.see", href: paths.account(prefix, "reservations") }] }),
      values: { name: outcome.product.name, store: outcome.store.name, until, time },
    });
    return productPage();
  }
  markRefused(context);
  const status = "reason" in outcome ? (STATUS[outcome.reason] ?? 422) : 422;
  const refused = await reservePage(context, found, { problem: outcome, values: typedValues(form) });
  return data({ ...refused, errorTitle: refused.title }, { status });
}

const STATUS: Readonly<Record<string, number>> = {
  othersAccount: 409,
  signedIn: 409,
  rateLimited: 429,
  unavailable: 503,
  unsure: 503,
};

export default function ReserveRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useErrorTitle(answer);
  const page = answer ?? loaded;
  const t = useText("service");
  return (
    <BesideProduct product={page.product} title={t("reserve.title")} narrow>
      <Reserve {...page} />
    </BesideProduct>
  );
}

/** Throws a 404 for an unknown shop, for a product that shops do not sell, and on a site without reservations. */
async function requireReservable(context: RequestContext, request: Request, productId: string | undefined) {
  if (!hasStores(context) || !context.site.params.ereservation) throw notFound(context, "validation");
  const piece = await requireSku(context, request, productId);
  if (!isSoldInStores(piece.option)) throw notFound(context, "validation");
  const storeId = new URL(request.url).searchParams.get("store") ?? "";
  const store = await orUnavailable(context, getStoreStock(context, piece, storeId));
  if (!store) throw notFound(context, "validation");
  return { piece, store };
}

async function reservePage(
  context: RequestContext,
  { piece, store }: Awaited<ReturnType<typeof requireReservable>>,
  answer: Answer,
) {
  return {
    kind: "reserve" as const,
    ...(await serviceFrame(context, piece, "reserve.title")),
    sku: piece.sku.sku,
    size: piece.sku.size.label,
    store,
    isVisitor: !isSignedIn(context),
    owner: ownerMark(context.session.tokens),
    phoneExample: examplePhoneNumber(context.site.country),
    ...answer,
  };
}
