import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { VariantRef } from "#app/models/entity-slug.ts";
import { paths } from "#app/paths.ts";
import { IconButton } from "../button/button";
import { usePersonal } from "../shell/personal";
import { slot } from "../slot/slot";
import { showToast } from "../toast/toast";
import styles from "./product.module.css";

/** The heart: a form that puts the product on the wishlist in this colour, or takes it off. */
export const WishForm = slot("wish", function WishForm({ piece }: { piece: VariantRef }) {
  const { prefix } = useLocale();
  const t = useText("product");
  const { wishlist } = usePersonal();
  const { formData, submit, data } = useFetcher<{ problem: string | null }>({ key: `wish-${piece.productId}` });
  useEffect(() => {
    if (data?.problem) showToast(data.problem, "danger");
  }, [data]);
  const isWished = formData ? formData.get("wish") === "on" : wishlist.includes(piece.productId);
  const wish = isWished ? "off" : "on";
  const action = paths.wish(prefix, piece);
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        submit({ wish, stay: "1" }, { method: "post", action });
      }}
    >
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
});
