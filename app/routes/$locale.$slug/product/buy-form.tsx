import { Link } from "@remix-run/react";
import { useState } from "react";
import type { ProductView } from "#app/bff/catalogue/product-view.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { formatMoney } from "#app/models/money-format.ts";
import { parseFlatPrice } from "#app/models/product-tile.ts";
import { paths } from "#app/paths.ts";
import { Notice } from "#app/ui/banner/banner.tsx";
import { WaysOn } from "#app/ui/banner/flash-banner.tsx";
import { Button, buttonClass, type ButtonProps } from "#app/ui/button/button.tsx";
import { useAddToCart } from "#app/ui/cart/use-add-to-cart.ts";
import { BuyBar } from "#app/ui/product/buy-bar.tsx";
import { ColorOptions } from "#app/ui/product/color-options.tsx";
import { OptionLegend } from "#app/ui/product/product-layout.tsx";
import { BUY_FORM_ID } from "#app/ui/shared-ids.ts";
import { Sizes, SIZES_ID, type SizesProps } from "./sizes";
import styles from "./product-page.module.css";

interface BuyFormProps extends Omit<SizesProps, "missed"> {
  isSizeMissing: boolean;
}

/**
 * Choice of size and the page's main button. A plain form to the cart, which redirects back here when no size was
 * chosen.
 */
export function BuyForm({ product, piece, choose, isSizeMissing }: BuyFormProps) {
  const { prefix } = useLocale();
  const t = useText("product");
  const { isPending, isConfirmed, status, refused, onSubmit } = useAddToCart();
  const [missed, setMissed] = useState(Number(isSizeMissing));
  const { sale, slug } = product;
  const canBuy = sale === "orderable" || sale === "onDemand" || sale === "lastPieces";
  return (
    <form
      id={BUY_FORM_ID}
      method="post"
      action={paths.cart(prefix)}
      onSubmit={onSubmit}
      // The browser's own message would be in its language, which may not be the page's.
      onInvalidCapture={(event) => {
        event.preventDefault();
        setMissed((times) => times + 1);
      }}
      className={`${styles.buy} stack stack-wide`}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="option" value={piece.optionId} />
      <input type="hidden" name="seenPrice" value={product.now} />
      <input type="hidden" name="returnTo" value={paths.slug(prefix, slug)} />
      <Sizes {...{ product, piece, choose, missed }} />
      {sale !== "orderable" && (
        <p className={styles.reason}>
          {t(`sale.${sale}`)} {sale === "allSoldOut" && <SimilarLink product={product} />}
        </p>
      )}
      {canBuy && <AddButton product={product} pending={isPending} confirmed={isConfirmed} />}
      {refused && (
        <Notice of={refused} action={<WaysOn links={refused.links} />}>
          {refused.problem}
        </Notice>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </form>
  );
}

type AddButtonProps = Pick<BuyFormProps, "product"> & Pick<ButtonProps, "pending" | "confirmed">;

/** With the price; on phones in a bar that stays in view. */
function AddButton({ product, ...state }: AddButtonProps) {
  const { locale } = useLocale();
  const t = useText("product");
  return (
    <BuyBar>
      {/* On phones, where the fixed bar hides the sizes: a link to them until one is chosen. */}
      <a href={`#${SIZES_ID}`} className={buttonClass({ size: "large", wide: true }, styles.pick)}>
        {t("size.pick")}
      </a>
      <Button type="submit" size="large" wide spread {...state}>
        <span>{t("add")}</span>
        <span>{formatMoney(parseFlatPrice(product).now, locale)}</span>
      </Button>
    </BuyBar>
  );
}

/** The narrowest family that the product belongs to. */
function SimilarLink({ product: { breadcrumb } }: { product: ProductView }) {
  const { prefix } = useLocale();
  const t = useText("product");
  const family = breadcrumb.at(-1);
  if (!family) return null;
  return (
    <Link className="text-link" to={paths.slug(prefix, family.slug)}>
      {t("sale.similar")}
    </Link>
  );
}

/** Links outside the form: the form is mounted anew with another colour, while these keep the focus. */
export function Colors({ product: { color, colors } }: { product: ProductView }) {
  const { prefix } = useLocale();
  const t = useText("product");
  const options = colors.map(({ slug, name, picture, isCurrent }) => ({
    name,
    to: paths.slug(prefix, slug),
    picture,
    current: isCurrent,
  }));
  return (
    <div>
      <div aria-live="polite">
        <OptionLegend title={t("color")} value={color} />
      </div>
      {options.length > 1 && <ColorOptions options={options} />}
    </div>
  );
}
