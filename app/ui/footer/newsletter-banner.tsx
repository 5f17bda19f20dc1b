import type { CSSProperties } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { FooterLayout } from "#app/models/page.ts";
import { paths } from "#app/paths.ts";
import { readableOn, softOn } from "../content-link/content-color";
import { contentColor } from "../content-link/content-link";
import { Honeypot } from "../field/honeypot";
import { EMAIL_PATTERN } from "../shared-ids";
import styles from "./newsletter-banner.module.css";

type Banner = NonNullable<FooterLayout["banner_newsletter"]>;

/** Content's colours where the text can be read on them; the specification's black and green otherwise (S9). */
function colours(banner: Banner): CSSProperties | undefined {
  const ground = contentColor(banner.background_color);
  const button = contentColor(banner.cta?.cta_color);
  const color = ground && readableOn(ground, contentColor(banner.texts?.text_color));
  const set = {
    ...(ground &&
      color && {
        "--news-ground": ground,
        "--news-color": color,
        "--news-soft": softOn(ground, color),
        "--news-line": softOn(ground, color),
      }),
    ...(button && {
      "--news-button": button,
      "--news-label": readableOn(button, contentColor(banner.cta?.cta_label_color)),
    }),
  };
  return Object.keys(set).length > 0 ? (set as CSSProperties) : undefined;
}

/** Newsletter banner of the footer: a plain form to the subscription page. */
export function NewsletterBanner({ banner }: { banner: Banner }) {
  const { prefix } = useLocale();
  const t = useText("fragments");
  const newsletter = useText("newsletter");
  return (
    <section className={`${styles.banner} on-ink`} aria-labelledby="newsletter-title" style={colours(banner)}>
      <div className={`${styles.inner} container`}>
        <div>
          <h2 className="heading" id="newsletter-title">
            {banner.title || t("newsletter.title")}
          </h2>
          {banner.texts?.short_text && <p className={styles.text}>{banner.texts.short_text}</p>}
        </div>
        <form
          className={styles.form}
          method="post"
          action={paths.newsletter(prefix)}
          data-newsletter=""
          data-invalid={newsletter("subscribe.emailInvalid")}
        >
          <label className={styles.label} htmlFor="newsletter-email">
            {t("newsletter.email")}
          </label>
          <div className={styles.row}>
            <input
              className={styles.input}
              id="newsletter-email"
              name="email"
              type="email"
              pattern={EMAIL_PATTERN}
              maxLength={100}
              autoComplete="email"
              required
              placeholder={t("newsletter.placeholder")}
              aria-describedby="newsletter-note"
            />
            <button className={styles.button} type="submit">
              {banner.cta?.label || t("newsletter.subscribe")}
            </button>
          </div>
          <p className={styles.error} id="newsletter-error" data-error="" hidden>
            {newsletter("subscribe.emailInvalid")}
          </p>
          <Honeypot />
          <p className={styles.note} id="newsletter-note">
            {banner.texts?.long_text || t("newsletter.note")}
          </p>
        </form>
      </div>
    </section>
  );
}
