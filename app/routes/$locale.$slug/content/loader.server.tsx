import { alternates } from "#app/bff/sites/alternates.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { contentIn } from "#app/bff/content/alternates.server.ts";
import { withBlocks } from "#app/bff/content/blocks.server.ts";
import { findContentPage } from "#app/bff/content/pages.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { contentPageData, contentUnavailable } from "#app/document/content-document.server.tsx";
import { serverText } from "#app/i18n/i18n.server.ts";
import type { ContentKind, ContentPageView } from "#app/models/content-view.ts";
import type { ContentPage } from "#app/models/content-page.ts";
import { buildEntitySlug } from "#app/models/entity-slug.ts";
import { seoHead } from "#app/models/seo-head.ts";
import { articleData, type ArticleFacts, type StructuredData } from "#app/models/structured-data.ts";
import type { PageHead } from "#app/document/page-meta.ts";
import { paths } from "#app/paths.ts";
import { ContentDocument, openingSizes } from "#app/ui/blocks/content-document.tsx";
import { pictureSrcSet, pictureUrl, SHARED_WIDTH } from "#app/models/picture-url.ts";
import { toPage } from "#app/bff/http/redirects.server.ts";

interface ContentAddress {
  kind: ContentKind;
  id: string;
}

/**
 * A blog, landing, lookbook or trend page. Throws a permanent redirect to its canonical address, a 404 when content has
 * no such page, and a 503 with a page that says so when content does not answer.
 */
export async function loadContent(context: RequestContext, request: Request, { kind, id }: ContentAddress) {
  const found = await findContentPage(context, kind, id);
  if (found === "unknown") throw notFound(context, "validation");
  if (found === "unavailable") return contentUnavailable(context, request);
  const { page } = found;
  const slug = buildEntitySlug({ kind, name: page.title, id });
  const url = new URL(request.url);
  if (url.pathname !== paths.slug(context.prefix, slug)) {
    throw toPage(paths.slug(context.prefix, slug) + url.search, 301);
  }
  const [view, t, pathIn] = await Promise.all([
    withBlocks(context, page, found),
    serverText(context.language, "content"),
    contentIn(context, kind, page.uid),
  ]);
  const journal = { label: t("journal.title"), to: paths.journal(context.prefix) };
  const head = seoHead(page.seo, {
    title: `${page.title} | Vitrine`,
    description: page.intro || undefined,
    canonical: context.origin + paths.slug(context.site.canonicalPrefix, slug),
  });
  const image = page.cover ? pictureUrl(context.shop.env.IMAGES_URL, page.cover.url, SHARED_WIDTH) : undefined;
  if (kind === "blog") context.structuredData.push(articleOf(context, page, { ...head, url: head.canonical, image }));
  return contentPageData(
    context,
    {
      ...head,
      image,
      alternates: alternates(context, pathIn),
      firstPicture: firstPicture(context, view),
      crumbs: [...(kind === "blog" ? [journal] : []), { label: page.title }],
    },
    <ContentDocument view={view} />,
  );
}

/** Picture to preload: the page's cover, or that of the hero that opens the page instead. */
function firstPicture(
  { shop }: RequestContext,
  { kind, page, blocks: [first] }: ContentPageView,
): PageHead["firstPicture"] {
  const image = first?.kind === "hero" ? first.image : page.cover;
  // A hero with its own crop for phones has two pictures, and only the browser knows which one is shown: none is
  // preloaded.
  if (!image || (first?.kind === "hero" && first.image_mobile)) return undefined;
  return {
    srcSet: pictureSrcSet(shop.env.IMAGES_URL, image.url, "page", image.width),
    sizes: openingSizes(kind),
  };
}

function articleOf(
  { locale }: RequestContext,
  { title, published_on }: ContentPage,
  { url, description, image }: Pick<ArticleFacts, "url" | "description" | "image">,
): StructuredData {
  return articleData({ headline: title, published: published_on ?? undefined, locale, url, description, image });
}
