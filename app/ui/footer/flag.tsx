import { flagUrl } from "#app/models/picture-url.ts";
import { Icon } from "../icon/icon";
import { useImagesUrl } from "../shell/shell-context";
import styles from "./footer.module.css";

/** A country's flag, or a pin where there is none (S2). The words beside it name the country. */
export function Flag({ path }: { path: string | null }) {
  const images = useImagesUrl();
  if (path === null) return <Icon name="pin" />;
  const src = flagUrl(images, path);
  return <img className={styles.flag} src={src} alt="" width={24} height={16} loading="lazy" decoding="async" />;
}
