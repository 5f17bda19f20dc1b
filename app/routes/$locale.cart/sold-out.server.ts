import { findSoldOutPiece } from "#app/bff/catalogue/sold-out.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { formText } from "#app/bff/http/form-problem.server.ts";
import { returnPath } from "#app/bff/session/return-path.server.ts";
import type { LineItem } from "#app/models/cart.ts";
import { parseEntitySlug } from "#app/models/entity-slug.ts";
import type { Refusal } from "./refusal.server";

/** Reports which product is sold out, with links to it and to its stock alert; its cached stock is loaded again. */
export async function soldOutRefusal(
  context: RequestContext,
  form: FormData,
  line: LineItem | undefined,
): Promise<Refusal> {
  const sku = line?.sku ?? formText(form, "sku");
  const productId = line?.productId ?? productIdOf(context, form, sku);
  const piece = productId === null ? null : await findSoldOutPiece(context, productId, sku);
  const name = piece?.name ?? deletedName(context, form);
  if (!name) return { status: 422, key: "error.soldOut" };
  return { status: 422, key: "error.pieceSoldOut", values: { piece: name }, links: piece?.links };
}

/** The product's id as far as known: from the list saved for later, or from the page that the form came from. */
function productIdOf({ session }: RequestContext, form: FormData, sku: string): string | null {
  const saved = session.linesForLater.find((each) => each.sku === sku);
  if (saved) return saved.productId;
  const segment = returnPath(form.get("returnTo"))?.split("?")[0]!.split("/").at(-1);
  const slug = parseEntitySlug(segment ?? "");
  return slug?.kind === "product" ? slug.id : null;
}

/** Name of a deleted line that was to be restored. */
function deletedName({ session }: RequestContext, form: FormData): string | undefined {
  const undoId = formText(form, "undoId");
  return session.undo.lines.find((line) => line.undoId === undoId)?.name;
}
