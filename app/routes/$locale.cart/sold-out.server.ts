import { findProduct, noteSoldOut } from "~/bff/catalogue/product.server";
import type { RequestContext } from "~/bff/context.server";
import { formText } from "~/bff/http/form-problem.server";
import { optional } from "~/bff/http/error-responses.server";
import { returnPath } from "~/bff/session/require-sign-in.server";
import { mayComeBack } from "~/models/availability";
import type { LineItem } from "~/models/cart";
import { nameWithSize } from "~/models/cart-lines";
import { parseEntitySlug, productSlug } from "~/models/entity-slug";
import type { FlashLink } from "~/models/form-problem";
import { paths } from "~/paths";
import type { Refusal } from "./refusal.server";

/** Says which piece there is none left of, and leads to it and to its alert; what is kept of it is asked for again. */
export async function soldOutRefusal(
  context: RequestContext,
  form: FormData,
  line: LineItem | undefined,
): Promise<Refusal> {
  const sku = line?.sku ?? formText(form, "sku");
  const productId = line?.productId ?? productIdOf(context, form, sku);
  const piece = productId === null ? null : await findPiece(context, productId, sku);
  if (piece) await noteSoldOut(context, piece.productId);
  const name = piece?.name ?? deletedName(context, form);
  if (!name) return { status: 422, key: "error.soldOut" };
  return { status: 422, key: "error.pieceSoldOut", values: { piece: name }, links: piece?.links };
}

/** As far as it is known: what was saved for later names it, a form of a card or of its page by where it came from. */
function productIdOf({ session }: RequestContext, form: FormData, sku: string): string | null {
  const saved = session.linesForLater.find((each) => each.sku === sku);
  if (saved) return saved.productId;
  const segment = returnPath(form.get("returnTo"))?.split("?")[0]!.split("/").at(-1);
  const slug = parseEntitySlug(segment ?? "");
  return slug?.kind === "product" ? slug.id : null;
}

interface Piece {
  productId: string;
  name: string;
  links: FlashLink[];
}

/** Null for what is no piece of the product: the form may say anything. */
async function findPiece(context: RequestContext, productId: string, sku: string): Promise<Piece | null> {
  const { prefix, site } = context;
  const found = await optional(context, "a piece that is sold out was not named", null, () =>
    findProduct(context, "products", productId),
  );
  const option = found?.product.options.find(({ skus }) => skus.some((each) => each.sku === sku));
  if (!found || !option) return null;
  const { name } = found.product;
  const { size } = option.skus.find((each) => each.sku === sku)!;
  const alert = { key: "cart.tellMe", href: paths.stockAlert(prefix, productId, sku) };
  const page = { key: "cart.similar", href: paths.slug(prefix, productSlug(found.product, option)) };
  const hasAlert = site.params.showProductAvailabilityAlert && mayComeBack(option);
  return {
    productId,
    name: option.skus.length > 1 ? nameWithSize({ name, size }) : name,
    links: hasAlert ? [alert, page] : [page],
  };
}

/** A line that was to be taken back. */
function deletedName({ session }: RequestContext, form: FormData): string | undefined {
  const undoId = formText(form, "undoId");
  return session.undo.lines.find((line) => line.undoId === undoId)?.name;
}
