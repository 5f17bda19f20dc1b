import type { DeliveryView, InstalmentView } from "~/bff/catalogue/product-delivery.server";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { type BuyerPromise, Promises } from "~/ui/product/promises";
import { ServiceLink } from "~/ui/product/service";

export interface BuyerPromisesProps {
  productId: string;
  /** Comes by e-mail, and does not come back. */
  isGiftCard: boolean;
  /** Null when no day can be promised. */
  home?: DeliveryView | null;
  instalment?: InstalmentView | null;
  /** Whether the site has shops that sell it. */
  hasStores?: boolean;
}

/** When, where, how to pay, and what if not: the questions before buying. */
export function BuyerPromises({ productId, isGiftCard, home, instalment, hasStores }: BuyerPromisesProps) {
  const { prefix } = useLocale();
  const t = useText("product");
  const promises: BuyerPromise[] = [];
  if (isGiftCard) {
    promises.push({ icon: "gift", title: t("promise.mail") });
  } else if (home) {
    promises.push({
      icon: "truck",
      title: t("promise.home", { date: home.date }),
      text: home.price ? t("promise.homePrice", { price: home.price }) : t("promise.homeFree"),
    });
  } else {
    promises.push({ icon: "truck", title: t("promise.delivery"), text: t("promise.deliveryNote") });
  }
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
  if (!isGiftCard) promises.push({ icon: "returns", title: t("promise.returns"), text: t("promise.returnsNote") });
  return <Promises promises={promises} />;
}
