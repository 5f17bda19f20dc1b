import { Link } from "@remix-run/react";
import type { PaidLineView } from "~/models/checkout-view";
import type { OrderView } from "~/bff/account/order-view.server";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { AccountHead, AddressLines, PartUnavailable } from "~/ui/account/account-parts";
import { OrderStatus, OrderTrack } from "~/ui/account/order-card";
import { LinePicture, type SummaryRow, SummaryRows } from "~/ui/summary/summary";
import { Tile, TileGrid } from "~/ui/tile/tile";
import styles from "./view.module.css";

/** @param props.order null while it cannot be read */
export function OrderPage({ orderNumber, order }: { orderNumber: string; order: OrderView | null }) {
  const { prefix } = useLocale();
  const t = useText("account");
  return (
    <>
      <p>
        <Link className="text-link text-link-tall small" to={paths.account(prefix, "orders")}>
          {t("last.all")}
        </Link>
      </p>
      <AccountHead title={t("order.title", { number: orderNumber })} />
      {order ? <OrderParts order={order} /> : <PartUnavailable />}
    </>
  );
}

function OrderParts({ order }: { order: OrderView }) {
  const t = useText("account");
  return (
    <div className="stack stack-wide">
      <div className={styles.head}>
        <p className="small">
          {t("order.placedOn")} <time dateTime={order.placedAt.iso}>{order.placedAt.text}</time>
          <span className={styles.confirmation}>{t("order.confirmation", { email: order.email })}</span>
        </p>
        <OrderStatus status={order.status} paymentStatus={order.paymentStatus} />
      </div>
      {!order.paymentStatus && <OrderTrack status={order.status} />}
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
        <Payments payments={order.payments} />
      </TileGrid>
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

function Line({ line }: { line: PaidLineView }) {
  const t = useText("account");
  const { kind, name, href, picture, detail, quantity, each, amount } = line;
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
    { label: t("amounts.total"), value: order.total, kind: "total" },
  ];
  return (
    <Tile title={t("amounts.title")} size="third">
      <SummaryRows rows={rows} />
    </Tile>
  );
}

function Delivery({ order }: { order: OrderView }) {
  const t = useText("account");
  const isDone = order.status === "DELIVERED" || order.status === "RETURNED";
  const isExpected = order.deliveryDate && order.status !== "CANCELLED";
  const date = order.deliveryDate ?? "";
  return (
    <Tile title={t("delivery.title")} size="third">
      <div className="small">
        <p>{order.deliveryName}</p>
        {isExpected && <p>{isDone ? t("delivery.promised", { date }) : t("delivery.expected", { date })}</p>}
      </div>
      {order.deliveryAddress && <AddressLines lines={order.deliveryAddress} />}
    </Tile>
  );
}

function Payments({ payments }: { payments: OrderView["payments"] }) {
  const t = useText("account");
  const rows = payments.map(({ name, amount }) => ({ label: name, value: amount }));
  return (
    <Tile title={t("payment.title")} size="third">
      {rows.length > 0 ? <SummaryRows rows={rows} /> : <p className="small">{t("payment.free")}</p>}
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
      <SummaryRows rows={rows} />
    </Tile>
  );
}
