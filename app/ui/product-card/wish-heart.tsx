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
  const t = useText("common");
  if (!wishId) return null;
  const label = t("wishlist.heart", { name });
  const action = paths.wish(prefix, { productId: wishId, optionId, sku: null });
  return (
    <form className={styles.heart} method="post" action={action} data-wish={wishId}>
      {["on", "off"].map((value) => (
        <button key={value} name="wish" value={value} aria-label={label} aria-pressed={value === "off"} />
      ))}
    </form>
  );
}
