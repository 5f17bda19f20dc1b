import { Link } from "@remix-run/react";
import type { AdvantagesView, Perk } from "#app/bff/account/advantages.server.ts";
import { type Text, useLocale, useText } from "#app/i18n/use-text.tsx";
import type { OfferView } from "#app/models/listing-view.ts";
import type { Prefix } from "#app/models/locale.ts";
import { paths } from "#app/paths.ts";
import { AccountHead } from "#app/ui/account/account-parts.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Badge } from "#app/ui/chip/chip.tsx";
import { Tile, TileGrid } from "#app/ui/tile/tile.tsx";
import styles from "./view.module.css";

export function Advantages({ advantages }: { advantages: AdvantagesView }) {
  const t = useText("loyalty");
  const { offers, rewards } = advantages;
  return (
    <>
      <AccountHead title={t("advantages.title")} lead={t("advantages.lead")} />
      <TileGrid>
        {offers.length > 0 && (
          <Tile title={t("offers.title")} size="full">
            <ul className={styles.offers}>
              {offers.map((offer) => (
                <Offer key={offer.id} offer={offer} />
              ))}
            </ul>
          </Tile>
        )}
        {rewards && <Rewards rewards={rewards} />}
        <Perks advantages={advantages} />
      </TileGrid>
    </>
  );
}

function Offer({ offer: { title, text, code, until, notice, isPersonal } }: { offer: OfferView }) {
  const t = useText("loyalty");
  return (
    <li>
      <div className={styles.offerTitle}>
        <h3 className="strong">{title}</h3>
        {isPersonal && <Badge variant="line">{t("offers.personal")}</Badge>}
      </div>
      <p className="small">{text}</p>
      {code && (
        <p className="small">
          {t("offers.code")} <code className={styles.code}>{code}</code>
        </p>
      )}
      <p className="caption">{t("offers.until", { date: until })}</p>
      <details className={`caption ${styles.notice}`}>
        <summary>
          {t("offers.notice")}
          <span className="visually-hidden"> {title}</span>
        </summary>
        {notice}
      </details>
    </li>
  );
}

/** Rewards that the points can buy today. */
function Rewards({ rewards: { balance, rewards } }: { rewards: NonNullable<AdvantagesView["rewards"]> }) {
  const { prefix } = useLocale();
  const t = useText("loyalty");
  return (
    <Tile title={t("rewards.title")}>
      <p className="small muted">{t("points.balance", { count: balance })}</p>
      <ul className={styles.rows}>
        {rewards.map(({ id, label, points }) => (
          <li key={id}>
            {label} <span className="caption">{t("buys.cost", { count: points })}</span>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink variant="outline" size="small" to={paths.cart(prefix)}>
          {t("buys.cart")}
        </ButtonLink>
      </p>
    </Tile>
  );
}

/** Page with details of a perk. */
function addressOf(perk: Perk | "delivery", prefix: Prefix): string {
  switch (perk) {
    case "delivery":
    case "returns":
      return paths.help(prefix);
    case "reservations":
      return paths.stores(prefix);
    case "orders":
    case "wishlist":
    case "alerts":
    case "loyalty":
      return paths.account(prefix, perk);
  }
}

function deliveryPerk(t: Text<"loyalty">, { from }: NonNullable<AdvantagesView["freeDelivery"]>): string {
  return from === null ? t("perk.deliveryAlways") : t("perk.delivery", { amount: from });
}

function Perks({ advantages: { perks, freeDelivery, rewards } }: { advantages: AdvantagesView }) {
  const { prefix } = useLocale();
  const t = useText("loyalty");
  const rows = [
    ...(freeDelivery ? [{ perk: "delivery" as const, text: deliveryPerk(t, freeDelivery) }] : []),
    ...perks.map((perk) => ({ perk, text: t(`perk.${perk}`) })),
  ];
  return (
    <Tile title={t("perks.title")} size={rewards ? undefined : "full"}>
      <ul className={styles.rows}>
        {rows.map(({ perk, text }) => (
          <li key={perk}>
            <Link className="text-link text-link-tall" to={addressOf(perk, prefix)}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
