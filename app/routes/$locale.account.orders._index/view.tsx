import { Form, Link } from "@remix-run/react";
import type { OrdersPage } from "#app/bff/account/orders.server.ts";
import type { OrderTeaser } from "#app/bff/account/order-view.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { ORDER_STATUSES } from "#app/models/order-status.ts";
import { paths } from "#app/paths.ts";
import { AccountHead, NewArrivalsLink, PartUnavailable } from "#app/ui/account/account-parts.tsx";
import { OrderEntry, OrderGlance, OrderList, OrderStatus } from "#app/ui/account/order-card.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { SelectField } from "#app/ui/field/select-field.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Pagination } from "#app/ui/pagination/pagination.tsx";
import styles from "./view.module.css";

/** @param props.orders null when they cannot be loaded */
export function Orders({ orders }: { orders: OrdersPage | null }) {
  const { prefix } = useLocale();
  const t = useText("account");
  const filter = orders?.filter ?? {};
  const isFiltered = Object.keys(filter).length > 0;
  const hrefOf = (page: number) => paths.orders(prefix, { ...filter, page });
  return (
    <>
      <AccountHead
        title={t("orders.title")}
        lead={orders?.total && !isFiltered ? t("orders.count", { count: orders.total }) : undefined}
      />
      {orders === null && <PartUnavailable />}
      {orders && (orders.total > 1 || isFiltered) && <Filter orders={orders} isFiltered={isFiltered} />}
      {orders?.total === 0 && (isFiltered ? <NoneFound /> : <NoOrders />)}
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

/** A line that opens on phones and names what is filtered; wider screens show the form. */
function Filter({ orders, isFiltered }: { orders: OrdersPage; isFiltered: boolean }) {
  const { prefix } = useLocale();
  const t = useText("orders");
  const account = useText("account");
  const { filter, total } = orders;
  const applied = [filter.query, filter.year, filter.status && account(`status.${filter.status}`)].filter(Boolean);
  return (
    <>
      <details className={styles.fold} open={total === 0} key={JSON.stringify(filter)}>
        <summary>
          <span>
            {t("filter")}
            {applied.length > 0 && <span className={styles.applied}> {applied.join(", ")}</span>}
          </span>
          <Icon name="down" size="small" />
        </summary>
        <FilterForm orders={orders} />
      </details>
      {isFiltered && (
        <p className={styles.found}>
          <span role="status">{t("found", { count: total })}</span>{" "}
          <Link className="text-link" to={paths.account(prefix, "orders")}>
            {t("reset")}
          </Link>
        </p>
      )}
    </>
  );
}

function FilterForm({ orders: { filter, years } }: { orders: OrdersPage }) {
  const t = useText("orders");
  const account = useText("account");
  return (
    <Form method="get" role="search" className={styles.filter}>
      <Field
        name="q"
        type="search"
        autoComplete="off"
        label={t("search")}
        hint={t("searchHint")}
        defaultValue={filter.query ?? ""}
        plainLabel
      />
      <SelectField
        name="year"
        label={t("year")}
        emptyLabel={t("allYears")}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
        defaultValue={filter.year ?? ""}
        plainLabel
      />
      <SelectField
        name="status"
        label={t("status")}
        emptyLabel={t("allStatuses")}
        options={ORDER_STATUSES.map((value) => ({ value, label: account(`status.${value}`) }))}
        defaultValue={filter.status ?? ""}
        plainLabel
      />
      <Button type="submit" variant="outline">
        {t("show")}
      </Button>
    </Form>
  );
}

function NoneFound() {
  const t = useText("orders");
  return (
    <EmptyState icon="search" title={t("notFound")}>
      <p className="lead">{t("notFoundText")}</p>
    </EmptyState>
  );
}

function NoOrders() {
  const t = useText("account");
  return (
    <EmptyState icon="bag" title={t("orders.empty")}>
      <p className="lead">{t("orders.emptyText")}</p>
      <NewArrivalsLink />
    </EmptyState>
  );
}
