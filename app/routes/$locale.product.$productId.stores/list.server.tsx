import type { RequestContext } from "#app/bff/context.server.ts";
import type { ProductGlance } from "#app/bff/catalogue/product-view.server.ts";
import type { StoreView } from "#app/bff/stores/product-stores.server.ts";
import { serverHtml } from "#app/document/server-html.server.tsx";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { MoreText, useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { Dot } from "#app/ui/chip/chip.tsx";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";
import { PlaceList } from "#app/ui/stores/place-list.tsx";
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
