import type { EcoSheetView } from "#app/bff/catalogue/product-view.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { formatPercent } from "#app/models/money-format.ts";
import { formatNumber } from "#app/models/number-format.ts";
import { Accordion, Facts } from "#app/ui/accordion/accordion.tsx";

/** The product's environmental information that the law requires (PDP-09). */
export function EnvironmentSheet({ sheet: { agec, ecoDesign } }: { sheet: EcoSheetView }) {
  const { locale } = useLocale();
  const t = useText("productDetails");
  const rows = agec
    ? [
        ...agec.origins.map(({ step, country }) => ({ name: t(`environment.${step}`), value: country })),
        {
          name: t("environment.recycled"),
          value:
            agec.recycledShare > 0
              ? t("environment.recycledShare", { share: formatPercent(agec.recycledShare, locale) })
              : t("environment.recycledNone"),
        },
        {
          name: t("environment.microfibres"),
          value: t(agec.shedsMicrofibres ? "environment.sheds" : "environment.shedsNot"),
        },
        {
          name: t("environment.recyclability"),
          value: t(agec.isRecyclable ? "environment.recyclable" : "environment.recyclableNot"),
        },
      ]
    : [];
  if (ecoDesign) {
    const { points, pointsPer100g } = ecoDesign;
    rows.push({
      name: t("environment.cost"),
      value: t("environment.points", {
        points: formatNumber(points, locale),
        per100g: formatNumber(pointsPer100g, locale),
      }),
    });
  }
  return (
    <Accordion title={t("environment")} headingLevel={2}>
      <Facts rows={rows} />
      {agec && <p>{t("environment.law")}</p>}
    </Accordion>
  );
}
