import { useText } from "#app/i18n/use-text.tsx";
import { Banner } from "../banner/banner";
import { buttonClass } from "../button/button";
import { EmptyState } from "../empty-state/empty-state";

/** Messages on a wishlist's page beside its cards or instead of them. Only the server renders them. */

/** Products of the list that are not sold any more and so have no card with a button to remove them. */
export function GoneWishes({ gone }: { gone: readonly string[] }) {
  const t = useText("wishlist");
  const remove = (
    <form method="post" data-wishes="">
      <input type="hidden" name="intent" value="drop" />
      {gone.map((productId) => (
        <input key={productId} type="hidden" name="productId" value={productId} />
      ))}
      <button className="text-link text-link-tall">{t("gone.remove")}</button>
    </form>
  );
  return (
    <Banner kind="info" action={remove}>
      <p>{t("gone", { count: gone.length })}</p>
    </Banner>
  );
}

/**
 * The list is empty: the shopper's own, or one behind a link that is no longer valid. @param props.wayOn where to look
 * around
 */
export function NoWishes({ of, wayOn }: { of: "own" | "shared"; wayOn: string }) {
  const t = useText("wishlist");
  const [title, text] = of === "own" ? [t("empty"), t("emptyText")] : [t("shared.empty"), t("shared.emptyText")];
  return (
    <EmptyState icon="heart" title={title}>
      <p className="lead">{text}</p>
      <a className={buttonClass({})} href={wayOn}>
        {t("shop")}
      </a>
    </EmptyState>
  );
}

/** The cards cannot be shown. @param address where to try again */
export function WishesUnavailable({ address }: { address: string }) {
  const t = useText("wishlist");
  const retry = (
    <a className="text-link" href={address}>
      {t("retry")}
    </a>
  );
  return (
    <Banner kind="warning" action={retry}>
      <p>{t("unavailable")}</p>
    </Banner>
  );
}
