import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { LEVELS, type Purpose, PURPOSES } from "#app/models/consent.ts";
import { paths } from "#app/paths.ts";
import { Banner } from "../banner/banner";
import headStyles from "../blocks/heads.module.css";
import { buttonClass } from "../button/button";
import { choiceInputClass } from "../choice/choice";
import styles from "./consent.module.css";

/** The choice about cookies (TRK-07). Both parts are rendered on the server only, and are forms that need no script. */

/** Asks for consent at the end of a page. Its three choices have the same look and size and take one press each. */
export function ConsentBanner() {
  const { prefix } = useLocale();
  const t = useText("consent");
  const look = buttonClass({ variant: "outline" });
  return (
    <section className={styles.banner} aria-labelledby="consent-title" data-consent={t("saved")}>
      <h2 className="title" id="consent-title">
        {t("title")}
      </h2>
      <p className={styles.text}>{t("text")}</p>
      <form className={styles.actions} method="post" action={paths.cookies(prefix)}>
        <button className={look} name="intent" value="refuse">
          {t("refuse")}
        </button>
        <a className={look} href={paths.cookies(prefix)}>
          {t("choose")}
        </a>
        <button className={look} name="intent" value="accept">
          {t("accept")}
        </button>
      </form>
    </section>
  );
}

export interface ConsentDocumentProps {
  /** Consent levels that are allowed now. */
  levels: readonly number[];
  /** The visitor has just saved a choice. */
  isSaved: boolean;
}

/** The page where a visitor makes the choice purpose by purpose, and changes it later. */
export function ConsentDocument({ levels, isSaved }: ConsentDocumentProps) {
  const { prefix } = useLocale();
  const t = useText("consent");
  const look = buttonClass({ variant: "outline" });
  return (
    <div className={`${headStyles.plain} container`}>
      <h1 className="heading">{t("title")}</h1>
      {isSaved && (
        <Banner kind="success" announce>
          <p>{t("saved")}</p>
        </Banner>
      )}
      <p className="lead">{t("text")}</p>
      <p className={styles.text}>{t("lead")}</p>
      <form method="post" action={paths.cookies(prefix)}>
        <fieldset className={styles.purposes}>
          <legend className="title">{t("legend")}</legend>
          {PURPOSES.map((purpose) => (
            <PurposeRow key={purpose} purpose={purpose} isAllowed={levels.includes(LEVELS[purpose])} />
          ))}
        </fieldset>
        <div className={styles.actions}>
          <button className={look} name="intent" value="refuse">
            {t("refuse")}
          </button>
          <button className={look} name="intent" value="save">
            {t("save")}
          </button>
          <button className={look} name="intent" value="accept">
            {t("accept")}
          </button>
        </div>
      </form>
      <p className={styles.text}>{t("counts")}</p>
    </div>
  );
}

function PurposeRow({ purpose, isAllowed }: { purpose: Purpose; isAllowed: boolean }) {
  const t = useText("consent");
  const id = `consent-${purpose}`;
  return (
    <div className={styles.purpose}>
      <label htmlFor={id}>{t(`level.${purpose}`)}</label>
      <input
        className={choiceInputClass}
        type="checkbox"
        id={id}
        name="purpose"
        value={purpose}
        defaultChecked={isAllowed || purpose === "necessary"}
        disabled={purpose === "necessary"}
        aria-describedby={`${id}-text`}
      />
      <small id={`${id}-text`}>{t(`level.${purpose}.text`)}</small>
    </div>
  );
}
