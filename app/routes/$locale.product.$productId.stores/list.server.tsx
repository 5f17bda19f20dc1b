import type { RequestContext } from "~/bff/context.server";
import type { ProductGlance } from "~/bff/catalogue/product-view.server";
import type { StoreView } from "~/bff/stores/product-stores.server";
import { serverHtml } from "~/document/server-html.server";
import { pageMessages } from "~/i18n/messages.server";
import { MoreText, useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Dot } from "~/ui/chip/chip";
import type { ServerHtml } from "~/ui/static-html/server-html";
import { PlaceList } from "~/ui/stores/place-list";
import styles from "./view.module.css";

interface ListProps {
  stores: readonly StoreView[];
  product: ProductGlance;
}

/** Shops with what they have of a size, as HTML (ADR 0034). */
export function storeList(context: RequestContext, list: ListProps): ServerHtml {
  const messages = pageMessages(context.language, "service", "places");
  return serverHtml(
    context,
    <MoreText messages={messages}>
      <List {...list} />
    </MoreText>,
  );
}

const DOTS = { AVAILABLE: "available", FEW_REMAINING: "few", UNAVAILABLE: "none" } as const;

function List({ stores, product }: ListProps) {
  const t = useText("service");
  return (
    <PlaceList
      places={stores}
      parts={(store) => ({
        title: <h2 className={styles.name}>{store.name}</h2>,
        below: (
          <p className={styles.stock}>
            <Dot state={DOTS[store.stock]} />
            {t(`stores.${store.stock}`)}
          </p>
        ),
        actions: <WaysOn store={store} product={product} />,
      })}
    />
  );
}

function WaysOn({ store, product: { productId, sku } }: { store: StoreView; product: ProductGlance }) {
  const { prefix } = useLocale();
  const t = useText("service");
  const { storeId, name, phone, canReserve } = store;
  return (
    <>
      {canReserve && sku && (
        <a
          className="text-link text-link-tall"
          href={paths.reserve(prefix, productId, { sku, storeId })}
          aria-label={t("stores.reserveAt", { name })}
        >
          {t("stores.reserve")}
        </a>
      )}
      {phone && (
        <a className="text-link text-link-tall" href={phone.href} aria-label={t("stores.callAt", { name })}>
          {t("stores.call")}
        </a>
      )}
    </>
  );
}
