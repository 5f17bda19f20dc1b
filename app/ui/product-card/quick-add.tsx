import { useLocale, useText } from "~/i18n/use-text";
import type { CardView } from "~/models/product-tile";
import { paths } from "~/paths";
import styles from "./quick-add.module.css";

/**
 * Sizes that go into the cart from the card: a bar over the picture under a mouse and with the focus on wide screens, a
 * sheet that the plus opens elsewhere. A plain form; the list of cards sends it without leaving the page.
 */
export function QuickAdd({ product: { name, sizes } }: { product: CardView }) {
  const { prefix } = useLocale();
  const t = useText("common");
  const first = sizes[0];
  if (!first) return null;
  const id = `add-${first.sku}`;
  const label = t("quickAdd.label", { name });
  return (
    <>
      <button className={styles.open} type="button" popovertarget={id} aria-label={label} />
      <form className={styles.sheet} popover="auto" id={id} method="post" action={paths.cart(prefix)}>
        <input type="hidden" name="intent" value="add" />
        <div className={styles.box} role="group" aria-label={label}>
          <p>{t("quickAdd.title")}</p>
          <button type="button" popovertarget={id}>
            {t("close")}
          </button>
          <div>
            {sizes.map(({ sku, label: size }) => (
              <button key={sku} name="sku" value={sku}>
                {size}
              </button>
            ))}
          </div>
        </div>
      </form>
    </>
  );
}
