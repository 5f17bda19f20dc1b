import { useText } from "#app/i18n/use-text.tsx";
import { MOST_SHARED } from "#app/models/shared-wishes.ts";
import { Button } from "../button/button";
import { Field } from "../field/field";
import styles from "./wishlist.module.css";

export interface ShareListProps {
  /** Absolute address that shows the list to anyone; null until the shopper asks for it. */
  link: string | null;
  /** Number of products on the list. */
  total: number;
}

/** Creates a link to the list, and shows the one that was made. Only the server renders it. */
export function ShareList({ link, total }: ShareListProps) {
  const t = useText("wishlist");
  return (
    <section className={styles.share} id="share" aria-labelledby="share-title">
      <h2 className="title" id="share-title">
        {t("share.title")}
      </h2>
      <p className="small">{t("share.text")}</p>
      {total > MOST_SHARED && <p className="small">{t("share.most", { most: MOST_SHARED })}</p>}
      {link ? (
        <SharedLink link={link} />
      ) : (
        <form method="post" data-wishes="">
          <Button variant="outline" size="small" name="intent" value="share">
            {t("share.make")}
          </Button>
        </form>
      )}
    </section>
  );
}

/** Copying needs a script: the button stays hidden until it runs. */
function SharedLink({ link }: { link: string }) {
  const t = useText("wishlist");
  return (
    <>
      <Field
        name="sharedLink"
        label={t("share.link")}
        plainLabel
        readOnly
        defaultValue={link}
        action={
          <Button type="button" variant="outline" value={link} data-copied={t("share.copied")} hidden>
            {t("share.copy")}
          </Button>
        }
      />
      <p className="small">
        <a className="text-link text-link-tall" href={link}>
          {t("share.open")}
        </a>
      </p>
    </>
  );
}
