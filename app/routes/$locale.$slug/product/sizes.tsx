import { useCallback, useState, useEffect, useMemo, useRef } from "react";
import type { ProductView, SizeView } from "#app/bff/catalogue/product-view.server.ts";
import type { VariantRef } from "#app/models/entity-slug.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { Dot, BarredSizeChip, SizeChip, SizeChips } from "#app/ui/chip/chip.tsx";
import { AlertsSet } from "#app/ui/product/alerts-set.tsx";
import { ErrorSummary } from "#app/ui/error-summary/error-summary.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { OptionLegend, SizeNotes } from "#app/ui/product/product-layout.tsx";
import { ServiceLink } from "#app/ui/product/service.tsx";
import styles from "./product-page.module.css";

const ERROR_ID = "size-error";
export const SIZES_ID = "sizes";

export interface SizesProps {
  product: ProductView;
  /** The colour and size chosen now. */
  piece: VariantRef;
  choose: (sku: string) => void;
  /** How often the form was submitted without a size. */
  missed: number;
}

/** The sizes as radio chips, with the sold-out ones crossed out. */
export function Sizes({ product, piece, choose, missed }: SizesProps) {
  const { sizes } = product;
  const t = useText("product");
  const chosen = sizes.find(({ sku, isSoldOut }) => sku === piece.sku && !isSoldOut) ?? null;
  const group = useRef<HTMLFieldSetElement>(null);
  // Without an event, a size may have been picked before hydration or restored by the browser.
  useEffect(() => {
    const sku = group.current?.querySelector<HTMLInputElement>(":checked")?.value;
    if (sku) choose(sku);
  }, [choose]);
  const first = sizes.find((size) => !size.isSoldOut);
  const isError = missed > 0 && chosen === null && first !== undefined;
  const fieldId = isError ? sizeId(first) : null;
  // New for each submit, so that the summary takes the focus again; not when the product is loaded again.
  const errors = useMemo(() => (fieldId && missed ? [{ fieldId, text: t("size.error") }] : []), [fieldId, missed, t]);
  return (
    <>
      <ErrorSummary errors={errors} />
      <fieldset ref={group} id={SIZES_ID} hidden={product.isGiftCard} aria-describedby={isError ? ERROR_ID : undefined}>
        <legend className="visually-hidden">{t(first ? "size.required" : "size")}</legend>
        <SizeLegend piece={piece} hasSizeGuide={product.hasSizeGuide} />
        <SizeChips>
          {sizes.map((size) => (
            <Chip key={size.sku} {...{ product, size, choose }} />
          ))}
        </SizeChips>
        {isError && (
          <p className={styles.error} id={ERROR_ID}>
            <Icon name="warn" size="small" />
            {t("size.error")}
          </p>
        )}
        <div aria-live="polite">
          <SizeNotes
            note={<SizeNote size={chosen} isOnly={sizes.length === 1} canChoose={first !== undefined} />}
            help={useSizeHelp(product)}
          />
        </div>
        {product.hasAlerts && <AlertsSet sizes={soldOut(sizes)} isOneSize={sizes.length === 1} />}
      </fieldset>
    </>
  );
}

function soldOut(sizes: readonly SizeView[]) {
  return sizes.filter(({ isSoldOut }) => isSoldOut).map(({ sku, label }) => ({ sku, label }));
}

/** The legend, with a link to the size guide. */
function SizeLegend({ piece, hasSizeGuide }: { piece: VariantRef; hasSizeGuide: boolean }) {
  const { prefix } = useLocale();
  const t = useText("product");
  return (
    <OptionLegend
      title={<b aria-hidden="true">{t("size")}</b>}
      action={
        hasSizeGuide && (
          <ServiceLink className="text-link" to={paths.sizeGuide(prefix, piece)}>
            {t("size.guide")}
          </ServiceLink>
        )
      }
    />
  );
}

type ChipProps = Pick<SizesProps, "product" | "choose"> & { size: SizeView };

function Chip({ product, size, choose }: ChipProps) {
  if (size.isSoldOut) return <Barred product={product} size={size} />;
  return (
    <SizeChip
      id={sizeId(size)}
      type="radio"
      name="sku"
      value={size.sku}
      label={size.label}
      remaining={size.remaining ?? undefined}
      required
      defaultChecked={size.sku === product.sku}
      onChange={() => choose(size.sku)}
    />
  );
}

/** Links to the stock alert where the site has alerts and the size may come back. */
function Barred({ product, size: { sku, label } }: { product: ProductView; size: SizeView }) {
  const { prefix } = useLocale();
  if (!product.hasAlerts)
    return <BarredSizeChip label={label} reason={isElsewhere(product) ? "notOnline" : "soldOut"} />;
  return (
    <ServiceLink to={paths.stockAlert(prefix, product.productId, sku)}>
      <BarredSizeChip label={label} reason={product.sale === "soon" ? "soonAlert" : "soldOutAlert"} />
    </ServiceLink>
  );
}

/** Not sold online, which is different from sold out. */
function isElsewhere({ sale }: ProductView): boolean {
  return sale === "storeOnly" || sale === "unknown";
}

/** Explains the crossed-out chips and the dots, where there are any. */
function useSizeHelp(product: ProductView): string {
  const { sale, sizes, hasAlerts } = product;
  const t = useText("product");
  const help: string[] = [];
  if (!isElsewhere(product) && sizes.some(({ isSoldOut }) => isSoldOut))
    help.push(t(hasAlerts ? (sale === "soon" ? "size.soonHelp" : "size.alertHelp") : "size.help"));
  if (sizes.length > 1 && sizes.some(({ remaining }) => remaining !== null)) help.push(t("size.fewHelp"));
  return help.join(" ");
}

interface SizeNoteProps {
  size: SizeView | null;
  isOnly: boolean;
  canChoose: boolean;
}

/**
 * Stock of the chosen size, named unless the product has one size only. Before a choice the line asks for it, so that
 * nothing moves when one is made.
 */
function SizeNote({ size, isOnly, canChoose }: SizeNoteProps) {
  const t = useText("product");
  if (!size) return canChoose ? t("size.choose") : null;
  const { label, remaining } = size;
  const key = isOnly ? "only" : "size";
  return (
    <>
      <Dot state={remaining === null ? "available" : "few"} />
      {remaining === null ? t(`${key}.available`, { size: label }) : t(`${key}.few`, { size: label, count: remaining })}
    </>
  );
}

const sizeId = (size: SizeView) => `size-${size.sku}`;

/** Key of a product page: the product in one colour, and the size that its address names, if any. */
export function pageKey({ slug, sku }: ProductView): string {
  return sku ? `${slug} ${sku}` : slug;
}

/** The colour of the page with the size chosen on it, and a function to choose one. */
export function usePiece(product: ProductView): [piece: VariantRef, choose: (sku: string) => void] {
  const { productId, optionId } = product;
  const of = pageKey(product);
  const [chosen, setChosen] = useState({ of, sku: product.sku });
  const choose = useCallback((sku: string) => setChosen({ of, sku }), [of]);
  // A choice made for another colour does not count.
  return [{ productId, optionId, sku: chosen.of === of ? chosen.sku : product.sku }, choose];
}
