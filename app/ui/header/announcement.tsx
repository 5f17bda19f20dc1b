import type { CSSProperties } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { HeaderLayout } from "#app/models/page.ts";
import { anchorOf, contentColor } from "../content-link/content-link";
import { readableOn } from "../content-link/content-color";
import styles from "./header.module.css";

/** The notification banner above the header, with content's colours where they are readable. */
export function Announcement({ banner }: { banner: HeaderLayout["notification_banner"] }) {
  const { prefix } = useLocale();
  const t = useText("fragments");
  if (!banner?.text?.trim()) return null;
  const link = anchorOf(banner.link, prefix);
  const ground = contentColor(banner.background_color);
  const style: CSSProperties | undefined =
    ground === undefined
      ? undefined
      : {
          background: ground,
          color: readableOn(ground, contentColor(banner.text_color)),
        };
  return (
    <section className={`${styles.announcement} on-ink`} aria-label={t("announcement.label")} style={style}>
      <p>
        {banner.text} {link && <a {...link}>{banner.link?.title?.trim() || t("announcement.more")}</a>}
      </p>
    </section>
  );
}
