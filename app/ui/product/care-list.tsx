import type { ReactNode } from "react";
import { Icon } from "../icon/icon";
import type { IconName } from "../icon/icon-names";
import promiseStyles from "./promises.module.css";
import styles from "./product.module.css";

/** The five symbols of care labelling (ISO 3758) on a 32 × 32 grid, and the cross that forbids. */
const SIGNS = {
  wash: "M4 9c3 3 6-3 9 0s6-3 9 0 4 1 6 0l-3 15H7Z",
  bleach: "M16 5 28 26H4Z",
  iron: "M5 23h22c0-7-4-11-10-11h-6M13 19h.2",
  professional: "M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22Z",
  dry: "M5 5h22v22H5Z",
} as const;
const CROSS = "M5 5l22 22M27 5 5 27";

/** The symbol for a GINETEX key: `wash-30`, `no-bleach`, `dry-clean`, `tumble-dry-low`. */
function drawing(symbol: string): string {
  const key = symbol.toLowerCase();
  const sign = /clean|professional/.test(key)
    ? "professional"
    : /dry|tumble/.test(key)
      ? "dry"
      : /bleach/.test(key)
        ? "bleach"
        : /iron/.test(key)
          ? "iron"
          : "wash";
  return /(^|[-_])(no|not|dont|never)([-_]|$)/.test(key) ? SIGNS[sign] + CROSS : SIGNS[sign];
}

/** How to care for a garment: each symbol with its words. */
export function CareList({ care }: { care: readonly { symbol: string; label: string }[] }) {
  return (
    <ul className={styles.care}>
      {care.map(({ symbol, label }) => (
        <li key={symbol}>
          <svg className={styles.careIcon} viewBox="0 0 32 32" aria-hidden="true">
            <path d={drawing(symbol)} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

export interface BuyerPromise {
  icon: IconName;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** The questions before buying: when, where, how to pay. */
export function Promises({ promises }: { promises: readonly BuyerPromise[] }) {
  return (
    <ul className={promiseStyles.promises}>
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
