import type { Shown } from "#app/models/content-view.ts";
import type { ContentImage } from "#app/models/page.ts";
import { buttonClass } from "../button/button";
import { classNames } from "../class-names";
import { Picture, type PictureProps, SCREEN_SIZES } from "../picture/picture";
import { PlainAnchor, PlainLinks, PlainText, useLinked } from "./parts";
import styles from "./blocks.module.css";
import cardStyles from "./cards.module.css";
import headStyles from "./heads.module.css";
import pictureStyles from "./pictures.module.css";

interface ContentPictureProps extends Pick<PictureProps, "sizes" | "widths" | "loading" | "className"> {
  image: ContentImage;
}

/** A picture from content, which carries its own width and height. */
export function ContentPicture({ image, ...rest }: ContentPictureProps) {
  return <Picture {...rest} path={image.url} alt={image.alt ?? ""} width={image.width} height={image.height} />;
}

/** Words on the quiet third of a picture, or below it on phones. */
export function Hero({ hero, id, first }: { hero: Shown<"hero">; id: string; first: boolean }) {
  const { image, image_mobile: phone } = hero;
  const Heading = first ? "h1" : "h2";
  return (
    <section className={classNames(headStyles.cover, !first && "section")} aria-labelledby={id}>
      <Picture
        className={headStyles.coverPicture}
        path={(phone ?? image).url}
        alt={image.alt ?? ""}
        width={(phone ?? image).width}
        height={(phone ?? image).height}
        widths="page"
        sizes={SCREEN_SIZES}
        loading={first ? "priority" : "lazy"}
        wide={
          phone ? { path: image.url, width: image.width, height: image.height, media: "(min-width: 48em)" } : undefined
        }
      />
      <div className={headStyles.coverText}>
        {hero.eyebrow && <p className="small">{hero.eyebrow}</p>}
        <Heading className="display" id={id}>
          {hero.title}
        </Heading>
        {hero.text && <p className={headStyles.coverLead}>{hero.text}</p>}
        <PlainAnchor className={buttonClass({ size: "large" })} link={hero.link} />
        <PlainAnchor className={buttonClass({ size: "large" })} link={hero.cta} />
        <PlainAnchor className="text-link text-link-tall" link={hero.secondary} />
      </div>
    </section>
  );
}

export function TextBlock({ block, id }: { block: Shown<"text">; id: string }) {
  const { title, text, links } = block;
  return (
    <section className={`${styles.text} section container`} aria-labelledby={title ? id : undefined}>
      {title && (
        <h2 className={`${styles.textTitle} heading`} id={id}>
          {title}
        </h2>
      )}
      <div className={styles.textBody}>
        <PlainText text={text} />
        <PlainLinks links={links} />
      </div>
    </section>
  );
}

export function PictureBlock({ block: { image, caption } }: { block: Shown<"picture"> }) {
  return (
    <figure className={`${styles.figure} section container container-bleed`}>
      <ContentPicture image={image} widths="page" sizes="(min-width: 120em) 1792px, 100vw" />
      {caption && <figcaption className={`${styles.caption} caption`}>{caption}</figcaption>}
    </figure>
  );
}

export function PictureText({ block, id }: { block: Shown<"picture_text">; id: string }) {
  const { title, text, image, side, link } = block;
  return (
    <section
      className={classNames(
        styles.beside,
        side === "right" && styles.pictureRight,
        "section container container-bleed",
      )}
      aria-labelledby={title ? id : undefined}
    >
      <ContentPicture
        className={styles.besidePicture}
        image={image}
        widths="half"
        sizes="(min-width: 48em) 48vw, 100vw"
      />
      <div className={styles.besideText}>
        {title && (
          <h2 className="heading" id={id}>
            {title}
          </h2>
        )}
        <PlainText text={text} />
        <PlainAnchor className="text-link text-link-tall" link={link} />
      </div>
    </section>
  );
}

export function Quote({ quote: { text, author } }: { quote: Shown<"quote"> }) {
  return (
    <figure className={`${styles.quote} section container`}>
      <blockquote>
        <p className={styles.quoteText}>{text}</p>
      </blockquote>
      {author && <figcaption className="small muted">{author}</figcaption>}
    </figure>
  );
}

export function Gallery({ gallery: { title, images }, id }: { gallery: Shown<"gallery">; id: string }) {
  return (
    <section className="section" aria-labelledby={title ? id : undefined}>
      {title && (
        <div className="section-head container">
          <h2 className="heading" id={id}>
            {title}
          </h2>
        </div>
      )}
      <div className={`${pictureStyles.gallery} container container-bleed`}>
        {images.map((image) => (
          <ContentPicture
            key={image.url}
            className={pictureStyles.galleryPicture}
            image={image}
            widths="half"
            sizes="(min-width: 48em) 33vw, 100vw"
          />
        ))}
      </div>
    </section>
  );
}

export function Banner({ banner, id }: { banner: Shown<"banner">; id: string }) {
  return (
    <section className={`${pictureStyles.banner} section`} aria-labelledby={id}>
      <div className={pictureStyles.bannerFrame}>
        <ContentPicture className={pictureStyles.bannerPicture} image={banner.image} widths="page" sizes="100vw" />
      </div>
      <div className={pictureStyles.bannerText}>
        <h2 className="heading" id={id}>
          {banner.title}
        </h2>
        {banner.text && <p className="lead">{banner.text}</p>}
        <PlainAnchor className={buttonClass({ variant: "outline" })} link={banner.link} />
      </div>
    </section>
  );
}

export function Links({ links: { title, items }, id }: { links: Shown<"links">; id: string }) {
  const Heading = title ? "h3" : "h2";
  const linked = useLinked(items);
  if (linked.length === 0) return null;
  return (
    <section className="section container" aria-labelledby={title ? id : undefined}>
      {title && (
        <div className="section-head">
          <h2 className="heading" id={id}>
            {title}
          </h2>
        </div>
      )}
      <ul className={cardStyles.links}>
        {linked.map((item) => (
          <li key={item.title} className={cardStyles.linkCard}>
            {item.image && (
              <ContentPicture
                className={cardStyles.linkPicture}
                image={{ ...item.image, alt: "" }}
                sizes="(min-width: 48em) 32vw, 92vw"
                widths="half"
              />
            )}
            <Heading className="title">
              <PlainAnchor className={cardStyles.linkAnchor} link={item.link}>
                {item.title}
              </PlainAnchor>
            </Heading>
            {item.text && <p className="small muted">{item.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
