import { useLocale, useText } from "~/i18n/use-text";
import type { DashboardView } from "~/bff/account/dashboard.server";
import { paths } from "~/paths";
import { AccountHead, AddressLines, Facts, PartUnavailable } from "~/ui/account/account-parts";
import { OrderGlance, OrderStatus, OrderTrack } from "~/ui/account/order-card";
import { ButtonLink } from "~/ui/button/button";
import { Tile, TileGrid } from "~/ui/tile/tile";
import styles from "./view.module.css";

export function Dashboard({ dashboard }: { dashboard: DashboardView }) {
  const t = useText("account");
  const { firstName, news, loyalty } = dashboard;
  return (
    <>
      <AccountHead title={t("dashboard.hello", { name: firstName })} lead={news} />
      <TileGrid>
        <LastOrder last={dashboard.last} isWide={loyalty !== null} />
        {loyalty && <LoyaltyCard loyalty={loyalty} />}
        <Details dashboard={dashboard} />
        <Address address={dashboard.address} />
      </TileGrid>
    </>
  );
}

function LastOrder({ last, isWide }: { last: DashboardView["last"]; isWide: boolean }) {
  const { prefix } = useLocale();
  const t = useText("account");
  const order = last?.order;
  const link = order ? { label: t("last.all"), to: paths.account(prefix, "orders") } : undefined;
  return (
    <Tile title={t("last.title")} link={link} size={isWide ? "wide" : "full"}>
      {last === null && <PartUnavailable />}
      {last && !order && <NoOrder />}
      {order && <OrderAtAGlance order={order} />}
    </Tile>
  );
}

function OrderAtAGlance({ order }: { order: NonNullable<NonNullable<DashboardView["last"]>["order"]> }) {
  const t = useText("account");
  const placed = <time dateTime={order.placedAt.iso}>{order.placedAt.text}</time>;
  const facts = [
    { name: t("order.number"), value: order.orderNumber },
    { name: t("order.placedOn"), value: placed },
    ...(order.deliveryDate ? [{ name: t("order.delivery"), value: order.deliveryDate }] : []),
    { name: t("order.total"), value: order.total },
  ];
  const isOnItsWay = order.status !== "CANCELLED" && order.status !== "RETURNED";
  return (
    <>
      <OrderGlance pictures={order.pictures} facts={facts} />
      {isOnItsWay && !order.paymentStatus ? (
        <OrderTrack status={order.status} />
      ) : (
        <OrderStatus status={order.status} paymentStatus={order.paymentStatus} />
      )}
      <p>
        <ButtonLink variant="outline" size="small" to={order.href}>
          {t("order.view")}
        </ButtonLink>
      </p>
    </>
  );
}

function NoOrder() {
  const { prefix } = useLocale();
  const t = useText("account");
  return (
    <>
      <p className="lead">{t("orders.emptyText")}</p>
      <p>
        <ButtonLink to={paths.home(prefix)}>{t("shop")}</ButtonLink>
      </p>
    </>
  );
}

function LoyaltyCard({ loyalty }: { loyalty: NonNullable<DashboardView["loyalty"]> }) {
  const t = useText("account");
  return (
    <Tile title={t("loyalty.title")} size="third" ink>
      <dl className={styles.card}>
        <dt>{t("loyalty.number")}</dt>
        <dd>{loyalty.number}</dd>
      </dl>
      {loyalty.since && <p className={styles.since}>{t("loyalty.since", { date: loyalty.since })}</p>}
    </Tile>
  );
}

function Details({ dashboard }: { dashboard: DashboardView }) {
  const t = useText("account");
  const { name, email, phone } = dashboard;
  return (
    <Tile title={t("details.title")}>
      <Facts
        facts={[
          { name: t("details.name"), value: name },
          { name: t("details.email"), value: email },
          ...(phone ? [{ name: t("details.phone"), value: phone }] : []),
        ]}
      />
    </Tile>
  );
}

function Address({ address }: { address: DashboardView["address"] }) {
  const t = useText("account");
  return (
    <Tile title={t("address.title")}>
      {address === null && <PartUnavailable />}
      {address && !address.lines && <p className="small muted">{t("address.none")}</p>}
      {address?.lines && <AddressLines lines={address.lines} />}
    </Tile>
  );
}
