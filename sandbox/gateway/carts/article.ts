import { type CatalogueSku, findSku } from "../../catalogue/products";
import type { Sandbox } from "../../service";
import type { GatewayContext } from "../context";
import type { StockOf } from "./lines";

/** A sku as a cart shows it, in the shopper's language and the shop's currency. `stock` counts the warehouse. */
export type Article = Omit<CatalogueSku, "gtin">;

/** A line with what the catalogue says of it. */
export interface PricedLine {
  lineId: string;
  quantity: number;
  lastModifiedAt: string;
  /** The promo code or loyalty offer that gives it for nothing. */
  giftOf?: string;
  article: Article;
}

type ArticleViewer = Pick<GatewayContext, "language" | "currency" | "isPrivateSale">;

/** Null for a sku that the catalogue does not know. */
export function findArticle(sandbox: Sandbox, sku: string, viewer: ArticleViewer): Article | null {
  return findSku(sandbox, sku, viewer);
}

/** How many the warehouse has of a sku; null when the catalogue does not know it. */
export function stockOf(sandbox: Sandbox, viewer: ArticleViewer): StockOf {
  return (sku) => findArticle(sandbox, sku, viewer)?.stock ?? null;
}
