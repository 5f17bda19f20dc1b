import type { MouseEvent } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { Icon } from "../icon/icon";
import { showToast } from "../toast/toast";
import styles from "./product.module.css";

export interface ShareProps {
  title: string;
  /** Absolute address of the page. */
  url: string;
}

/** Shares the page's address: with the device's own dialog, else by copying it; where neither is possible by e-mail. */
export function Share({ title, url }: ShareProps) {
  const t = useText("product");
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  const share = (event: MouseEvent) => {
    const { clipboard } = navigator;
    if ("share" in navigator) void navigator.share({ title, url }).catch(() => {});
    else if (clipboard) {
      void clipboard.writeText(url).then(
        () => showToast(t("share.copied")),
        () => location.assign(mail),
      );
    } else return;
    event.preventDefault();
  };
  return (
    <a className={styles.share} href={mail} onClick={share}>
      <Icon name="share" size="small" />
      {t("share")}
    </a>
  );
}
