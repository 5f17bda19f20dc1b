import { Link } from "@remix-run/react";
import type { DataSummary } from "#app/bff/account/customer-data.server.ts";
import type { SettingsView } from "#app/bff/account/settings.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { formatNumber } from "#app/models/number-format.ts";
import { paths } from "#app/paths.ts";
import { AccountHead, type Count, Counts, Facts, PartUnavailable } from "#app/ui/account/account-parts.tsx";
import { ContactTiles } from "#app/ui/account/contact-tiles.tsx";
import { buttonClass } from "#app/ui/button/button.tsx";
import { useShell } from "#app/ui/shell/shell-context.ts";
import { Tile, TileGrid } from "#app/ui/tile/tile.tsx";

export interface CustomerDataProps {
  settings: SettingsView;
  summary: DataSummary;
}

/** The data that the shop holds about a customer, each part with a link to correct it (BEY-18). */
export function CustomerData({ settings, summary }: CustomerDataProps) {
  const { prefix } = useLocale();
  const t = useText("settings");
  const { delivery, billing, bank } = settings;
  return (
    <>
      <AccountHead
        title={t("data.title")}
        lead={t("data.lead")}
        back={{ to: paths.account(prefix, "settings"), label: t("title") }}
      />
      <div className="stack stack-wide">
        <p>
          <a className={buttonClass({})} href={paths.account(prefix, "settings/data/download")}>
            {t("data.download")}
          </a>
        </p>
        <TileGrid>
          <Tile
            title={t("profile.title")}
            link={{
              label: t("data.correct"),
              to: paths.account(prefix, "settings/edit"),
              context: t("profile.title"),
            }}
          >
            <Facts
              facts={[
                { name: t("profile.name"), value: settings.name },
                { name: t("profile.email"), value: settings.email },
                { name: t("profile.phone"), value: settings.phone ?? t("none") },
                { name: t("profile.birthday"), value: settings.birthday ?? t("none") },
              ]}
            />
          </Tile>
          <ContactTiles {...{ delivery, billing, bank }} edit={t("data.correct")} />
          <GiftCards cards={summary.giftCards} />
          <Tile title={t("data.lists")} size="full">
            <Lists summary={summary} />
          </Tile>
        </TileGrid>
        <p className="small muted">{t("data.seen")}</p>
        <Leaving />
      </div>
    </>
  );
}

/** Gift cards have no page of their own: they are used in the payment step. */
function GiftCards({ cards }: { cards: DataSummary["giftCards"] }) {
  const t = useText("settings");
  if (cards?.length === 0) return null;
  return (
    <Tile title={t("data.giftCards")}>
      {cards ? (
        <Facts facts={cards.map(({ number, balance }) => ({ name: number, value: balance }))} />
      ) : (
        <PartUnavailable />
      )}
    </Tile>
  );
}

/** Deleting the account is done here; erasing data is on request, as the help page explains. */
function Leaving() {
  const { prefix } = useLocale();
  const t = useText("settings");
  return (
    <p className="small">
      {t("data.close")}
      <br />
      <Link className="text-link text-link-tall" to={paths.account(prefix, "delete")}>
        {t("close.link")}
      </Link>
      {" · "}
      <Link className="text-link text-link-tall" to={paths.help(prefix)}>
        {t("data.help")}
      </Link>
    </p>
  );
}

const LISTS = ["orders", "reservations", "wishlist", "alerts", "subscriptions", "loyalty"] as const;

/** The number of entries of each kind, with a link to its page; only the kinds that the site has. */
function Lists({ summary }: { summary: DataSummary }) {
  const { prefix, locale } = useLocale();
  const t = useText("settings");
  const { accountPages } = useShell();
  const counts = LISTS.filter((page) => accountPages.includes(page)).map((page): Count => {
    const count = summary[page];
    return {
      name: t(`data.${page}`),
      to: paths.account(prefix, page),
      value: count === null ? t("data.see") : formatNumber(count, locale),
    };
  });
  return <Counts counts={counts} />;
}
