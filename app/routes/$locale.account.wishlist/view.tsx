import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { AccountHead } from "#app/ui/account/account-parts.tsx";
import { OwnWishlist, type OwnWishlistProps } from "#app/ui/wishlist/own-wishlist.tsx";

/** A customer's wishlist. */
export function Wishlist(props: Omit<OwnWishlistProps, "address">) {
  const { prefix } = useLocale();
  const shell = useText("shell");
  return (
    <>
      <AccountHead title={shell("account.wishlist")} />
      <OwnWishlist {...props} address={paths.account(prefix, "wishlist")} />
    </>
  );
}
