import type { HomeBlock } from "~/models/page";
import { buttonClass } from "../button/button";
import { Picture } from "../picture/picture";
import { PlainAnchor } from "../blocks/plain-anchor";
import styles from "./home-block.module.css";

export type HeroContent = NonNullable<HomeBlock["hero"]>;

/** The page's opening: the picture first, its words on the quiet third of it. */
export function Hero({ hero }: { hero: HeroContent }) {
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
        sizes="(max-width: 767px) 80vw, (max-width: 1279px) 55vw, 100vw"
        loading="priority"
        wide={{
          path: hero.image.url,
          width: hero.image.width,
          height: hero.image.height,
          media: "(min-width: 1280px)",
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
