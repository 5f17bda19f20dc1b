import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { AccountHead, PartUnavailable } from "~/ui/account/account-parts";
import { Banner } from "~/ui/banner/banner";
import { ButtonLink } from "~/ui/button/button";
import { EmptyState } from "~/ui/empty-state/empty-state";
import type { ServerHtml } from "~/ui/static-html/server-html";
import { Pagination } from "~/ui/pagination/pagination";
import { ProductGrid } from "~/ui/product-card/product-grid";

export interface WishlistProps {
  total: number;
  page: number;
  pageSize: number;
  gone: number;
  /** Null while the catalogue cannot be asked. */
  cards: ServerHtml | null;
}

/** What a customer wishes for, as cards: their hearts take a piece off the list. */
export function Wishlist({ total, page, pageSize, gone, cards }: WishlistProps) {
  const { prefix } = useLocale();
  const t = useText("account");
  const shell = useText("shell");
  const hrefOf = (other: number) => paths.account(prefix, "wishlist") + (other > 1 ? `?page=${other}` : "");
  return (
    <>
      <AccountHead
        title={shell("account.wishlist")}
        lead={total > 0 ? t("wishlist.count", { count: total }) : undefined}
      />
      {gone > 0 && (
        <Banner kind="info">
          <p>{t("wishlist.gone", { count: gone })}</p>
        </Banner>
      )}
      {total === 0 && (
        <EmptyState icon="heart" title={t("wishlist.empty")}>
          <p className="lead">{t("wishlist.emptyText")}</p>
          <ButtonLink to={paths.home(prefix)}>{t("shop")}</ButtonLink>
        </EmptyState>
      )}
      {total > 0 && !cards && <PartUnavailable />}
      {total > 0 && cards && (
        <>
          <h2 className="visually-hidden">{t("wishlist.count", { count: total })}</h2>
          <ProductGrid pages={[cards]} />
          <Pagination page={page} pageSize={pageSize} total={total} hrefOf={hrefOf} />
        </>
      )}
    </>
  );
}
