import { useId } from "react";
import type { HomeBlock } from "~/models/page";
import cardStyles from "../blocks/cards.module.css";
import { PlainAnchor } from "../blocks/plain-anchor";
import { Picture } from "../picture/picture";

export type StoriesContent = NonNullable<HomeBlock["stories"]>;

/** Pages of the journal, lookbooks and the like, each with its picture. */
export function Stories({ stories: { title, link, items } }: { stories: StoriesContent }) {
  const id = useId();
  return (
    <section className="section container" aria-labelledby={id}>
      <div className="section-head">
        <h2 className="heading" id={id}>
          {title}
        </h2>
        <PlainAnchor className="text-link text-link-tall" link={link} />
      </div>
      <ul className={cardStyles.links}>
        {items.map(({ title: name, text, image, link: to }) => (
          <li key={name} className={cardStyles.linkCard}>
            <Picture
              className={cardStyles.linkPicture}
              path={image.url}
              alt=""
              width={image.width}
              height={image.height}
              widths="half"
              sizes="(min-width: 768px) 32vw, 92vw"
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
