import type { ReactNode } from "react";
import { useLocale, useText } from "~/i18n/use-text";
import type { ContentLink, FooterLayout } from "~/models/page";
import { anchorOf } from "../content-link/content-link";
import { useImagesUrl } from "../shell/shell-context";
import { pictureUrl } from "~/models/picture-url";
import styles from "./footer.module.css";

/** Community links and the row of social networks. */
export function Social(props: { community: FooterLayout["community"]; networks: FooterLayout["social_networks"] }) {
  const t = useText("fragments");
  const groups = props.community?.group ?? [];
  const networks = props.networks ?? [];
  return (
    <>
      {groups.length > 0 && (
        <ul className={styles.row} aria-label={props.community?.title ?? t("footer.community")}>
          {groups.map((entry, index) => (
            <Item key={index} link={{ external_link: entry.page_link }}>
              {entry.image && <SocialIcon url={entry.image.file.url} alt={entry.image.alt ?? ""} />}
              {entry.title}
            </Item>
          ))}
        </ul>
      )}
      {networks.length > 0 && (
        <ul className={styles.row} aria-label={t("footer.social")}>
          {networks.map((network, index) => (
            <Item key={index} link={network.link_informations}>
              {network.icon?.url && <SocialIcon url={network.icon.url} alt="" />}
              {network.title}
            </Item>
          ))}
        </ul>
      )}
    </>
  );
}

function Item({ link, children }: { link: ContentLink; children: ReactNode }) {
  const { prefix } = useLocale();
  const anchor = anchorOf(link, prefix);
  if (!anchor) return null;
  return (
    <li>
      <a {...anchor}>{children}</a>
    </li>
  );
}

/** 32 pixels wide (S9), twice that on dense screens. */
function SocialIcon({ url, alt }: { url: string; alt: string }) {
  const src = pictureUrl(useImagesUrl(), url, 64);
  return <img className={styles.socialIcon} src={src} alt={alt} width={32} height={32} loading="lazy" />;
}
