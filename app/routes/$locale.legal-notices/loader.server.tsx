import { alternates } from "~/bff/sites/alternates.server";
import type { RequestContext } from "~/bff/context.server";
import { listLegalNotices } from "~/bff/content/legal-notices.server";
import { contentPageData } from "~/document/content-document.server";
import { serverText } from "~/i18n/i18n.server";
import { paths } from "~/paths";
import { LegalNoticesDocument } from "~/ui/footer/legal-notices-document";

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
