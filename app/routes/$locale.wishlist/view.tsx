import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { Banner } from "#app/ui/banner/banner.tsx";
import { OwnWishlist, type OwnWishlistProps } from "#app/ui/wishlist/own-wishlist.tsx";
import styles from "#app/ui/wishlist/wishlist.module.css";

/** A visitor's wishlist, and how to keep it. */
export function VisitorsWishlist(props: Omit<OwnWishlistProps, "address">) {
  const { prefix } = useLocale();
  const t = useText("wishlist");
  const shell = useText("shell");
  const address = paths.wishlist(prefix);
  const signIn = (
    <a className="text-link text-link-tall" href={paths.signIn(prefix, address)}>
      {t("signIn")}
    </a>
  );
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1 className="heading">{shell("account.wishlist")}</h1>
      </div>
      <div className="stack">
        <Banner kind="info" action={signIn}>
          <p>{t("keep")}</p>
        </Banner>
        <OwnWishlist {...props} address={address} />
      </div>
    </div>
  );
}
