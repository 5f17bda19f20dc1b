import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { AccountHead } from "#app/ui/account/account-parts.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { useShell } from "#app/ui/shell/shell-context.ts";
import { Tile, TileGrid } from "#app/ui/tile/tile.tsx";

export interface WelcomeProps {
  firstName: string;
  /** The site has a page to choose a preferred store. */
  hasStorePage: boolean;
}

export function Welcome({ firstName, hasStorePage }: WelcomeProps) {
  const { prefix } = useLocale();
  const { newArrivals } = useShell();
  const t = useText("loyalty");
  const steps = [
    { name: "profile", to: paths.account(prefix, "settings/edit") },
    ...(hasStorePage ? [{ name: "store", to: paths.account(prefix, "store") } as const] : []),
    { name: "news", to: paths.account(prefix, "subscriptions") },
    { name: "shop", to: newArrivals },
  ] as const;
  return (
    <>
      <AccountHead title={t("welcome.title", { name: firstName })} lead={t("welcome.lead")} />
      <TileGrid>
        {steps.map(({ name, to }) => (
          <Tile key={name} title={t(`welcome.${name}.title`)} size={hasStorePage ? undefined : "third"}>
            <p className="small muted">{t(`welcome.${name}.text`)}</p>
            <p>
              <ButtonLink variant="outline" size="small" to={to}>
                {t(`welcome.${name}.link`)}
              </ButtonLink>
            </p>
          </Tile>
        ))}
      </TileGrid>
    </>
  );
}
