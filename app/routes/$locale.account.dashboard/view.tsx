import { Link } from "@remix-run/react";
import { formatNumber } from "#app/models/number-format.ts";
import { Banner } from "#app/ui/banner/banner.tsx";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { DashboardView } from "#app/bff/account/dashboard.server.ts";
import { paths } from "#app/paths.ts";
import {
  AccountHead,
  AddressLines,
  type Count,
  Counts,
  Facts,
  NewArrivalsLink,
  PartUnavailable,
} from "#app/ui/account/account-parts.tsx";
import { OrderGlance, OrderStatus, OrderTrack } from "#app/ui/account/order-card.tsx";
import { CardCode } from "#app/ui/account/card-code.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Progress } from "#app/ui/progress/progress.tsx";
import { Tile, TileGrid } from "#app/ui/tile/tile.tsx";
import styles from "./view.module.css";

export function Dashboard({ dashboard }: { dashboard: DashboardView }) {
  const t = useText("dashboard");
  const { firstName, news, loyalty, offers, lists } = dashboard;
  const hasLists = lists.wishlist !== null || lists.alerts !== null;
  // On a site without offers, the lists share a row with the two parts below.
  const isOneRow = hasLists && offers.length === 0;
  return (
    <>
      <AccountHead title={t("hello", { name: firstName })} lead={news} />
      <AttentionList attention={dashboard.attention} />
      <TileGrid>
        <LastOrder last={dashboard.last} isWide={loyalty !== null} />
        {loyalty && <LoyaltyCard loyalty={loyalty} />}
        {hasLists && <Lists lists={lists} isThird={isOneRow} />}
        {offers.length > 0 && <Offers offers={offers} isAlone={!hasLists} />}
        <Details dashboard={dashboard} isThird={isOneRow} />
        <Address address={dashboard.address} isThird={isOneRow} />
      </TileGrid>
    </>
  );
}

/** What needs the customer's attention, each with an action. */
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

/** The latest wishes, and the length of each list. */
function Lists({ lists: { wishlist, alerts }, isThird }: Pick<DashboardView, "lists"> & { isThird: boolean }) {
  const { prefix, locale } = useLocale();
  const t = useText("dashboard");
  const account = useText("account");
  const link = (page: string, name: string, count: number): Count => ({
    name,
    to: paths.account(prefix, page),
    value: formatNumber(count, locale),
  });
  const hasPictures = wishlist !== null && wishlist.latest.length > 0;
  const counts = [
    ...(wishlist === null || hasPictures ? [] : [link("wishlist", t("lists.wishlist"), wishlist.count)]),
    ...(alerts === null ? [] : [link("alerts", account("nav.alerts"), alerts)]),
  ];
  const all = hasPictures && {
    label: t("lists.all", { number: formatNumber(wishlist.count, locale) }),
    context: t("lists.wishlist"),
    to: paths.account(prefix, "wishlist"),
  };
  return (
    <Tile title={t("lists.title")} link={all || undefined} size={isThird ? "third-or-row" : undefined}>
      {hasPictures && <Wishes wishes={wishlist.latest} />}
      <Counts counts={counts} />
    </Tile>
  );
}

function Wishes({ wishes }: { wishes: NonNullable<DashboardView["lists"]["wishlist"]>["latest"] }) {
  return (
    <ul className={styles.wishes}>
      {wishes.map(({ href, name, price, picture }) => (
        <li key={href}>
          <Link to={href}>
            <Picture path={picture} alt="" widths="thumb" sizes="(min-width: 48em) 14vw, 28vw" />
            {name}
            <span className={styles.price}>{price}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Current offers; each has a page with details. */
function Offers({ offers, isAlone }: Pick<DashboardView, "offers"> & { isAlone: boolean }) {
  const { prefix } = useLocale();
  const t = useText("account");
  const all = { label: t("nav.advantages"), to: paths.account(prefix, "advantages") };
  return (
    <Tile title={t("offers.title")} link={all} size={isAlone ? "full" : undefined}>
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

type Loyalty = NonNullable<DashboardView["loyalty"]>;

function LoyaltyCard({ loyalty }: { loyalty: Loyalty }) {
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
      {loyalty.points && <Points points={loyalty.points} />}
      <CardNumber loyalty={loyalty} />
    </Tile>
  );
}

/** Number of points, the rewards they pay for, and the distance to the next. */
function Points({ points: { balance, ready, next } }: { points: NonNullable<Loyalty["points"]> }) {
  const { locale } = useLocale();
  const t = useText("dashboard");
  const isReady = ready && t("loyalty.reward", { label: ready.label });
  return (
    <>
      <p className={styles.points}>
        {formatNumber(balance, locale)} <small>{t("loyalty.unit", { count: balance })}</small>
      </p>
      {isReady && next && <p className="small">{isReady}</p>}
      {(next ?? ready) && (
        <Progress className={styles.progress} value={Math.max(0, balance)} max={(next ?? ready)!.points}>
          {next ? t("loyalty.missing", { count: next.missing, label: next.label }) : isReady}
        </Progress>
      )}
    </>
  );
}

/** The card's bar code for the till, and below it the number, which a seller can type. */
function CardNumber({ loyalty: { number, code } }: { loyalty: Loyalty }) {
  const account = useText("account");
  return (
    <div className={styles.code}>
      {code ? (
        <CardCode barcode={code.barcode} label={code.label} />
      ) : (
        <p className="visually-hidden">{account("loyalty.number")}</p>
      )}
      {/* The bar code's label contains the number already. */}
      <p aria-hidden={code ? true : undefined}>{number}</p>
    </div>
  );
}

function Details({ dashboard, isThird }: { dashboard: DashboardView; isThird: boolean }) {
  const { prefix } = useLocale();
  const t = useText("dashboard");
  const { name, email, phone, membership } = dashboard;
  return (
    <Tile
      title={t("details.title")}
      link={{ label: t("details.edit"), to: paths.account(prefix, "settings/edit"), context: t("details.title") }}
      size={isThird ? "third" : undefined}
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

function Address({ address, isThird }: Pick<DashboardView, "address"> & { isThird: boolean }) {
  const { prefix } = useLocale();
  const t = useText("dashboard");
  const account = useText("account");
  const all = {
    label: account("nav.settings/delivery-addresses"),
    to: paths.account(prefix, "settings/delivery-addresses"),
  };
  return (
    <Tile title={t("address.title")} link={all} size={isThird ? "third" : undefined}>
      {address === null && <PartUnavailable />}
      {address && !address.lines && <p className="small muted">{t("address.none")}</p>}
      {address?.lines && <AddressLines lines={address.lines} />}
    </Tile>
  );
}
