import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { AccountHead } from "#app/ui/account/account-parts.tsx";
import { OwnWishlist, type OwnWishlistProps } from "#app/ui/wishlist/own-wishlist.tsx";

/** A customer's wishlist. */
export function Wishlist(props: Omit<OwnWishlistProps, "address">) {
  const { prefix } = useLocale();
  const t = useText("wishlist");
  const shell = useText("shell");
  return (
    <>
      <AccountHead
        title={shell("account.wishlist")}
        lead={props.total > 0 ? t("count", { count: props.total }) : undefined}
      />
      <OwnWishlist {...props} address={paths.account(prefix, "wishlist")} />
    </>
  );
}
