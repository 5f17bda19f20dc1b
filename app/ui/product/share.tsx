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
  const copyOrMail = () => {
    const { clipboard } = navigator;
    if (!clipboard) return location.assign(mail);
    void clipboard.writeText(url).then(
      () => showToast(t("share.copied")),
      () => location.assign(mail),
    );
  };
  const share = (event: MouseEvent) => {
    event.preventDefault();
    if (!("share" in navigator)) return copyOrMail();
    void navigator.share({ title, url }).catch((error: unknown) => {
      // As in browsers of apps that allow no dialog. With other errors one is open, or the shopper has closed it.
      if (error instanceof DOMException && error.name === "NotAllowedError") copyOrMail();
    });
  };
  return (
    <a className={styles.share} href={mail} onClick={share}>
      <Icon name="share" size="small" />
      {t("share")}
    </a>
  );
}
