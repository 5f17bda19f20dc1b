import { Icon } from "#app/ui/icon/icon.tsx";
import styles from "./step.module.css";

/** The error of a group of choices, above its rows, with the words of the error summary. Its id describes the group. */
export function GroupError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="warn" size="small" />
      {text}
    </p>
  );
}
