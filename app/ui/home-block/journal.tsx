import { useId } from "react";
import type { HomeBlock } from "~/models/page";
import { Picture } from "../picture/picture";
import { PlainAnchor } from "../blocks/plain-anchor";
import styles from "./home-block.module.css";

export type JournalContent = NonNullable<HomeBlock["journal"]>;

/** A report: picture, quote, and the way to read it. */
export function Journal({ journal }: { journal: JournalContent }) {
  const id = useId();
  const { image } = journal;
  return (
    <section className={`${styles.story} section`} aria-labelledby={id}>
      <Picture
        className={styles.storyPicture}
        path={image.url}
        alt={image.alt ?? ""}
        width={image.width}
        height={image.height}
        widths="half"
        sizes="(min-width: 768px) 48vw, 100vw"
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
