import type { ProductGlance } from "~/bff/catalogue/product-view.server";
import type { StoreView } from "~/bff/stores/product-stores.server";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Button } from "~/ui/button/button";
import { Dot, SizeChip, SizeChips } from "~/ui/chip/chip";
import { Field } from "~/ui/field/field";
import { Icon } from "~/ui/icon/icon";
import { ServiceForm, ServiceLink } from "~/ui/product/service";
import { PlaceFacts } from "~/ui/stores/place-facts";
import { PositionButton } from "~/ui/stores/position-button";
import styles from "./view.module.css";

export interface ProductStoresProps {
  product: ProductGlance;
  sizes: readonly { sku: string; label: string }[];
  near: string;
  /** Null before anything was asked. */
  stores: readonly StoreView[] | null;
  isUnavailable: boolean;
  missing: "size" | "place" | null;
}

const SIZE_ERROR_ID = "stores-size-error";

/** A size and a place; below them the shops, nearest first. */
export function ProductStores(props: ProductStoresProps) {
  const { product, stores, isUnavailable } = props;
  const t = useText("service");
  return (
    <div className="stack stack-wide">
      <StoreForm {...props} />
      <div aria-live="polite">
        {isUnavailable && <p>{t("unavailable")}</p>}
        {stores?.length === 0 && <p>{t("stores.none")}</p>}
        {stores && stores.length > 0 && (
          <ul className={styles.stores}>
            {stores.map((store) => (
              <StoreRow key={store.storeId} store={store} product={product} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function StoreForm({ product: { productId, optionId, sku }, sizes, near, missing }: ProductStoresProps) {
  const { prefix } = useLocale();
  const t = useText("service");
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
      <Field
        key={near}
        label={t("stores.place")}
        hint={t("stores.placeHint")}
        name="near"
        id="stores-near"
        defaultValue={near}
        maxLength={100}
        autoComplete="postal-code"
        plainLabel
        error={missing === "place" ? t("stores.missingPlace") : undefined}
        action={<Button type="submit">{t("stores.submit")}</Button>}
      />
      <PositionButton label={t("stores.position")} onFound={searchHere} />
    </ServiceForm>
  );
}

/** A position counts where no place is named. */
function searchHere(form: HTMLFormElement): void {
  const near = form.elements.namedItem("near");
  if (near instanceof HTMLInputElement) near.value = "";
  form.requestSubmit();
}

const DOTS = { AVAILABLE: "available", FEW_REMAINING: "few", UNAVAILABLE: "none" } as const;

function StoreRow({ store, product: { productId, sku } }: { store: StoreView; product: ProductGlance }) {
  const { prefix } = useLocale();
  const t = useText("service");
  const { storeId, name, phone, stock, canReserve } = store;
  return (
    <li className={styles.store}>
      <PlaceFacts place={store} title={<h2 className={styles.name}>{name}</h2>}>
        <span className={styles.stock}>
          <Dot state={DOTS[stock]} />
          {t(`stores.${stock}`)}
        </span>
      </PlaceFacts>
      <div className={styles.actions}>
        {canReserve && sku && (
          <ServiceLink
            className="text-link text-link-tall"
            to={paths.reserve(prefix, productId, { sku, storeId })}
            aria-label={t("stores.reserveAt", { name })}
          >
            {t("stores.reserve")}
          </ServiceLink>
        )}
        {phone && (
          <a className="text-link text-link-tall" href={phone.href} aria-label={t("stores.callAt", { name })}>
            {t("stores.call")}
          </a>
        )}
      </div>
    </li>
  );
}
