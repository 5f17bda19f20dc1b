import { useId } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import type { BlockContent } from "#app/models/content-block.ts";
import type { Shown } from "#app/models/content-view.ts";
import cardStyles from "../blocks/cards.module.css";
import { ContentPicture } from "../blocks/editorial-blocks";
import { LookProducts, PlainAnchor, useLinked } from "../blocks/parts";
import { Picture } from "../picture/picture";
import type { TileView } from "#app/models/product-tile.ts";
import { buttonClass } from "../button/button";
import styles from "./home-block.module.css";

/** The product families as pictures. */
export function Families({ families }: { families: BlockContent<"families"> }) {
  const id = useId();
  const t = useText("home");
  const linked = useLinked(families.items);
  if (linked.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <h2 className="visually-hidden" id={id}>
        {t("families")}
      </h2>
      <div className={`${styles.families} container container-bleed`}>
        {linked.map((family) => (
          <PlainAnchor key={family.title} className={styles.family} link={family.link}>
            <ContentPicture image={{ ...family.image, alt: "" }} sizes="(min-width: 80em) 24vw, 48vw" />
            <span className={styles.familyLabel}>
              <b className="title">{family.title}</b>{" "}
              {family.caption && <span className={styles.familyCaption}>{family.caption}</span>}
            </span>
          </PlainAnchor>
        ))}
      </div>
    </section>
  );
}

/** The page's opening: the picture, with its words on the free third. */
export function Hero({ hero }: { hero: BlockContent<"hero"> }) {
  const phone = hero.image_mobile ?? hero.image;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Picture
        className={styles.heroPicture}
        path={phone.url}
        alt={phone.alt ?? hero.image.alt ?? ""}
        width={phone.width}
        height={phone.height}
        widths="page"
        sizes="(max-width: 47.9375em) 80vw, (max-width: 79.9375em) 55vw, 100vw"
        loading="priority"
        wide={{
          path: hero.image.url,
          width: hero.image.width,
          height: hero.image.height,
          media: "(min-width: 80em)",
        }}
      />
      <div className={styles.heroText}>
        {hero.eyebrow && <p className="small">{hero.eyebrow}</p>}
        <h1 className="display" id="hero-title">
          {hero.title}
        </h1>
        {hero.text && <p className={styles.heroLead}>{hero.text}</p>}
        <p className={styles.heroActions}>
          <PlainAnchor className={buttonClass({ size: "large" })} link={hero.cta} />
          <PlainAnchor className="text-link text-link-tall" link={hero.secondary} />
        </p>
      </div>
    </section>
  );
}

/** A report: picture, quote, and a link to read it. */
export function Journal({ journal }: { journal: BlockContent<"journal"> }) {
  const id = useId();
  return (
    <section className={`${styles.story} section`} aria-labelledby={id}>
      <ContentPicture
        className={styles.storyPicture}
        image={journal.image}
        widths="half"
        sizes="(min-width: 48em) 48vw, 100vw"
      />
      <div className={styles.storyText}>
        {journal.eyebrow && <p className="small">{journal.eyebrow}</p>}
        <h2 className="heading" id={id}>
          {journal.title}
        </h2>
        {journal.quote && <p className={styles.storyQuote}>{journal.quote}</p>}
        {journal.text && <p className={styles.storyBody}>{journal.text}</p>}
        <PlainAnchor className="text-link text-link-tall" link={journal.link} />
      </div>
    </section>
  );
}

/** A picture and the products in it, each with a link to buy. */
export function Look({ look }: { look: Shown<"look"> & { products: readonly TileView[] } }) {
  const id = useId();
  return (
    <section className={`${styles.look} section`} aria-labelledby={id}>
      <div className={styles.lookInner}>
        <ContentPicture
          className={styles.lookPicture}
          image={look.image}
          widths="half"
          sizes="(min-width: 80em) 55.5vw, 100vw"
        />
        <div className={styles.lookText}>
          {look.eyebrow && <p className="small">{look.eyebrow}</p>}
          <h2 className="heading" id={id}>
            {look.title}
          </h2>
          {look.text && <p className="lead">{look.text}</p>}
          <LookProducts products={look.products} />
          <PlainAnchor className={buttonClass({})} link={look.link} />
        </div>
      </div>
    </section>
  );
}

/** Pages of the journal, lookbooks and the like, each with its picture. */
export function Stories({ stories: { title, link, items } }: { stories: BlockContent<"stories"> }) {
  const id = useId();
  const linked = useLinked(items);
  if (linked.length === 0) return null;
  return (
    <section className="section container" aria-labelledby={id}>
      <div className="section-head">
        <h2 className="heading" id={id}>
          {title}
        </h2>
        <PlainAnchor className="text-link text-link-tall" link={link} />
      </div>
      <ul className={cardStyles.links}>
        {linked.map(({ title: name, text, image, link: to }) => (
          <li key={name} className={cardStyles.linkCard}>
            <ContentPicture
              className={cardStyles.linkPicture}
              image={{ ...image, alt: "" }}
              widths="half"
              sizes="(min-width: 48em) 32vw, 92vw"
            />
            <h3 className="title">
              <PlainAnchor className={cardStyles.linkAnchor} link={to}>
                {name}
              </PlainAnchor>
            </h3>
            {text && <p className="small muted">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
