import { Form, Link } from "@remix-run/react";
import type { OrderView } from "#app/bff/account/order-view.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { AccountHead, AddressLines, PartUnavailable } from "#app/ui/account/account-parts.tsx";
import { OrderStatus, OrderTrack } from "#app/ui/account/order-card.tsx";
import { Banner, Notice } from "#app/ui/banner/banner.tsx";
import { Button, buttonClass } from "#app/ui/button/button.tsx";
import { useErrorTitle, useIsPending } from "#app/ui/form/form-state.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { LinePicture, type SummaryRow, SummaryRows } from "#app/ui/summary/summary.tsx";
import { Tile, TileGrid } from "#app/ui/tile/tile.tsx";
import styles from "./view.module.css";

/** @param props.order null when it cannot be loaded */
export function OrderPage({
  orderNumber,
  order,
  problem = null,
}: {
  orderNumber: string;
  order: OrderView | null;
  problem?: FormProblem | null;
}) {
  const { prefix } = useLocale();
  const t = useText("account");
  useErrorTitle(problem);
  return (
    <>
      <AccountHead
        title={t("order.title", { number: orderNumber })}
        back={{ to: paths.account(prefix, "orders"), label: t("last.all") }}
      />
      <div className="stack stack-wide">
        {problem?.notice && <Notice of={problem}>{problem.notice}</Notice>}
        {order ? <OrderParts order={order} /> : <PartUnavailable />}
      </div>
    </>
  );
}

function OrderParts({ order }: { order: OrderView }) {
  const t = useText("account");
  return (
    <>
      <div className={styles.head}>
        <p className="small">
          <time dateTime={order.placedAt.iso}>{t("order.placed", { date: order.placedAt.text })}</time>
          {order.email && (
            <span className={styles.confirmation}>{t("order.confirmation", { email: order.email })}</span>
          )}
        </p>
        <OrderStatus status={order.status} paymentStatus={order.paymentStatus} />
      </div>
      {order.isParcel && (!order.paymentStatus || order.status === "CANCELLED") && (
        <OrderTrack status={order.status} days={order.days} />
      )}
      <Attention order={order} />
      <Actions order={order} />
      <TileGrid>
        <Lines order={order} />
        <Amounts order={order} />
        {order.voucher && <Voucher voucher={order.voucher} />}
        <Delivery order={order} />
        {order.billingAddress && (
          <Tile title={t("billing.title")} size="third">
            <AddressLines lines={order.billingAddress} />
          </Tile>
        )}
        <Payments order={order} />
      </TileGrid>
    </>
  );
}

/** A problem with the order: an apology and what to do. */
function Attention({ order }: { order: OrderView }) {
  const { prefix } = useLocale();
  const t = useText("orders");
  if (order.paymentStatus === "REFUSED") {
    return (
      <Banner kind="warning">
        <p>{t(order.hasProducts ? "refused" : "refusedOnly")}</p>
      </Banner>
    );
  }
  if (!order.isLate) return null;
  const contact = (
    <Link className="text-link" to={paths.help(prefix)}>
      {t("contact")}
    </Link>
  );
  return (
    <Banner kind="warning" action={contact}>
      <p>{t("late")}</p>
    </Banner>
  );
}

/** A customer who waits for a parcel looks for its tracking: it comes first, not among the facts. */
const isFirstTracked = ({ status }: OrderView) => status === "SHIPPED";

/** Tracking, order again, invoice, withdrawal. */
function Actions({ order }: { order: OrderView }) {
  const t = useText("orders");
  const isPending = useIsPending();
  const { invoice, tracking, withdrawable, withdrawn } = order;
  // Prominent only after a refused payment: otherwise few come here to order again.
  const variant = order.paymentStatus === "REFUSED" ? "ink" : "outline";
  return (
    <div className={styles.actions}>
      {tracking?.href && isFirstTracked(order) && (
        <a className={buttonClass({})} href={tracking.href} rel="noreferrer">
          {t("trackParcel", { number: tracking.number })}
        </a>
      )}
      {order.hasProducts && (
        <Form method="post">
          <Button type="submit" variant={variant} pending={isPending}>
            {t("again")}
          </Button>
        </Form>
      )}
      {invoice && (
        <a className={buttonClass({ variant: "outline" })} href={invoice}>
          {t("invoice")}
        </a>
      )}
      {withdrawable && (
        <p className="small">
          <Link className="text-link text-link-tall" to={withdrawable.href}>
            {t("withdraw")}
          </Link>{" "}
          <span className={`${styles.until} muted`}>{t("withdrawUntil", { date: withdrawable.until })}</span>
        </p>
      )}
      {withdrawn.map(({ href, date, reference }) => (
        <p key={reference} className="small">
          {t("withdrawn", { date, reference })}{" "}
          <Link className="text-link text-link-tall" to={href}>
            {t("withdrawnView")}
          </Link>
        </p>
      ))}
    </div>
  );
}

