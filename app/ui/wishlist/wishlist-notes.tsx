import { useText } from "~/i18n/use-text";
import { Banner } from "../banner/banner";
import { buttonClass } from "../button/button";
import { EmptyState } from "../empty-state/empty-state";

/** What stands on a wishlist's page beside its cards, or in their place. Rendered on the server alone. */

/** Pieces of the list that are not sold any more. */
export function GoneWishes({ count }: { count: number }) {
  const t = useText("wishlist");
  return (
    <Banner kind="info">
      <p>{t("gone", { count })}</p>
    </Banner>
  );
}

/** There are none: the shopper's own list is empty, or the link leads to nothing. @param props.wayOn where to look around */
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
