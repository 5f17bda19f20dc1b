import styles from "./account.module.css";

/** An account page's title, and the news under it. */
export function AccountHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className={styles.head}>
      <h1 className="heading">{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
