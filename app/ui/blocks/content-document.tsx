import { useText, useLocale } from "#app/i18n/use-text.tsx";
import type { ContentTeaser } from "#app/models/content-page.ts";
import headStyles from "./heads.module.css";
import type { ContentKind, ContentPageView } from "#app/models/content-view.ts";
import { buildEntitySlug } from "#app/models/entity-slug.ts";
import { paths } from "#app/paths.ts";
import { BlockList } from "./block-list";
import { SCREEN_SIZES } from "../picture/picture";
import { ContentPicture } from "./editorial-blocks";
import { Written } from "./parts";
import styles from "./blocks.module.css";
import cardStyles from "./cards.module.css";

/** `sizes` of a page's opening picture. */
export function openingSizes(kind: ContentKind): string {
  return kind === "blog" ? `(min-width: 80em) 50vw, ${SCREEN_SIZES}` : SCREEN_SIZES;
}

/** A blog, landing, lookbook or trend page: its opening, its blocks, and links to others of its kind. */
export function ContentDocument({ view }: { view: ContentPageView }) {
  const { kind, page, blocks, others } = view;
  const opensWithHero = blocks[0]?.kind === "hero";
  return (
    <article className={kind === "blog" ? styles.article : undefined}>
      {!opensWithHero && (kind === "blog" ? <ArticleHead page={page} /> : <CoverHead page={page} />)}
      <BlockList blocks={blocks} opens />
      <Others kind={kind} others={others} />
    </article>
  );
}

/** Words first, with the picture beside them, because an article is for reading. */
function ArticleHead({ page }: { page: ContentTeaser }) {
  const { cover, title, eyebrow, intro } = page;
  return (
    <header className={`${headStyles.article} container container-bleed`}>
      <div className={headStyles.articleText}>
        {eyebrow && <p className="small">{eyebrow}</p>}
        <h1 className={`${headStyles.articleTitle} heading`}>{title}</h1>
        {intro && <p className={headStyles.articleLead}>{intro}</p>}
        <Written page={page} />
      </div>
      {cover && (
        <ContentPicture
          className={headStyles.articlePicture}
          image={cover}
          widths="page"
          sizes={openingSizes("blog")}
          loading="priority"
        />
      )}
    </header>
  );
}

/** The picture first: words on its quiet third, or below it on phones. */
function CoverHead({ page: { cover, title, eyebrow, intro } }: { page: ContentTeaser }) {
  if (!cover) {
    return (
      <header className={`${headStyles.plain} container`}>
        {eyebrow && <p className="small">{eyebrow}</p>}
        <h1 className="heading">{title}</h1>
        {intro && <p className="lead">{intro}</p>}
      </header>
    );
  }
  return (
    <header className={headStyles.cover}>
      <ContentPicture
        className={headStyles.coverPicture}
        image={cover}
        widths="page"
        sizes={SCREEN_SIZES}
        loading="priority"
      />
      <div className={headStyles.coverText}>
        {eyebrow && <p className="small">{eyebrow}</p>}
        <h1 className="display">{title}</h1>
        {intro && <p className={headStyles.coverLead}>{intro}</p>}
      </div>
    </header>
  );
}

function Others({ kind, others }: { kind: ContentKind; others: readonly ContentTeaser[] }) {
  const t = useText("content");
  if (others.length === 0) return null;
  return (
    <nav className="section container" aria-labelledby="others">
      <div className="section-head">
        <h2 className="heading" id="others">
          {t(`others.${kind}`)}
        </h2>
      </div>
      <Teasers kind={kind} pages={others} headingLevel={3} />
    </nav>
  );
}

interface TeasersProps {
  kind: ContentKind;
  pages: readonly ContentTeaser[];
  headingLevel: 2 | 3;
  /** The first teasers are above the fold. */
  opening?: boolean;
}

/** Pages of a kind, each with its picture. */
function Teasers({ kind, pages, headingLevel, opening = false }: TeasersProps) {
  const { prefix } = useLocale();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <ul className={cardStyles.links}>
      {pages.map((page, index) => (
        <li key={page.uid} className={cardStyles.linkCard}>
          {page.cover && (
            <ContentPicture
              className={cardStyles.linkPicture}
              image={{ ...page.cover, alt: "" }}
              widths="half"
              sizes="(min-width: 48em) 32vw, 92vw"
              loading={opening && index === 0 ? "priority" : opening && index < 3 ? "eager" : "lazy"}
            />
          )}
          <Heading className="title">
            <a
              className={cardStyles.linkAnchor}
              href={paths.slug(prefix, buildEntitySlug({ kind, name: page.title, id: page.page_id }))}
            >
              {page.title}
            </a>
          </Heading>
          {page.intro && <p className="small muted">{page.intro}</p>}
          <Written page={page} />
        </li>
      ))}
    </ul>
  );
}

/** Every article, the latest first. */
export function JournalDocument({ articles }: { articles: readonly ContentTeaser[] }) {
  const t = useText("content");
  return (
    <>
      <header className={`${headStyles.plain} container`}>
        <h1 className="heading">{t("journal.title")}</h1>
        <p className="lead">{t("journal.intro")}</p>
      </header>
      <div className="container">
        <Teasers kind="blog" pages={articles} headingLevel={2} opening />
      </div>
    </>
  );
}
