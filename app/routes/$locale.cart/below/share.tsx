import { useText } from "~/i18n/use-text";
import { Button } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { Icon } from "~/ui/icon/icon";
import { PlainForm } from "./plain-form";
import styles from "./share.module.css";

/** Makes a link to a copy of the cart, and shows the one that was made. */
export function ShareCart({ link }: { link: string | null }) {
  const t = useText("cart");
  return (
    <section className={styles.share} id="share">
      <h2 className={styles.title}>
        <Icon name="share" />
        {t("share.title")}
      </h2>
      <p className="caption">{t("share.text")}</p>
      {link ? (
        <>
          <Field name="sharedLink" label={t("share.link")} plainLabel readOnly defaultValue={link} />
          <p className="small">
            <a className="text-link text-link-tall" href={link}>
              {t("share.open")}
            </a>
          </p>
        </>
      ) : (
        <PlainForm intent="share">
          <Button variant="outline" size="small">
            {t("share.make")}
          </Button>
        </PlainForm>
      )}
    </section>
  );
}
