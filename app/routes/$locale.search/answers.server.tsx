import { renderToStaticMarkup } from "react-dom/server";
import type { SearchAnswer } from "#app/bff/content/search-answers.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText, type LocaleInfo, useText } from "#app/i18n/use-text.tsx";
import type { Language } from "#app/models/locale.ts";

/** HTML of links to pages, not products, that answer a search: plain links that need no script in the browser. */
export function answersHtml(info: LocaleInfo & { language: Language }, answers: readonly SearchAnswer[]): string {
  if (answers.length === 0) return "";
  const { prefix, locale, language } = info;
  return renderToStaticMarkup(
    <FixedText info={{ prefix, locale }} messages={pageMessages(language, "search")}>
      <Answers answers={answers} />
    </FixedText>,
  );
}

function Answers({ answers }: { answers: readonly SearchAnswer[] }) {
  const t = useText("search");
  return (
    <>
      <p className="caption">{t("answers.title")}</p>
      <p className="link-row">
        {answers.map(({ to, title }) => (
          <a key={to} className="text-link text-link-tall" href={to}>
            {title}
          </a>
        ))}
      </p>
    </>
  );
}
