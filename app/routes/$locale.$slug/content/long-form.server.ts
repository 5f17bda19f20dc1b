import { unavailable, notFound } from "~/bff/http/error-responses.server";
import type { RequestContext } from "~/bff/context.server";
import { findContentPage } from "~/bff/content/pages.server";
import type { ContentKind } from "~/models/content-view";
import { buildEntitySlug, isEntityId } from "~/models/entity-slug";
import { paths } from "~/paths";
import { toPage } from "~/bff/http/redirects.server";

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
  const view = await findContentPage(context, kind, id);
  if (view === "unknown") throw notFound(context, "validation");
  if (view === "unavailable") throw unavailable(context, new Error("content does not answer"));
  const slug = buildEntitySlug({ kind, name: view.page.title, id });
  return toPage(paths.slug(context.prefix, slug) + new URL(request.url).search, 301);
}
