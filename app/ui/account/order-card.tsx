import { useText } from "#app/i18n/use-text.tsx";
import type { Order } from "#app/models/order.ts";
import { Badge, Badges } from "../chip/chip";
import styles from "./account.module.css";
import { type ReactNode, useId } from "react";
import { Picture } from "../picture/picture";
import { classNames } from "../class-names";

export interface OrderFact {
  name: string;
  value: ReactNode;
}

/** What an order holds at a glance: its pictures and its facts. */
export function OrderGlance(props: {
  pictures: readonly { path: string; name: string }[];
  facts: readonly OrderFact[];
}) {
  return (
    <div className={styles.order}>
      {props.pictures.length > 0 && (
        <div className={styles.pictures}>
          {props.pictures.slice(0, 3).map((picture) => (
            <Picture key={picture.path} path={picture.path} alt={picture.name} widths="thumb" sizes="88px" />
          ))}
        </div>
      )}
      <dl className={styles.facts}>
        {props.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export interface TrackStep {
  label: string;
  /** The day the step was reached, where known. */
  day?: { iso: string; text: string };
  state: "done" | "current" | "todo";
}

/** Where a parcel is. */
export function Track({ label, steps }: { label: string; steps: readonly TrackStep[] }) {
  return (
    <ol className={styles.track} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={classNames(step.state === "done" && styles.done, step.state === "current" && styles.current)}
          aria-current={step.state === "current" ? "step" : undefined}
        >
          {step.label}
          {step.day && (
            <time className={styles.day} dateTime={step.day.iso}>
              {step.day.text}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Orders one below the other; children are `OrderEntry`. */
export function OrderList({ children }: { children: ReactNode }) {
  return <ul className={styles.orders}>{children}</ul>;
}

export interface OrderEntryProps {
  title: string;
  /** A badge beside the title. */
  status?: ReactNode;
  children: ReactNode;
}

export function OrderEntry({ title, status, children }: OrderEntryProps) {
  const id = useId();
  return (
    <li>
      <article className="stack" aria-labelledby={id}>
        <div className={styles.orderTitle}>
          <h2 className="title" id={id}>
            {title}
          </h2>
          {status}
        </div>
        {children}
      </article>
    </li>
  );
}

type Status = Order["status"];

/** The steps of an order that is neither cancelled nor returned. */
const WAY: readonly Status[] = ["ACCEPTED", "PREPARING", "SHIPPED", "DELIVERED"];

export interface OrderStatusProps {
  status: Status;
  /** Null when the payment needs no badge. */
  paymentStatus: Exclude<Order["paymentStatus"], "PAID" | "OTHER"> | null;
}

/** Status of an order, and of its payment where that needs a word. Texts of `account`. */
export function OrderStatus({ status, paymentStatus }: OrderStatusProps) {
  const t = useText("account");
  return (
    <Badges className={styles.badges}>
      <Badge variant={status === "DELIVERED" ? "confirmed" : "line"}>{t(`status.${status}`)}</Badge>
      {paymentStatus && (
        <Badge variant={paymentStatus === "REFUSED" ? "sale" : "line"}>{t(`paymentStatus.${paymentStatus}`)}</Badge>
      )}
    </Badges>
  );
}

/** The steps of orders that ended otherwise: shown only when the day of the last step is known. */
const ENDED: Partial<Record<Status, readonly Status[]>> = {
  CANCELLED: ["ACCEPTED", "CANCELLED"],
  RETURNED: [...WAY, "RETURNED"],
};

/** How far an order has come, with the known days. Shows nothing for a status that is not on the way. */
export function OrderTrack({
  status,
  days = {},
}: {
  status: Status;
  days?: Partial<Record<Status, TrackStep["day"]>>;
}) {
  const t = useText("account");
  const way = ENDED[status] ?? WAY;
  if (ENDED[status] && !days[status]) return null;
  const reached = way.indexOf(status);
  if (reached < 0) return null;
  const steps = way.map((step, index): TrackStep => {
    // Green marks success only: a cancelled order's last step is not green.
    const isDone = index < reached || (reached === way.length - 1 && status !== "CANCELLED");
    const label = step === "PREPARING" && isDone ? t("track.PREPARING") : t(`status.${step}`);
    return { label, day: days[step], state: isDone ? "done" : index === reached ? "current" : "todo" };
  });
  return <Track label={t("track.label")} steps={steps} />;
}
