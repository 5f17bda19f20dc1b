import { usePersonal } from "../shell/personal";
import { slot } from "../slot/slot";
import { useLocale, useText } from "~/i18n/use-text";
import type { CardView } from "~/models/product-tile";
import { paths } from "~/paths";
import styles from "./wish-heart.module.css";

/**
 * A heart to press and one to take back; the first is seen until a style of the shopper's own says otherwise
 * (`WishedHearts`). A card is the same for everyone, and both are forms.
 */
export function WishHeart({ product: { name, wishId, optionId } }: { product: CardView }) {
  const { prefix } = useLocale();
  const t = useText("cards");
  if (!wishId) return null;
  const label = t("wishlist.heart", { name });
  const id = `w${optionId ?? wishId}`;
  // Without scripts the answer leads back to the page: browsers carry the fragment on, and come to the card.
  const action = `${paths.wish(prefix, { productId: wishId, optionId, sku: null })}#${id}`;
  return (
    <form className={styles.heart} method="post" action={action} data-wish={wishId} id={id}>
      {["on", "off"].map((value) => (
        <button key={value} name="wish" value={value} aria-label={label} aria-pressed={value === "off"} />
      ))}
    </form>
  );
}

/** Fills the hearts of what this shopper wishes for: cards are the same for everyone. */
export const WishedHearts = slot("wished-hearts", function WishedHearts() {
  // Ids are digits: nothing else may stand in a style sheet.
  const wished = usePersonal().wishlist.filter((id) => /^\d+$/.test(id));
  if (wished.length === 0) return null;
  const show = (id: string) =>
    `form[data-wish="${id}"]>button{display:none}form[data-wish="${id}"]>button[value=off]{display:block}`;
  return <style dangerouslySetInnerHTML={{ __html: wished.map(show).join("") }} />;
});
