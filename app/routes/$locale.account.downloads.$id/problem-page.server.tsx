import { renderToStaticMarkup } from "react-dom/server";
import type { RequestContext } from "~/bff/context.server";
import { serverText } from "~/i18n/i18n.server";
import { paths } from "~/paths";
import { FONT_SHEET, PAGE_SHEETS } from "~/ui/style-sheets";

/** Says why there is no file, and leads back to the list: a small page of its own, without header and scripts. */
export async function problemPage(context: RequestContext, status: 404 | 503): Promise<Response> {
  const { language, locale, prefix } = context;
  const t = await serverText(language, "preferences");
  const reason = status === 404 ? "missing" : "ill";
  const html = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${t(`downloads.${reason}.title`)} | Vitrine`}</title>
        {[...PAGE_SHEETS, FONT_SHEET].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className="container section stack">
          <h1 className="heading">{t(`downloads.${reason}.title`)}</h1>
          <p className="lead">{t(`downloads.${reason}.text`)}</p>
          <p>
            <a className="text-link text-link-tall" href={paths.account(prefix, "downloads")}>
              {t("downloads.title")}
            </a>
          </p>
        </main>
      </body>
    </html>,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
