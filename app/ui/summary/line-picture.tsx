import type { PaidLine } from "~/models/paid-lines";
import { Icon } from "../icon/icon";
import { Picture } from "../picture/picture";
import styles from "./summary.module.css";

export type LineKind = PaidLine["kind"];

const SYMBOLS = { giftCard: "gift", loyaltyCard: "star", donation: "heart" } as const;

/** A product's picture, or the sign of what is none: the cart's own signs. */
export function LinePicture({ kind, picture, sizes }: { kind: LineKind; picture: string | null; sizes: string }) {
  if (picture !== null) return <Picture path={picture} alt="" widths="thumb" sizes={sizes} />;
  return (
    <span className={styles.symbol}>{kind in SYMBOLS && <Icon name={SYMBOLS[kind as keyof typeof SYMBOLS]} />}</span>
  );
}
