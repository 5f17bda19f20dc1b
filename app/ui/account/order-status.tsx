import { useText } from "~/i18n/use-text";
import type { Order } from "~/models/order";
import { Badge } from "../chip/badge";
import { Track, type TrackStep } from "./order-card";
import styles from "./account.module.css";

type Status = Order["status"];

/** The way of an order that is neither cancelled nor returned. */
const WAY = ["ACCEPTED", "PREPARING", "SHIPPED", "DELIVERED"] as const satisfies readonly Status[];

export interface OrderStatusProps {
  status: Status;
  /** Null when there is nothing to say of the payment. */
  paymentStatus: Exclude<Order["paymentStatus"], "PAID"> | null;
}

/** How an order stands, in a word or two. Texts of `account`. */
export function OrderStatus({ status, paymentStatus }: OrderStatusProps) {
  const t = useText("account");
  return (
    <p className={styles.badges}>
      <Badge variant={status === "DELIVERED" ? "confirmed" : "line"}>{t(`status.${status}`)}</Badge>
      {paymentStatus && (
        <>
          {" "}
          <Badge variant={paymentStatus === "REFUSED" ? "sale" : "line"}>{t(`paymentStatus.${paymentStatus}`)}</Badge>
        </>
      )}
    </p>
  );
}

/** How far an order has come; nothing for one that was cancelled or returned. */
export function OrderTrack({ status }: { status: Status }) {
  const t = useText("account");
  const reached = WAY.findIndex((step) => step === status);
  if (reached < 0) return null;
  const steps = WAY.map((step, index): TrackStep => {
    const isDone = index < reached || status === "DELIVERED";
    const label = step === "PREPARING" && isDone ? t("track.PREPARING") : t(`status.${step}`);
    return { label, state: isDone ? "done" : index === reached ? "current" : "todo" };
  });
  return <Track label={t("track.label")} steps={steps} />;
}
