import { textParts } from "~/models/plain-text";
import styles from "./blocks.module.css";

/** An editor's longer text: paragraphs and lists. */
export function PlainText({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {textParts(text).map((part, index) =>
        part.kind === "paragraph" ? (
          <p key={index}>{part.text}</p>
        ) : (
          <ul key={index} className={styles.list}>
            {part.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
