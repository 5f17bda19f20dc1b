import type { SearchAnswer } from "#app/bff/content/search-answers.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { serverHtml } from "#app/document/server-html.server.tsx";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { MoreText, useLocale, useText } from "#app/i18n/use-text.tsx";
import type { ShorterSearch } from "#app/models/listing-view.ts";
import { paths } from "#app/paths.ts";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";

/** Plain links that need no script in the browser. */

/** Pages, not products, that answer a search; null without any. */
export function answersPart(context: RequestContext, answers: readonly SearchAnswer[]): ServerHtml | null {
  if (answers.length === 0) return null;
  return serverHtml(
    context,
    <MoreText messages={pageMessages(context.language, "search")}>
      <Answers answers={answers} />
    </MoreText>,
  );
}

/** Searches with one word less; null without any. */
export function shorterPart(context: RequestContext, searches: readonly ShorterSearch[]): ServerHtml | null {
  if (searches.length === 0) return null;
  return serverHtml(
    context,
    <MoreText messages={pageMessages(context.language, "listing", "search")}>
      <ShorterSearches searches={searches} />
    </MoreText>,
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

function ShorterSearches({ searches }: { searches: readonly ShorterSearch[] }) {
  const { prefix } = useLocale();
  const t = useText("search");
  const listing = useText("listing");
  return (
    <>
      <p className="lead">{t("without")}</p>
      <ul>
        {searches.map(({ dropped, words, total }) => (
          <li key={words}>
            <a
              className="text-link text-link-tall"
              href={`${paths.search(prefix)}?${new URLSearchParams({ query: words })}`}
            >
              {words}
            </a>{" "}
            <span className="caption">
              {t("without.word", { word: dropped })}, {listing("items", { count: total })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
