import type { RemovedWish } from "#app/ui/wishlist/wish-grid.tsx";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";
import type { Visit } from "./fake-browser";

interface Data {
  total?: number;
  page?: number;
  undo?: readonly RemovedWish[];
  cells: readonly ServerHtml[];
  notes: ServerHtml | null;
  share?: ServerHtml | null;
}

/** Data of a page with a wishlist: HTML of its parts, and the products in order. */
export function wishesIn({ result, context }: Visit) {
  const { data: page, init } = result as { data: { list: Data }; init: { status: number } };
  const data = page.list;
  const htmlOf = (content: ServerHtml | null | undefined) => (content && context.html.get(content.key)) ?? "";
  const cells = data.cells.map(htmlOf);
  return {
    status: init.status,
    total: data.total,
    page: data.page,
    undo: data.undo ?? [],
    cells,
    ids: cells.map((html) => /data-wish="(\d+)"/.exec(html)?.[1] ?? ""),
    notes: htmlOf(data.notes),
    share: htmlOf(data.share),
  };
}
