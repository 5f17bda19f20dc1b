import { canBuySku } from "#app/models/availability.ts";
import { productSlug } from "#app/models/entity-slug.ts";
import { findProduct } from "../catalogue/product.server";
import type { RequestContext } from "../context.server";
import { getStockAlerts } from "./customer-lists.server";
import type { ListPage } from "./list-pages.server";
import { undoOffer } from "../session/undo-offer.server";

/** The stock alerts of a customer as their page shows them. */

export interface AlertView {
  sku: string;
  /** Null when it is not sold any more. */
  piece: AlertPiece | null;
}

export interface AlertPiece {
  slug: string;
  name: string;
  color: string;
  /** Null for what comes in one size. */
  size: string | null;
  picture: string;
  /** It can be bought again. */
  isBack: boolean;
}

export interface AlertsPage extends ListPage {
  alerts: AlertView[];
  /** Deleted a moment ago; `position` is the index among the alerts that it had. */
  undo: (AlertView & { position: number })[];
}

/** Small, because every alert shown needs its product from the catalogue. */
const PAGE_SIZE = 20;

/**
 * One page, counted from 1. Sorted by sku, so that the sizes of a product are together and an alert that is set again
 * returns to its place (S4). Fails as `personalCall` does, and when the catalogue is unavailable.
 */
export async function loadAlertsPage(context: RequestContext, page: number): Promise<AlertsPage> {
  const offered = undoOffer(context, context.session.undo.alerts);
  const all = (await getStockAlerts(context)).toSorted(bySku);
  const first = (page - 1) * PAGE_SIZE;
  const shown = all.slice(first, first + PAGE_SIZE);
  const deleted = offered && all.every(({ sku }) => sku !== offered.sku) ? [offered] : [];
  const view = async ({ sku, productId }: { sku: string; productId: string }): Promise<AlertView> => ({
    sku,
    piece: await findPiece(context, productId, sku),
  });
  const [alerts, undo] = await Promise.all([Promise.all(shown.map(view)), Promise.all(deleted.map(view))]);
  return {
    page,
    pageSize: PAGE_SIZE,
    total: all.length,
    alerts,
    undo: undo.map((each) => ({ ...each, position: shown.filter((alert) => bySku(alert, each) < 0).length })),
  };
}

function bySku(one: { sku: string }, other: { sku: string }): number {
  return one.sku < other.sku ? -1 : Number(one.sku > other.sku);
}

async function findPiece(context: RequestContext, productId: string, sku: string): Promise<AlertPiece | null> {
  const product = (await findProduct(context, "products", productId))?.product;
  const option = product?.options.find(({ skus }) => skus.some((each) => each.sku === sku));
  const piece = option?.skus.find((each) => each.sku === sku);
  if (!product || !option || !piece) return null;
  return {
    slug: productSlug(product, option),
    name: product.name,
    color: option.color.name,
    size: option.skus.length > 1 ? piece.size.label : null,
    picture: option.pictures[0]?.path ?? "",
    isBack: canBuySku(option, piece),
  };
}
