import type { OrdersPage } from "~/bff/account/orders.server";
import type { OrderTeaser } from "~/bff/account/order-view.server";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { AccountHead, PartUnavailable } from "~/ui/account/account-parts";
import { OrderEntry, OrderGlance, OrderList, OrderStatus } from "~/ui/account/order-card";
import { ButtonLink } from "~/ui/button/button";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Pagination } from "~/ui/pagination/pagination";
import styles from "./view.module.css";

/** @param props.orders null while they cannot be read */
export function Orders({ orders }: { orders: OrdersPage | null }) {
  const { prefix } = useLocale();
  const t = useText("account");
  const hrefOf = (page: number) => paths.account(prefix, "orders") + (page > 1 ? `?page=${page}` : "");
  return (
    <>
      <AccountHead
        title={t("orders.title")}
        lead={orders?.total ? t("orders.count", { count: orders.total }) : undefined}
      />
      {orders === null && <PartUnavailable />}
      {orders?.total === 0 && <NoOrders />}
      {orders && orders.total > 0 && (
        <>
          <OrderList>
            {orders.orders.map((order) => (
              <Entry key={order.orderNumber} order={order} />
            ))}
          </OrderList>
          <Pagination
            page={orders.page}
            pageSize={orders.pageSize}
            total={orders.total}
            hrefOf={hrefOf}
            texts={{
              seen: (seen) => t("orders.seen", { seen, total: orders.total }),
              next: (count) => t("orders.next", { count }),
            }}
          />
        </>
      )}
    </>
  );
}

function Entry({ order }: { order: OrderTeaser }) {
  const t = useText("account");
  const placed = <time dateTime={order.placedAt.iso}>{order.placedAt.text}</time>;
  const facts = [
    { name: t("order.placedOn"), value: placed },
    { name: t("order.items", { count: order.nbProducts }), value: order.total },
  ];
  return (
    <OrderEntry
      title={t("order.title", { number: order.orderNumber })}
      status={<OrderStatus status={order.status} paymentStatus={order.paymentStatus} />}
    >
      <div className={styles.row}>
        <OrderGlance pictures={order.pictures} facts={facts} />
        <ButtonLink variant="outline" size="small" to={order.href}>
          {t("order.view")}
          <span className="visually-hidden"> {order.orderNumber}</span>
        </ButtonLink>
      </div>
    </OrderEntry>
  );
}

function NoOrders() {
  const { prefix } = useLocale();
  const t = useText("account");
  return (
    <EmptyState icon="bag" title={t("orders.empty")}>
      <p className="lead">{t("orders.emptyText")}</p>
      <ButtonLink to={paths.home(prefix)}>{t("shop")}</ButtonLink>
    </EmptyState>
  );
}
