import { useFetcher } from "@remix-run/react";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { IconButton } from "../button/icon-button";
import { useShell } from "../shell/shell-context";
import styles from "./product.module.css";

/** The heart: a form that puts the product on the wishlist, or takes it off. `sku` says which colour to come back to. */
export function WishForm({ productId, sku }: { productId: string; sku: string }) {
  const { prefix } = useLocale();
  const t = useText("product");
  const { wishlist } = useShell();
  const { formData, submit } = useFetcher();
  const isWished = formData ? formData.get("wish") === "on" : wishlist.includes(productId);
  const wish = isWished ? "off" : "on";
  const action = paths.wish(prefix, productId);
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        submit({ wish, piece: sku, stay: "1" }, { method: "post", action });
      }}
    >
      <input type="hidden" name="piece" value={sku} />
      <IconButton
        className={isWished ? styles.wished : undefined}
        type="submit"
        name="wish"
        value={wish}
        icon="heart"
        label={t("wish")}
        aria-pressed={isWished}
      />
    </form>
  );
}
