import type { LoyaltyView } from "#app/bff/account/loyalty.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { AccountHead, PartUnavailable } from "#app/ui/account/account-parts.tsx";
import { MovementList } from "#app/ui/account/movement-list.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Tile, TileGrid } from "#app/ui/tile/tile.tsx";
import { Card } from "./card";
import { Rewards } from "./rewards";
import styles from "./view.module.css";

type Of<T extends LoyaltyView["type"]> = Extract<LoyaltyView, { type: T }>;

export function Loyalty({ loyalty }: { loyalty: LoyaltyView }) {
  switch (loyalty.type) {
    case "FID":
      return <Member loyalty={loyalty} />;
    case "HSP":
      return <HappyShopping loyalty={loyalty} />;
    case null:
      return <Join loyalty={loyalty} />;
  }
}

function Member({ loyalty: { card, balance, rewards, movements, rate } }: { loyalty: Of<"FID"> }) {
  const { prefix } = useLocale();
  const t = useText("loyalty");
  const account = useText("account");
  const all = { label: t("moves.all"), to: paths.account(prefix, "loyalty/history") };
  return (
    <>
      <AccountHead title={account("loyalty.title")} lead={rate ? t("rate", { ...rate }) : undefined} />
      <TileGrid>
        <Card title={account("loyalty.number")} card={card} balance={balance} />
        <Tile title={t("buys.title")}>
          {rewards ? <Rewards rewards={rewards} balance={balance ?? 0} /> : <PartUnavailable />}
        </Tile>
        <Tile title={t("moves.title")} link={movements?.length ? all : undefined} size="full">
          {movements === null && <PartUnavailable />}
          {movements?.length === 0 && <p className="small muted">{t("moves.none")}</p>}
          {movements && movements.length > 0 && <MovementList movements={movements} />}
        </Tile>
      </TileGrid>
    </>
  );
}

function HappyShopping({ loyalty: { card } }: { loyalty: Of<"HSP"> }) {
  const { prefix } = useLocale();
  const t = useText("loyalty");
  return (
    <>
      <AccountHead title={t("hsp.title")} lead={t("hsp.lead")} />
      <TileGrid>
        <Card title={t("hsp.number")} card={card} />
        <Tile title={t("hsp.what")}>
          <p className="small">{t("hsp.text")}</p>
          {/* A link, because the delivery step does not offer it (PAY-09). */}
          <p>
            <ButtonLink variant="outline" size="small" to={paths.account(prefix, "advantages")}>
              {t("hsp.advantages")}
            </ButtonLink>
          </p>
        </Tile>
      </TileGrid>
    </>
  );
}

/** For customers without a card. */
function Join({ loyalty: { price, rate } }: { loyalty: Of<null> }) {
  const { prefix } = useLocale();
  const t = useText("loyalty");
  const account = useText("account");
  return (
    <>
      <AccountHead title={account("loyalty.title")} lead={t("join.lead")} />
      <TileGrid>
        <Tile title={t("join.gives")}>
          <ul className={styles.gives}>
            <li>
              {t("join.earn")}
              {rate && <span className={`caption ${styles.rate}`}>{t("rate", { ...rate })}</span>}
            </li>
            <li>{t("join.spend")}</li>
            <li>{t("join.see")}</li>
          </ul>
        </Tile>
        <Tile title={t("join.how")}>
          <p className="small">{price ? t("join.price", { price }) : t("join.free")}</p>
          <p className="small">{t("join.cart")}</p>
          <p>
            <ButtonLink to={paths.cart(prefix)}>{t("join.toCart")}</ButtonLink>
          </p>
        </Tile>
      </TileGrid>
    </>
  );
}
