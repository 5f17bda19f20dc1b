import { useNavigation } from "@remix-run/react";
import type { ProductGlance } from "~/bff/catalogue/product-view.server";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner/banner";
import { Button, ButtonLink } from "~/ui/button/button";
import { ServiceForm } from "~/ui/product/service";

export interface StockAlertProps {
  product: ProductGlance;
  sku: string;
  size: string;
  /** `back`: it can be bought again. */
  state: "visitor" | "customer" | "set" | "back";
  problem: "tooMany" | "rateLimited" | "unavailable" | null;
}

export function StockAlert({ product, sku, size, state, problem }: StockAlertProps) {
  const { prefix } = useLocale();
  const t = useText("service");
  const navigation = useNavigation();
  const { name, color, productId } = product;
  const address = paths.stockAlert(prefix, productId, sku);
  return (
    <div className="stack">
      <p>{t(product.hasOneSize ? "alert.pieceOne" : "alert.piece", { name, color: color.toLowerCase(), size })}</p>
      {problem && (
        <Banner kind="danger" announce>
          <p>{t(`alert.${problem}`)}</p>
        </Banner>
      )}
      {state === "back" && (
        <>
          <p>{t("alert.back")}</p>
          <ButtonLink wide to={paths.variant(prefix, product)}>
            {t("back")}
          </ButtonLink>
        </>
      )}
      {state === "set" && (
        <>
          <p>{t("alert.already")}</p>
          <ButtonLink wide variant="outline" to={paths.account(prefix, "alerts")}>
            {t("alert.mine")}
          </ButtonLink>
        </>
      )}
      {state === "visitor" && (
        <>
          <p className="small">{t("alert.signInWhy")}</p>
          <ButtonLink wide reloadDocument to={`${paths.signIn(prefix)}?returnTo=${encodeURIComponent(address)}`}>
            {t("alert.signIn")}
          </ButtonLink>
        </>
      )}
      {state === "customer" && (
        <ServiceForm method="post" action={address} className="stack">
          <p className="small">{t("alert.promise")}</p>
          <Button type="submit" wide pending={navigation.state === "submitting"}>
            {t("alert.submit")}
          </Button>
        </ServiceForm>
      )}
    </div>
  );
}
