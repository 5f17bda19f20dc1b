import { alternates } from "#app/bff/sites/alternates.server.ts";
import { searchWords } from "#app/models/text.ts";
import { contentIn } from "#app/bff/content/alternates.server.ts";
import { helpEntry, listHelpPages } from "#app/bff/content/pages.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { contentPageData, contentUnavailable } from "#app/document/content-document.server.tsx";
import { serverText } from "#app/i18n/i18n.server.ts";
import type { HelpPage } from "#app/models/content-page.ts";
import { seoHead } from "#app/models/seo-head.ts";
import { searchHelp } from "#app/models/help-search.ts";
import { hasHelpPages, paths } from "#app/paths.ts";
import { HelpDocument, HelpHub } from "#app/ui/blocks/help-document.tsx";
import { toPage } from "#app/bff/http/redirects.server.ts";

/** The help, or one of its pages. Throws a 404 for the word of another language, and for pages that do not exist. */
export async function loadHelp(context: RequestContext, request: Request, slug: string | undefined) {
  const { prefix } = context;
  const { pathname, searchParams } = new URL(request.url);
  const hub = paths.help(prefix);
  if (pathname !== hub && !pathname.startsWith(`${hub}/`)) throw notFound(context, "route");
  if (slug !== undefined && !hasHelpPages(prefix)) throw notFound(context, "route");
  const pages = await listHelpPages(context);
  if (!pages) return contentUnavailable(context, request);
  if (slug === undefined) return loadHub(context, pages, searchParams);
  const page = pages.find((each) => each.slug === slug);
  if (!page) throw notFound(context, "validation");
  return loadPage(context, page, pages);
}

async function loadPage(context: RequestContext, page: HelpPage, pages: readonly HelpPage[]) {
  const { language, prefix, origin, site } = context;
  const [t, entry, pathIn] = await Promise.all([
    serverText(language, "content"),
    helpEntry(context, page),
    contentIn(context, "help", page.uid),
  ]);
  const others = pages.filter(({ topic, uid }) => topic === page.topic && uid !== page.uid);
  return contentPageData(
    context,
    {
      ...seoHead(page.seo, {
        title: `${page.title} | Vitrine`,
        description: page.intro || undefined,
        canonical: origin + paths.help(site.canonicalPrefix, page.slug),
      }),
      alternates: alternates(context, pathIn),
      crumbs: [{ label: t("help.title"), to: paths.help(prefix) }, { label: page.title }],
    },
    <HelpDocument entry={entry} others={others} />,
  );
}

async function loadHub(context: RequestContext, pages: readonly HelpPage[], params: URLSearchParams) {
  const { language, prefix, origin, site } = context;
  const typed = params.get("q");
  const words = searchWords(typed ?? "");
  if (typed !== null && typed !== words)
    throw toPage(paths.help(prefix) + (words && `?${new URLSearchParams({ q: words })}`), 301);
  const t = await serverText(language, "content");
  const entries = await Promise.all(pages.map((page) => helpEntry(context, page)));
  const found = words ? searchHelp(pages, words) : [];
  const title = words ? t("help.results", { words }) : t("help.title");
  const whole = !hasHelpPages(prefix) && !words;
  return contentPageData(
    context,
    {
      title: `${title} | Vitrine`,
      description: t("help.description"),
      // Search results must not be indexed (SEO-05).
      canonical: words ? undefined : origin + paths.help(site.canonicalPrefix),
      alternates: alternates(context, (_country, other) => paths.help(other)),
      crumbs: words ? [{ label: t("help.title"), to: paths.help(prefix) }, { label: title }] : [{ label: title }],
    },
    <HelpHub {...{ entries, words, found, whole }} />,
  );
}
