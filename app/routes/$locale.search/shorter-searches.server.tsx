import { renderToStaticMarkup } from "react-dom/server";
import { FixedText, type LocaleInfo, useLocale, useText } from "#app/i18n/use-text.tsx";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { Language } from "#app/models/locale.ts";
import type { ShorterSearch } from "#app/models/listing-view.ts";
import { paths } from "#app/paths.ts";

/** HTML of links to shorter searches: plain links that need no script in the browser. */
export function shorterHtml(info: LocaleInfo & { language: Language }, searches: readonly ShorterSearch[]): string {
  if (searches.length === 0) return "";
  const { prefix, locale, language } = info;
  return renderToStaticMarkup(
    <FixedText info={{ prefix, locale }} messages={pageMessages(language, "listing", "search")}>
      <ShorterSearches searches={searches} />
    </FixedText>,
  );
}

function ShorterSearches({ searches }: { searches: readonly ShorterSearch[] }) {
  const { prefix } = useLocale();
  const t = useText("search");
  const tListing = useText("listing");
  return (
    <>
      <p className="lead">{t("without")}</p>
      <ul>
        {searches.map(({ dropped, words, total }) => (
          <li key={words}>
            <a
              className="text-link text-link-tall"
              href={`${paths.search(prefix)}?${new URLSearchParams({ query: words }).toString()}`}
            >
              {words}
            </a>{" "}
            <span className="caption">
              {t("without.word", { word: dropped })}, {tListing("items", { count: total })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
