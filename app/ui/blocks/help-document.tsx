import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { HELP_TOPICS, type HelpTopic } from "#app/models/help-search.ts";
import type { HelpPage } from "#app/models/content-page.ts";
import type { BlockView } from "#app/models/content-view.ts";
import { paths } from "#app/paths.ts";
import { Button } from "../button/button";
import { Field } from "../field/field";
import { BlockList } from "./block-list";
import headStyles from "./heads.module.css";
import styles from "./help.module.css";

interface Entry {
  page: HelpPage;
  blocks: readonly BlockView[];
}

/** One help page, with the others of its topic. */
export function HelpDocument({ entry: { page, blocks }, others }: { entry: Entry; others: readonly HelpPage[] }) {
  const t = useText("content");
  return (
    <>
      <header className={`${headStyles.plain} container`}>
        <p className="small muted">{t(`help.topic.${page.topic}`)}</p>
        <h1 className="heading">{page.title}</h1>
        {page.intro && <p className="lead">{page.intro}</p>}
      </header>
      <div className={styles.blocks}>
        <BlockList blocks={blocks} />
      </div>
      {others.length > 0 && (
        <nav className="section container" aria-labelledby="others">
          <h2 className="heading" id="others">
            {t("help.others")}
          </h2>
          <HelpLinks pages={others} />
        </nav>
      )}
    </>
  );
}

interface HubProps {
  /** Sorted by topic. */
  entries: readonly Entry[];
  /** What is searched for; empty without a search. */
  words: string;
  /** Pages that the search found. */
  found: readonly HelpPage[];
  /**
   * True for the short prefixes, which have only this page: it then contains all help pages, each with its own anchor.
   */
  whole: boolean;
}

/** All of the help: a search, and the pages by topic. */
export function HelpHub({ entries, words, found, whole }: HubProps) {
  const t = useText("content");
  return (
    <>
      <header className={`${headStyles.plain} container`}>
        <h1 className="heading">{words ? t("help.results", { words }) : t("help.title")}</h1>
        {!words && <p className="lead">{t("help.intro")}</p>}
        <SearchForm words={words} />
      </header>
      {words && (
        <div className="container">
          {found.length > 0 ? <HelpLinks pages={found} /> : <p className="lead">{t("help.none")}</p>}
        </div>
      )}
      <Topics pages={entries.map(({ page }) => page)} />
      {whole &&
        entries.map(({ page, blocks }) => (
          <section key={page.uid} id={page.slug} className={`${styles.blocks} ${styles.whole}`}>
            <div className="container">
              <h2 className="heading">{page.title}</h2>
              {page.intro && <p className="lead">{page.intro}</p>}
            </div>
            <BlockList blocks={blocks} mark={page.slug} />
          </section>
        ))}
    </>
  );
}

function SearchForm({ words }: { words: string }) {
  const { prefix } = useLocale();
  const t = useText("content");
  return (
    <form className={styles.search} method="get" action={paths.help(prefix)} role="search">
      <Field
        name="q"
        type="search"
        label={t("help.search.label")}
        plainLabel
        defaultValue={words}
        maxLength={100}
        autoComplete="off"
        action={<Button variant="outline">{t("help.search.submit")}</Button>}
      />
    </form>
  );
}

function Topics({ pages }: { pages: readonly HelpPage[] }) {
  const t = useText("content");
  return (
    <nav className={`${styles.topics} container`} aria-label={t("help.topics")}>
      {HELP_TOPICS.map((topic) => (
        <Topic key={topic} topic={topic} pages={pages.filter((page) => page.topic === topic)} />
      ))}
    </nav>
  );
}

function Topic({ topic, pages }: { topic: HelpTopic; pages: readonly HelpPage[] }) {
  const t = useText("content");
  if (pages.length === 0) return null;
  return (
    <section className={styles.topic} aria-labelledby={`topic-${topic}`}>
      <h2 className="title" id={`topic-${topic}`}>
        {t(`help.topic.${topic}`)}
      </h2>
      <HelpLinks pages={pages} />
    </section>
  );
}

function HelpLinks({ pages }: { pages: readonly HelpPage[] }) {
  const { prefix } = useLocale();
  return (
    <ul className={styles.links}>
      {pages.map((page) => (
        <li key={page.uid}>
          <a href={paths.help(prefix, page.slug)}>
            <span>{page.title}</span>
            {page.intro && <span className="caption">{page.intro}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
