import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { ContentLink, FooterLayout } from "#app/models/page.ts";
import { anchorOf } from "../content-link/content-link";
import { useImagesUrl } from "../shell/shell-context";
import { pictureUrl } from "#app/models/picture-url.ts";
import styles from "./footer.module.css";

/** Community links and the row of social networks. */
export function Social(props: { community: FooterLayout["community"]; networks: FooterLayout["social_networks"] }) {
  const t = useText("fragments");
  const groups = (props.community?.group ?? []).map(({ title, page_link, image }) => ({
    title,
    link: { external_link: page_link },
    icon: image && { url: image.file.url, alt: image.alt ?? "" },
  }));
  const networks = (props.networks ?? []).map(({ title, link_informations: link, icon }) => ({
    title,
    link,
    icon: icon?.url ? { url: icon.url, alt: "" } : null,
  }));
  return (
    <>
      <Row label={props.community?.title || t("footer.community")} entries={groups} />
      <Row label={t("footer.social")} entries={networks} />
    </>
  );
}

interface Entry {
  title?: string | null;
  link: ContentLink;
  icon?: IconProps | null;
}

/** Without words, of its own or of its icon, a link could not be told from others: it is left out (ADR 0024). */
function Row({ label, entries }: { label: string; entries: readonly Entry[] }) {
  const { prefix } = useLocale();
  const shown = entries.flatMap(({ title, link, icon }) => {
    const anchor = anchorOf(link, prefix);
    return anchor && (title || icon?.alt || anchor["aria-label"]) ? [{ anchor, title, icon }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={label}>
      {shown.map(({ anchor, title, icon }, index) => (
        <li key={index}>
          <a {...anchor}>
            {icon && <SocialIcon {...icon} />}
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface IconProps {
  url: string;
  alt: string;
}

/** 32 pixels wide (S9), twice that on dense screens. */
function SocialIcon({ url, alt }: IconProps) {
  const src = pictureUrl(useImagesUrl(), url, 64);
  return <img className={styles.socialIcon} src={src} alt={alt} width={32} height={32} loading="lazy" />;
}
