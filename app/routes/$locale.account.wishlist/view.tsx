import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { AccountHead } from "~/ui/account/account-parts";
import { OwnWishlist, type OwnWishlistProps } from "~/ui/wishlist/own-wishlist";

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
