import { Icon } from "~/ui/icon/icon";
import styles from "./checkout.module.css";

/** What is wrong with a choice, above its rows: the same words as in the summary of mistakes. */
export function GroupError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.error}>
      <Icon name="warn" size="small" />
      {text}
    </p>
  );
}
