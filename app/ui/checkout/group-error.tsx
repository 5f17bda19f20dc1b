import { Icon } from "~/ui/icon/icon";
import styles from "./step.module.css";

/** What is wrong with a choice, above its rows: the same words as in the summary of mistakes. Its id describes the group. */
export function GroupError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="warn" size="small" />
      {text}
    </p>
  );
}
