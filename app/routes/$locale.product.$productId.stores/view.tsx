import { useMemo } from "react";
import type { ProductGlance } from "#app/bff/catalogue/product-view.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { SizeChip, SizeChips } from "#app/ui/chip/chip.tsx";
import { ErrorSummary, type FieldError } from "#app/ui/error-summary/error-summary.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { ServiceForm, ServiceLinks, useIsSending } from "#app/ui/product/service.tsx";
import { type ServerHtml, useServerHtml } from "#app/ui/static-html/server-html.tsx";
import { PlaceSearch } from "#app/ui/stores/place-search.tsx";
import styles from "./view.module.css";
// Shops are rendered in server-only modules, which the CSS bundle does not follow: their styles are imported here.
import "../../ui/stores/place.module.css";

export interface ProductStoresProps {
  product: ProductGlance;
  sizes: readonly { sku: string; label: string }[];
  near: string;
  /** Null before a search. */
  count: number | null;
  /** Null without shops. */
  stores: ServerHtml | null;
  isUnavailable: boolean;
  missing: "size" | "place" | "position" | null;
}

const SIZES_ID = "stores-size";
const SIZE_ERROR_ID = `${SIZES_ID}-error`;
const PLACE_ID = "stores-near";

/** Search by size and place; below it the shops, those with the size first, each group the nearest first. */
export function ProductStores(props: ProductStoresProps) {
  const { count, stores, isUnavailable, near } = props;
  const t = useText("service");
  const words = useText("placeSearch");
  return (
    <div className={`${styles.page} stack stack-wide`}>
      <StoreForm {...props} />
      <div role="status">
        {isUnavailable && <p>{t("unavailable")}</p>}
        {count === 0 && <p>{t("stores.none")}</p>}
        {count !== null && count > 0 && (
          <p className="small muted">{near ? words("found", { count, place: near }) : words("foundNear", { count })}</p>
        )}
      </div>
      {stores && <List key={stores.key} stores={stores} />}
    </div>
  );
}

/** Links of the rows stay in the layer, when the list is shown in one. */
function List({ stores }: { stores: ServerHtml }) {
  return <ServiceLinks {...useServerHtml(stores)} />;
}

function StoreForm({ product: { productId, optionId, sku }, sizes, near, missing }: ProductStoresProps) {
  const { prefix } = useLocale();
  const t = useText("service");
  const words = useText("placeSearch");
  const errors = useErrors({ missing, sizes });
  const isSending = useIsSending();
  return (
    <ServiceForm
      method="get"
      action={paths.productStoresForm(prefix, productId)}
      className="stack stack-wide"
      // Errors appear beside their field, in the page's language instead of the browser's.
      noValidate
    >
      <input type="hidden" name="option" value={optionId} />
      <ErrorSummary errors={errors} />
      {sizes.length > 1 ? (
        <SizeChoice sizes={sizes} chosen={sku} isMissing={missing === "size"} />
      ) : (
        <input type="hidden" name="sku" value={sizes[0]?.sku ?? ""} />
      )}
      <PlaceSearch
        label={t("stores.place")}
        hint={words("field")}
        name="near"
        id={PLACE_ID}
        defaultValue={near}
        error={errors.find(({ fieldId }) => fieldId === PLACE_ID)?.text}
        button={{ pending: isSending }}
      />
    </ServiceForm>
  );
}

interface SizeChoiceProps {
  sizes: ProductStoresProps["sizes"];
  chosen: string | null;
  isMissing: boolean;
}

function SizeChoice({ sizes, chosen, isMissing }: SizeChoiceProps) {
  const t = useText("service");
  return (
    <fieldset id={SIZES_ID} aria-describedby={isMissing ? SIZE_ERROR_ID : undefined}>
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
            defaultChecked={size.sku === chosen}
          />
        ))}
      </SizeChips>
      {isMissing && (
        <p className={styles.error} id={SIZE_ERROR_ID}>
          <Icon name="warn" size="small" />
          {t("stores.missingSize")}
        </p>
      )}
    </fieldset>
  );
}

/** The missing fields as errors. `sizes` is new with each response, so that the same error is announced again. */
function useErrors({ missing, sizes }: Pick<ProductStoresProps, "missing" | "sizes">): FieldError[] {
  const t = useText("service");
  const words = useText("placeSearch");
  return useMemo(() => {
    if (!missing || sizes.length === 0) return [];
    if (missing === "size") return [{ fieldId: SIZES_ID, text: t("stores.missingSize") }];
    return [{ fieldId: PLACE_ID, text: missing === "place" ? t("stores.missingPlace") : words("nearDenied") }];
  }, [missing, sizes, t, words]);
}
