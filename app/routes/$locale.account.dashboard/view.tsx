import { Link } from "@remix-run/react";
import { formatNumber } from "~/models/number-format";
import { Banner } from "~/ui/banner/banner";
import { useLocale, useText } from "~/i18n/use-text";
import type { DashboardView } from "~/bff/account/dashboard.server";
import { paths } from "~/paths";
import {
  AccountHead,
  AddressLines,
  type Count,
  Counts,
  Facts,
  NewArrivalsLink,
  PartUnavailable,
} from "~/ui/account/account-parts";
import { OrderGlance, OrderStatus, OrderTrack } from "~/ui/account/order-card";
import { ButtonLink } from "~/ui/button/button";
import { Tile, TileGrid } from "~/ui/tile/tile";
import styles from "./view.module.css";

export function Dashboard({ dashboard }: { dashboard: DashboardView }) {
  const t = useText("dashboard");
  const { firstName, news, loyalty } = dashboard;
  return (
    <>
      <AccountHead title={t("hello", { name: firstName })} lead={news} />
      <AttentionList attention={dashboard.attention} />
      <TileGrid>
        <LastOrder last={dashboard.last} isWide={loyalty !== null} />
        {loyalty && <LoyaltyCard loyalty={loyalty} />}
        <Details dashboard={dashboard} />
        <Address address={dashboard.address} />
        <Lists lists={dashboard.lists} isAlone={dashboard.offers.length === 0} />
        <Offers dashboard={dashboard} />
      </TileGrid>
    </>
  );
}

/** What waits for the customer, each with what to do about it. */
function AttentionList({ attention }: Pick<DashboardView, "attention">) {
  const t = useText("dashboard");
  if (attention.length === 0) return null;
  return (
    <section className={`${styles.attention} stack`} aria-label={t("attention.title")}>
      {attention.map(({ kind, text, href }) => (
        <Banner
          key={text}
          kind={kind === "reservation" ? "info" : "warning"}
          action={
            <Link className="text-link" to={href}>
              {t(`attention.${kind}Action`)}
            </Link>
          }
        >
          <p>{text}</p>
        </Banner>
      ))}
    </section>
  );
}

/** How much there is on the customer's lists; the whole row where no offers stand beside it. */
function Lists({ lists: { wishlist, alerts }, isAlone }: Pick<DashboardView, "lists"> & { isAlone: boolean }) {
  const { prefix, locale } = useLocale();
  const t = useText("dashboard");
  const account = useText("account");
  const link = (page: string, name: string, count: number): Count => ({
    name,
    to: paths.account(prefix, page),
    value: formatNumber(count, locale),
  });
  const counts = [
    ...(wishlist === null ? [] : [link("wishlist", t("lists.wishlist"), wishlist)]),
    ...(alerts === null ? [] : [link("alerts", account("nav.alerts"), alerts)]),
  ];
  if (counts.length === 0) return null;
  return (
    <Tile title={t("lists.title")} size={isAlone ? "full" : undefined}>
      <Counts counts={counts} />
    </Tile>
  );
}

/** What the customer gets now; more of each is said on a page of its own. */
function Offers({ dashboard: { offers, lists } }: { dashboard: DashboardView }) {
  const { prefix } = useLocale();
  const t = useText("account");
  if (offers.length === 0) return null;
  const hasLists = lists.wishlist !== null || lists.alerts !== null;
  const all = { label: t("nav.advantages"), to: paths.account(prefix, "advantages") };
  return (
    <Tile title={t("offers.title")} link={all} size={hasLists ? undefined : "full"}>
      <ul className={styles.offers}>
        {offers.map(({ id, title, text, until }) => (
          <li key={id}>
            <h3 className="strong">{title}</h3>
            <p className="small">{text}</p>
            <p className="caption">{t("offers.until", { date: until })}</p>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

function LastOrder({ last, isWide }: { last: DashboardView["last"]; isWide: boolean }) {
  const { prefix } = useLocale();
  const t = useText("dashboard");
  const account = useText("account");
  const order = last?.order;
  const link = order ? { label: account("last.all"), to: paths.account(prefix, "orders") } : undefined;
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
  const isOnItsWay = !["CANCELLED", "RETURNED", "OTHER"].includes(order.status);
  const facts = [
    { name: t("order.number"), value: order.orderNumber },
    { name: t("order.placedOn"), value: placed },
    ...(isOnItsWay && order.deliveryDate ? [{ name: t("order.delivery"), value: order.deliveryDate }] : []),
    { name: t("order.total"), value: order.total },
  ];
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
  const t = useText("account");
  return (
    <>
      <p className="lead">{t("orders.emptyText")}</p>
      <p>
        <NewArrivalsLink />
      </p>
    </>
  );
}

function LoyaltyCard({ loyalty }: { loyalty: NonNullable<DashboardView["loyalty"]> }) {
  const { prefix } = useLocale();
  const t = useText("dashboard");
  const account = useText("account");
  return (
    <Tile
      title={account("loyalty.title")}
      link={{ label: t("loyalty.view"), to: paths.account(prefix, "loyalty") }}
      size="third"
      ink
    >
      {loyalty.points !== null && <p className={styles.points}>{t("loyalty.points", { count: loyalty.points })}</p>}
      {loyalty.reward && <Reward reward={loyalty.reward} />}
      <dl className={styles.card}>
        <dt>{account("loyalty.number")}</dt>
        <dd>{loyalty.number}</dd>
      </dl>
      {loyalty.since && <p className={styles.since}>{account("loyalty.since", { date: loyalty.since })}</p>}
    </Tile>
  );
}

function Reward({ reward: { label, missing } }: { reward: { label: string; missing: number } }) {
  const t = useText("dashboard");
  return (
    <p className="small">
      {missing === 0 ? t("loyalty.reward", { label }) : t("loyalty.missing", { count: missing, label })}
    </p>
  );
}

function Details({ dashboard }: { dashboard: DashboardView }) {
  const { prefix } = useLocale();
  const t = useText("dashboard");
  const { name, email, phone, membership } = dashboard;
  return (
    <Tile
      title={t("details.title")}
      link={{ label: t("details.edit"), to: paths.account(prefix, "settings/edit"), context: t("details.title") }}
    >
      <Facts
        facts={[
          { name: t("details.name"), value: name },
          { name: t("details.email"), value: email },
          ...(phone ? [{ name: t("details.phone"), value: phone }] : []),
          ...(membership ? [{ name: membership.name, value: membership.number }] : []),
        ]}
      />
    </Tile>
  );
}

function Address({ address }: { address: DashboardView["address"] }) {
  const { prefix } = useLocale();
  const t = useText("dashboard");
  const account = useText("account");
  const all = {
    label: account("nav.settings/delivery-addresses"),
    to: paths.account(prefix, "settings/delivery-addresses"),
  };
  return (
    <Tile title={t("address.title")} link={all}>
      {address === null && <PartUnavailable />}
      {address && !address.lines && <p className="small muted">{t("address.none")}</p>}
      {address?.lines && <AddressLines lines={address.lines} />}
    </Tile>
  );
}
