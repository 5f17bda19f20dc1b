import { useText } from "#app/i18n/use-text.tsx";
import { usePersonal } from "../shell/personal";
import { slot } from "../slot/slot";

interface AlertsSetProps {
  /** Sizes with a stock alert. */
  sizes: readonly { sku: string; label: string }[];
  /** A product in one size does not name it. */
  isOneSize: boolean;
}

/** The sizes for which this customer has set a stock alert (PDP-06). Texts: `product`. */
export const AlertsSet = slot("alerts-set", function AlertsSet({ sizes, isOneSize }: AlertsSetProps) {
  const t = useText("product");
  const { stockAlerts } = usePersonal();
  return (
    <>
      {sizes
        .filter(({ sku }) => stockAlerts.includes(sku))
        .map(({ sku, label }) => (
          <p key={sku} className="small">
            {isOneSize ? t("only.alertSet") : t("size.alertSet", { size: label })}
          </p>
        ))}
    </>
  );
});
