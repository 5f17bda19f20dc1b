import { Link } from "@remix-run/react";
import type { SettingsView } from "#app/bff/account/settings.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { AccountHead, Facts } from "#app/ui/account/account-parts.tsx";
import { ContactTiles } from "#app/ui/account/contact-tiles.tsx";
import { Tile, TileGrid } from "#app/ui/tile/tile.tsx";

export function Settings({ settings }: { settings: SettingsView }) {
  const { prefix } = useLocale();
  const t = useText("settings");
  const { delivery, billing, bank, hasPassword } = settings;
  const link = (title: string, page: string, label = t("edit")) => ({
    label,
    to: paths.account(prefix, page),
    context: title,
  });
  return (
    <>
      <AccountHead title={t("title")} />
      <TileGrid>
        <Tile title={t("profile.title")} link={link(t("profile.title"), "settings/edit")}>
          <Profile settings={settings} />
        </Tile>
        <ContactTiles {...{ delivery, billing, bank }} edit={t("edit")} manage={t("delivery.manage")} />
        {hasPassword && (
          <Tile title={t("password.title")} link={link(t("password.title"), "change-password")}>
            <p className="small muted">{t("password.set")}</p>
          </Tile>
        )}
        <Tile title={t("data.title")} link={link(t("data.title"), "settings/data", t("data.view"))}>
          <p className="small muted">{t("data.lead")}</p>
          <p>
            <Link className="text-link small" to={paths.account(prefix, "delete")}>
              {t("close.link")}
            </Link>
          </p>
        </Tile>
      </TileGrid>
    </>
  );
}

function Profile({ settings }: { settings: SettingsView }) {
  const t = useText("settings");
  const { name, email, phone, birthday, unconfirmed } = settings;
  return (
    <Facts
      facts={[
        { name: t("profile.name"), value: name },
        { name: t("profile.email"), value: email, note: unconfirmed.email ? t("profile.emailUnconfirmed") : undefined },
        {
          name: t("profile.phone"),
          value: phone ?? t("none"),
          note: phone !== null && unconfirmed.phone ? t("profile.phoneUnconfirmed") : undefined,
        },
        { name: t("profile.birthday"), value: birthday ?? t("none") },
      ]}
    />
  );
}
