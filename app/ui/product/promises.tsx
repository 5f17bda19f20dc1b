import type { ReactNode } from "react";
import { Icon } from "../icon/icon";
import type { IconName } from "../icon/icon-names";
import styles from "./promises.module.css";

export interface BuyerPromise {
  icon: IconName;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** The questions before buying: when, where, how to pay. */
export function Promises({ promises }: { promises: readonly BuyerPromise[] }) {
  return (
    <ul className={styles.promises}>
      {promises.map((promise, index) => (
        <li key={index}>
          <Icon name={promise.icon} />
          <div>
            <p>{promise.title}</p>
            {promise.text && <p>{promise.text}</p>}
          </div>
          {promise.action}
        </li>
      ))}
    </ul>
  );
}
