import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { AccountHead } from "~/ui/account/account-parts";
import { ButtonLink } from "~/ui/button/button";
import { useShell } from "~/ui/shell/shell-context";
import { Tile, TileGrid } from "~/ui/tile/tile";

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
