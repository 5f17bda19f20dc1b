import type { ProductGlance } from "~/bff/catalogue/product-view.server";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { SizeChip, SizeChips } from "~/ui/chip/chip";
import { Icon } from "~/ui/icon/icon";
import { ServiceForm, ServiceLinks } from "~/ui/product/service";
import { type ServerHtml, useServerHtml } from "~/ui/static-html/server-html";
import { PlaceSearch } from "~/ui/stores/place-search";
import styles from "./view.module.css";
// Shops are rendered on the server, which the CSS bundle does not look into: their styles enter it here.
import "~/ui/stores/place.module.css";

export interface ProductStoresProps {
  product: ProductGlance;
  sizes: readonly { sku: string; label: string }[];
  near: string;
  /** Null before anything was asked. */
  count: number | null;
  /** Null without shops. */
  stores: ServerHtml | null;
  isUnavailable: boolean;
  missing: "size" | "place" | "position" | null;
}

const SIZE_ERROR_ID = "stores-size-error";

/** A size and a place; below them the shops, those first that have it, the nearest of them at the top. */
export function ProductStores(props: ProductStoresProps) {
  const { count, stores, isUnavailable } = props;
  const t = useText("service");
  return (
    <div className="stack stack-wide">
      <StoreForm {...props} />
      <div aria-live="polite">
        {isUnavailable && <p>{t("unavailable")}</p>}
        {count === 0 && <p>{t("stores.none")}</p>}
        {stores && <List key={stores.key} stores={stores} />}
      </div>
    </div>
  );
}

/** Links of its rows stay in the layer, where it is shown in one. */
function List({ stores }: { stores: ServerHtml }) {
  return <ServiceLinks {...useServerHtml(stores)} />;
}

function StoreForm({ product: { productId, optionId, sku }, sizes, near, missing }: ProductStoresProps) {
  const { prefix } = useLocale();
  const t = useText("service");
  const words = useText("placeSearch");
  const placeError = { size: undefined, place: t("stores.missingPlace"), position: words("nearDenied") };
  return (
    <ServiceForm
      method="get"
      action={paths.productStoresForm(prefix, productId)}
      className="stack stack-wide"
      // What is missing is said beside its field, in the page's language and not the browser's.
      noValidate
    >
      <input type="hidden" name="option" value={optionId} />
      {sizes.length > 1 ? (
        <fieldset aria-describedby={missing === "size" ? SIZE_ERROR_ID : undefined}>
          <legend className={styles.legend}>{t("stores.size")}</legend>
          <SizeChips>
            {sizes.map((size) => (
              <SizeChip
                key={size.sku}
                type="radio"
                name="sku"
                value={size.sku}
                label={size.label}
                required
                defaultChecked={size.sku === sku}
              />
            ))}
          </SizeChips>
          {missing === "size" && (
            <p className={styles.error} id={SIZE_ERROR_ID}>
              <Icon name="warn" size="small" />
              {t("stores.missingSize")}
            </p>
          )}
        </fieldset>
      ) : (
        <input type="hidden" name="sku" value={sizes[0]?.sku ?? ""} />
      )}
      <PlaceSearch
        label={t("stores.place")}
        hint={words("field")}
        name="near"
        id="stores-near"
        defaultValue={near}
        error={missing ? placeError[missing] : undefined}
      />
    </ServiceForm>
  );
}
