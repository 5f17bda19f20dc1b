import { renderToStaticMarkup } from "react-dom/server";
import type { SearchAnswer } from "~/bff/content/search-answers.server";
import { pageMessages } from "~/i18n/messages.server";
import { FixedText, type LocaleInfo, useText } from "~/i18n/use-text";
import type { Language } from "~/models/locale";

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
