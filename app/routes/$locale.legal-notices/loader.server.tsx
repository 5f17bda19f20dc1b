import { alternates } from "#app/bff/sites/alternates.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { listLegalNotices } from "#app/bff/content/legal-notices.server.ts";
import { contentPageData } from "#app/document/content-document.server.tsx";
import { serverText } from "#app/i18n/i18n.server.ts";
import { paths } from "#app/paths.ts";
import { LegalNoticesDocument } from "#app/ui/footer/legal-notices-document.tsx";

export async function loadLegalNotices(context: RequestContext) {
  const { language, origin, site } = context;
  const [t, content, notices] = await Promise.all([
    serverText(language, "shell"),
    serverText(language, "content"),
    listLegalNotices(context),
  ]);
  const title = t("footer.legalNotices");
  return contentPageData(
    context,
    {
      title: `${title} | Vitrine`,
      description: content("legal.description"),
      canonical: origin + paths.legalNotices(site.canonicalPrefix),
      alternates: alternates(context, (_country, other) => paths.legalNotices(other)),
      crumbs: [{ label: title }],
    },
    <LegalNoticesDocument notices={notices} />,
  );
}
