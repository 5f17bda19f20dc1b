import type { SavedForLaterListView, SavedForLaterView } from "#app/bff/cart/saved-for-later.server.ts";
import { needsSizeWord, optionWords } from "#app/i18n/option-words.ts";
import { type Text, useLocale, useText } from "#app/i18n/use-text.tsx";
import { parseFlatPrice } from "#app/models/product-tile.ts";
import { paths } from "#app/paths.ts";
import { CartLine, CartLines, CartUndo } from "#app/ui/cart/cart-line.tsx";
import { UndoBanner } from "#app/ui/undo-banner/undo-banner.tsx";
import styles from "./extras.module.css";
import { PlainForm, PlainTool } from "./plain-form";

/** Id of this part of the page. */
export const SAVED_FOR_LATER = "saved-for-later";

/** Products saved for later, each with a button to move it back to the cart, and what was just removed. */
export function SavedForLater({ lines, removed }: SavedForLaterListView) {
  const t = useText("cartParts");
  if (lines.length === 0 && !removed) return null;
  const rows = lines.map((line) => <SavedLine key={line.sku} line={line} />);
  return (
    <section className={styles.saved} id={SAVED_FOR_LATER}>
      {lines.length > 0 && <h2 className="title">{t("savedForLater.title")}</h2>}
      <CartLines>
        {removed ? rows.toSpliced(removed.position, 0, <RemovedLine key="removed" {...removed} />) : rows}
      </CartLines>
    </section>
  );
}

function RemovedLine({ sku, name }: Omit<NonNullable<SavedForLaterListView["removed"]>, "position">) {
  const t = useText("cartParts");
  return (
    <CartUndo>
      <PlainForm intent="undo-drop">
        <UndoBanner button={{ name: "undoId", value: sku }}>{t("savedForLater.removed", { name })}</UndoBanner>
      </PlainForm>
    </CartUndo>
  );
}

function SavedLine({ line: { sku, size, quantity, product } }: { line: SavedForLaterView }) {
  const { prefix, locale } = useLocale();
  const t = useText("cart");
  const parts = useText("cartParts");
  if (!product) return <GoneLine sku={sku} words={goneWords(t, size)} />;
  const { name, slug, color, picture } = product;
  return (
    <CartLine
      name={name}
      to={paths.slug(prefix, slug)}
      plain
      picture={picture}
      meta={size ? optionWords(t, locale, { color, size }) : null}
      price={parseFlatPrice(product)}
      total={quantity > 1 ? parts("shared.quantity", { quantity }) : undefined}
      tools={
        <>
          <PlainTool intent="back" name="sku" value={sku} label={parts("savedForLater.back")} of={name}>
            <input type="hidden" name="seenPrice" value={product.now} />
          </PlainTool>
          <PlainTool intent="drop" name="sku" value={sku} label={parts("savedForLater.remove")} of={name} />
        </>
      }
    />
  );
}

function goneWords(t: Text<"cart">, size: string): string {
  if (!size) return t("gift.title");
  return needsSizeWord(size) ? t("size", { size }) : size;
}

/** A product that is no longer sold has no name: its size tells which one it was. */
function GoneLine({ sku, words }: { sku: string; words: string }) {
  const t = useText("cartParts");
  return (
    <li className={styles.gone}>
      <div>
        <p>{t("savedForLater.gone")}</p>
        <p className="caption">{words}</p>
      </div>
      <PlainTool intent="drop" name="sku" value={sku} label={t("savedForLater.remove")} of={words} />
    </li>
  );
}
