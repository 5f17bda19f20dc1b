import { usePersonal } from "../shell/personal";
import { slot } from "../slot/slot";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { CardView } from "#app/models/product-tile.ts";
import { paths } from "#app/paths.ts";
import styles from "./wish-heart.module.css";

/**
 * A heart that adds the product to the wishlist, and one that removes it. The HTML is the same for everyone and shows
 * the first, until a style sheet of the shopper (`WishedHearts`) swaps them. Both are forms.
 */
export function WishHeart({ product: { name, wishId, optionId } }: { product: CardView }) {
  const { prefix } = useLocale();
  const t = useText("cards");
  if (!wishId) return null;
  const label = t("wishlist.heart", { name });
  const id = `w${optionId ?? wishId}`;
  // Without scripts the response redirects to this page: browsers keep the fragment and scroll to the card.
  const action = `${paths.wish(prefix, { productId: wishId, optionId, sku: null })}#${id}`;
  return (
    <form className={styles.heart} method="post" action={action} data-wish={wishId} id={id}>
      {["on", "off"].map((value) => (
        <button key={value} name="wish" value={value} aria-label={label} aria-pressed={value === "off"} />
      ))}
    </form>
  );
}

/** A style sheet that fills the hearts of this shopper's wishes, because the cards' HTML is the same for everyone. */
export const WishedHearts = slot("wished-hearts", function WishedHearts() {
  // Digits only: nothing else may get into the style sheet.
  const wished = usePersonal().wishlist.filter((id) => /^\d+$/.test(id));
  if (wished.length === 0) return null;
  const forms = wished.map((id) => `[data-wish="${id}"]`).join();
  return <style dangerouslySetInnerHTML={{ __html: `form:is(${forms}){--wish:none;--wished:block}` }} />;
});
