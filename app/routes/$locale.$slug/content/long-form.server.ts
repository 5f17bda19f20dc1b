import { unavailable, notFound } from "#app/bff/http/error-responses.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { listTeasers } from "#app/bff/content/pages.server.ts";
import type { ContentKind } from "#app/models/content-view.ts";
import { buildEntitySlug, isEntityId } from "#app/models/entity-slug.ts";
import { paths } from "#app/paths.ts";
import { toPage } from "#app/bff/http/redirects.server.ts";

/**
 * Returns the permanent redirect from the long form of a page's address (S2) to its canonical one; throws a 404 or a
 * 503.
 */
export async function loadContentLongForm(
  context: RequestContext,
  request: Request,
  { kind, id }: { kind: ContentKind; id: string },
): Promise<Response> {
  if (!isEntityId(kind, id)) throw notFound(context, "validation");
  const pages = await listTeasers(context, kind);
  if (!pages) throw unavailable(context, new Error("content does not answer"));
  const page = pages.find(({ page_id: own }) => own === id);
  if (!page) throw notFound(context, "validation");
  const slug = buildEntitySlug({ kind, name: page.title, id });
  return toPage(paths.slug(context.prefix, slug) + new URL(request.url).search, 301);
}
