import { useContext } from "react";
import type { ProductDelivery, InstalmentView } from "#app/bff/catalogue/product-delivery.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { VariantRef } from "#app/models/entity-slug.ts";
import { paths } from "#app/paths.ts";
import { type BuyerPromise, Promises } from "#app/ui/product/care-list.tsx";
import { ServiceContext, ServiceLink } from "#app/ui/product/service.tsx";
import { BUY_FORM_ID } from "#app/ui/shared-ids.ts";

export interface BuyerPromisesProps {
  piece: VariantRef;
  /** Whether a size can be chosen on the page. */
  canChoose: boolean;
  /** A gift card is sent by e-mail and cannot be returned. */
  isGiftCard: boolean;
  /** Null when no delivery day can be promised. */
  home: ProductDelivery | null;
  instalment: InstalmentView | null;
  /** Whether the site has shops that sell the product. */
  hasStores: boolean;
}

/** Answers to the questions before buying: delivery, shops, payment, returns. */
export function BuyerPromises({ piece, canChoose, isGiftCard, home, instalment, hasStores }: BuyerPromisesProps) {
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
  } else if (canChoose) {
    promises.push({ icon: "truck", title: t("promise.delivery"), text: t("promise.deliveryNote") });
  }
  if (hasStores) {
    promises.push({
      icon: "shop",
      title: t("promise.stores"),
      text: t("promise.storesNote"),
      action: <ToStores piece={piece} canChoose={canChoose} />,
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

/** A button that sends the form's chosen size along, also without scripts. A link where no size can be chosen. */
function ToStores({ piece, canChoose }: Pick<BuyerPromisesProps, "piece" | "canChoose">) {
  const { prefix } = useLocale();
  const t = useText("product");
  const service = useContext(ServiceContext);
  const label = (
    <>
      {t("promise.storesAction")}
      <span className="visually-hidden">, {t("promise.storesNote")}</span>
    </>
  );
  const address = paths.productStores(prefix, piece);
  if (!canChoose) {
    return (
      <ServiceLink className="text-link text-link-tall" to={address}>
        {label}
      </ServiceLink>
    );
  }
  return (
    <button
      className="text-link text-link-tall"
      form={BUY_FORM_ID}
      formMethod="get"
      formAction={paths.productStoresForm(prefix, piece.productId)}
      formNoValidate
      onClick={(event) => {
        if (!service) return;
        event.preventDefault();
        service.open(address);
      }}
    >
      {label}
    </button>
  );
}
