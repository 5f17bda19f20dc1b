import type { DeliveryView, InstalmentView } from "~/bff/catalogue/product-delivery.server";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { type BuyerPromise, Promises } from "~/ui/product/promises";
import { ServiceLink } from "~/ui/product/service";

export interface BuyerPromisesProps {
  productId: string;
  /** Null when no day can be promised. */
  home?: DeliveryView | null;
  instalment?: InstalmentView | null;
  /** Whether the site has shops that sell it. */
  hasStores?: boolean;
}

/** When, where, how to pay, and what if not: the questions before buying. */
export function BuyerPromises({ productId, home, instalment, hasStores }: BuyerPromisesProps) {
  const { prefix } = useLocale();
  const t = useText("product");
  const promises: BuyerPromise[] = [
    home
      ? {
          icon: "truck",
          title: t("promise.home", { date: home.date }),
          text: home.price ? t("promise.homePrice", { price: home.price }) : t("promise.homeFree"),
        }
      : { icon: "truck", title: t("promise.delivery"), text: t("promise.deliveryNote") },
  ];
  if (hasStores) {
    promises.push({
      icon: "shop",
      title: t("promise.stores"),
      text: t("promise.storesNote"),
      action: (
        <ServiceLink
          className="text-link"
          to={paths.productStores(prefix, productId)}
          aria-label={t("promise.storesNote")}
        >
          {t("promise.storesAction")}
        </ServiceLink>
      ),
    });
  }
  if (instalment) {
    const { count, first } = instalment;
    promises.push({
      icon: "card",
      title: t("promise.instalments", { count, amount: first }),
      text: t("promise.instalmentsNote"),
    });
  }
  promises.push({ icon: "returns", title: t("promise.returns"), text: t("promise.returnsNote") });
  return <Promises promises={promises} />;
}
