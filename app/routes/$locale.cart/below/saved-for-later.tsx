import type { SavedForLaterView } from "~/bff/cart/saved-for-later.server";
import { needsSizeWord, optionWords } from "~/i18n/option-words";
import { useLocale, useText } from "~/i18n/use-text";
import { parseFlatPrice } from "~/models/product-tile";
import { paths } from "~/paths";
import { CartLine, CartLines } from "~/ui/cart/cart-line";
import styles from "./extras.module.css";
import { PlainTool } from "./plain-form";

/** Products saved for later, each with a button to move it back to the cart. */
export function SavedForLater({ lines }: { lines: readonly SavedForLaterView[] }) {
  const t = useText("cartParts");
  if (lines.length === 0) return null;
  return (
    <section className={styles.saved}>
      <h2 className="title">{t("savedForLater.title")}</h2>
      <CartLines>
        {lines.map((line) => (
          <SavedLine key={line.sku} line={line} />
        ))}
      </CartLines>
    </section>
  );
}

function SavedLine({ line: { sku, size, quantity, product } }: { line: SavedForLaterView }) {
  const { prefix, locale } = useLocale();
  const t = useText("cart");
  const parts = useText("cartParts");
  if (!product) return <GoneLine sku={sku} size={needsSizeWord(size) ? t("size", { size }) : size} />;
  const { name, slug, color, picture } = product;
  return (
    <CartLine
      name={name}
      to={paths.slug(prefix, slug)}
      plain
      picture={picture}
      meta={optionWords(t, locale, { color, size })}
      price={parseFlatPrice(product)}
      total={quantity > 1 ? parts("shared.quantity", { quantity }) : undefined}
      tools={
        <>
          <PlainTool intent="back" name="sku" value={sku} label={parts("savedForLater.back")} of={name}>
            <input type="hidden" name="seen" value={product.now} />
          </PlainTool>
          <PlainTool intent="drop" name="sku" value={sku} label={parts("savedForLater.remove")} of={name} />
        </>
      }
    />
  );
}

/** A product that is no longer sold has no name: its size tells which one it was. */
function GoneLine({ sku, size }: Pick<SavedForLaterView, "sku" | "size">) {
  const t = useText("cartParts");
  return (
    <li className={styles.gone}>
      <div>
        <p>{t("savedForLater.gone")}</p>
        <p className="caption">{size}</p>
      </div>
      <PlainTool intent="drop" name="sku" value={sku} label={t("savedForLater.remove")} of={size} />
    </li>
  );
}