function Lines({ order }: { order: OrderView }) {
  const t = useText("account");
  return (
    <Tile title={t("order.items", { count: order.nbProducts })} size="wide">
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </Tile>
  );
}

function Line({ line }: { line: OrderView["lines"][number] }) {
  const t = useText("account");
  const orders = useText("orders");
  const { kind, name, href, picture, detail, quantity, each, amount, withdrawn, isGone } = line;
  const symbol = <LinePicture {...{ kind, picture }} sizes="88px" />;
  return (
    <li className={styles.line}>
      {href ? (
        <Link to={href} tabIndex={-1} aria-hidden="true">
          {symbol}
        </Link>
      ) : (
        symbol
      )}
      <div className={styles.words}>
        <p>
          {href ? (
            <Link className={styles.name} to={href}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {detail && <p className="caption">{detail}</p>}
        {quantity > 0 && <p className="caption">{t("line.quantity", { quantity })}</p>}
        {each && <p className="caption">{t("line.each", { price: each })}</p>}
        {withdrawn > 0 && (
          <p className="caption">
            {withdrawn < quantity ? orders("lineWithdrawnOf", { withdrawn, quantity }) : orders("lineWithdrawn")}
          </p>
        )}
        {isGone && <p className="caption">{orders("lineGone")}</p>}
      </div>
      <p className={styles.price}>{amount}</p>
    </li>
  );
}

function Amounts({ order }: { order: OrderView }) {
  const t = useText("account");
  const { items, discounts, delivery } = order.amounts;
  const rows: SummaryRow[] = [
    { label: t("amounts.items"), value: items },
    ...discounts.map((discount) => ({ ...discount, kind: "discount" as const })),
    delivery
      ? { label: t("amounts.delivery"), value: delivery }
      : { label: t("amounts.delivery"), value: t("amounts.freeDelivery"), kind: "free" },
    { label: t("amounts.total"), note: order.isTaxed && t("amounts.vat"), value: order.total, kind: "total" },
  ];
  return (
    <Tile title={t("amounts.title")} size="third">
      <div className={styles.amounts}>
        <SummaryRows rows={rows} />
      </div>
    </Tile>
  );
}

function Delivery({ order }: { order: OrderView }) {
  const t = useText("account");
  const isDone = order.status === "DELIVERED" || order.status === "RETURNED";
  const isExpected = order.deliveryDate && order.status !== "CANCELLED" && order.status !== "OTHER";
  const date = order.deliveryDate ?? "";
  return (
    <Tile title={t("delivery.title")} size="third">
      <div className="small">
        {order.deliveryName && <p>{order.deliveryName}</p>}
        {isExpected && <p>{isDone ? t("delivery.promised", { date }) : t("delivery.expected", { date })}</p>}
      </div>
      {order.deliveryAddress && <AddressLines lines={order.deliveryAddress} />}
      {order.tracking && <Tracking tracking={order.tracking} isLink={!isFirstTracked(order)} />}
    </Tile>
  );
}

function Tracking(props: { tracking: NonNullable<OrderView["tracking"]>; isLink: boolean }) {
  const { carrier, number, href } = props.tracking;
  const t = useText("orders");
  return (
    <p className="small">
      {t("carrier", { carrier })}
      <br />
      {href && props.isLink ? (
        <a className="text-link text-link-tall" href={href} rel="noreferrer">
          {t("trackParcel", { number })}
        </a>
      ) : (
        t("parcel", { number })
      )}
    </p>
  );
}

/** Nothing where it is not known how the order was paid. */
function Payments({ order: { payments, hasNothingToPay } }: { order: OrderView }) {
  const t = useText("account");
  if (payments.length === 0 && !hasNothingToPay) return null;
  const rows = payments.map(({ name, amount }) => ({ label: name, value: amount }));
  return (
    <Tile title={t("payment.title")} size="third">
      {hasNothingToPay ? <p className="small">{t("payment.free")}</p> : <SummaryRows rows={rows} />}
    </Tile>
  );
}

function Voucher({ voucher }: { voucher: NonNullable<OrderView["voucher"]> }) {
  const t = useText("account");
  const rows = [
    { label: t("voucher.entity"), value: voucher.entity },
    { label: t("voucher.reference"), value: voucher.reference },
    { label: t("voucher.amount"), value: voucher.amount },
    { label: t("voucher.until"), value: voucher.until },
  ];
  return (
    <Tile title={t("voucher.title")} size="third">
      <div className={styles.amounts}>
        <SummaryRows rows={rows} />
      </div>
    </Tile>
  );
}
