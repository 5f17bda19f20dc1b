import { useId } from "react";
import type { HomeBlock } from "~/models/page";
import { Picture } from "../picture/picture";
import { PlainAnchor } from "../blocks/plain-anchor";
import styles from "./home-block.module.css";

export type FamiliesContent = NonNullable<HomeBlock["families"]>;

/** The shop's worlds as pictures. */
export function Families({ families, title }: { families: FamiliesContent; title: string }) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <h2 className="visually-hidden" id={id}>
        {title}
      </h2>
      <div className={`${styles.families} container container-bleed`}>
        {families.items.map((family) => (
          <PlainAnchor key={family.title} className={styles.family} link={family.link}>
            <Picture
              path={family.image.url}
              alt=""
              width={family.image.width}
              height={family.image.height}
              sizes="(min-width: 1280px) 25vw, 50vw"
            />
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
