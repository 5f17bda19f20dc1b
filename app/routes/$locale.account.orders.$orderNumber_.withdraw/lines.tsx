import type { WithdrawalView } from "#app/bff/account/withdrawal.server.ts";
import { useText } from "#app/i18n/use-text.tsx";
import styles from "./view.module.css";

export function Lines({ lines }: Pick<WithdrawalView, "lines">) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.lineId}>
          <LineWords line={line} />
        </li>
      ))}
    </ul>
  );
}

interface LineWordsProps {
  line: WithdrawalView["lines"][number];
  /** Whether the pieces are said here, and not by a field beside the words. */
  isCounted?: boolean;
}

export function LineWords({ line: { name, detail, quantity, ordered }, isCounted = true }: LineWordsProps) {
  const t = useText("account");
  // One piece of several is said too: it would be read as all of them.
  const pieces = isCounted && ordered > 1 && t("line.quantity", { quantity });
  return (
    <>
      {name} <span className="caption">{[detail, pieces].filter(Boolean).join(" · ")}</span>
    </>
  );
}
